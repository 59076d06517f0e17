import type { Document } from '#packages/document/schema.ts'

export interface StoredDocument {
  revision: number
  document: Document
  savedAt: number
}

export type SaveResult =
  | { saved: true; revision: number; savedAt: number }
  /** The store holds a newer revision than the sender knows. */
  | { saved: false; current: StoredDocument }

/** Where a document is stored: on the server for accounts, in this browser for visitors. */
export interface DocumentStore {
  location: 'server' | 'browser'
  load(id: string): Promise<StoredDocument | undefined>
  /** Saves only if the store still has `baseRevision`. After a conflict the store keeps its document as a version. */
  save(id: string, baseRevision: number, document: Document, hadConflict: boolean): Promise<SaveResult>
}

export type FailureReason =
  /** No answer: no network, or the server is down. */
  | 'offline'
  /** The server had an internal error or a rate limit. */
  | 'server'
  | 'signed_out'
  /** The server does not accept this document; a retry does not help. */
  | 'refused'
  /** The account has no storage left; its owner can make room and retry. */
  | 'no_room'
  /** The document was deleted elsewhere. */
  | 'gone'
  /** This browser has no storage left. */
  | 'full'

export class StoreError extends Error {
  readonly reason: FailureReason

  constructor(reason: FailureReason, message: string = reason) {
    super(message)
    this.reason = reason
  }
}
