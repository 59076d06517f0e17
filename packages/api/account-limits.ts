import type { AccountLimit } from './endpoint.ts'

/** New documents, copies and stored versions, all together. */
export const NEW_DOCUMENTS: AccountLimit = {
  name: 'new documents',
  windows: [
    { calls: 60, seconds: 60 },
    { calls: 600, seconds: 3600 },
  ],
}

/** An editor saves once or twice a second while the user types; several may be open. */
export const SAVES: AccountLimit = { name: 'saves', windows: [{ calls: 1200, seconds: 60 }] }

/** Whole documents and earlier versions of them, which can be 2 MB each. */
export const DOCUMENT_READS: AccountLimit = { name: 'document reads', windows: [{ calls: 600, seconds: 60 }] }

/** Lists of documents, which can be searched for words: one search reads up to 16 MB. */
export const SEARCHES: AccountLimit = { name: 'searches', windows: [{ calls: 300, seconds: 60 }] }

/** Pictures: decoding and encoding one takes up to some seconds of processor time. */
export const UPLOADS: AccountLimit = {
  name: 'uploads',
  windows: [
    { calls: 60, seconds: 60 },
    { calls: 600, seconds: 3600 },
  ],
}

/** All other changes, of one row or of a whole list. */
export const CHANGES: AccountLimit = { name: 'changes', windows: [{ calls: 600, seconds: 60 }] }

/** Calls that compare a password or a code, which takes processor time. */
export const PROOFS: AccountLimit = { name: 'proofs', windows: [{ calls: 60, seconds: 600 }] }
