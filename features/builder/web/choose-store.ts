import type { QueryClient } from '@tanstack/react-query'
import { whoIsHere } from '#features/resumes/parts.ts'
import type { Client } from '#packages/api/client.ts'
import { browserStore, claimDraft, draftOf } from '#packages/sync/browser-store.ts'
import { type DocumentStore, StoreError } from '#packages/sync/document-store.ts'
import type { LocalDatabase } from '#packages/sync/local-database.ts'
import { serverStore } from './server-store.ts'

/** A visitor's documents are in this browser; any other document can only be in an account. */
const visitorStore: DocumentStore = {
  location: 'server',
  load: () => Promise.reject(new StoreError('signed_out')),
  save: () => Promise.reject(new StoreError('signed_out')),
}

/** The store of a document. A visitor's draft moves to the account when it is first opened after signing in. */
export const chooseStore = async (
  client: Client,
  queries: QueryClient,
  db: LocalDatabase,
  id: string,
): Promise<{ documentStore: DocumentStore; owner: string }> => {
  const { here, owner } = await whoIsHere(queries)
  const draft = await draftOf(db, id, owner)
  if (!draft) return { documentStore: here === 'visitor' ? visitorStore : serverStore(client), owner }
  if (here !== 'member') return { documentStore: browserStore(db), owner }
  await claimDraft(db, id, owner)
  try {
    // Loaded on demand, because a draft is moved only once.
    const { moveResume } = await import('./move-resume.ts')
    await moveResume(client, db, id, owner)
    return { documentStore: serverStore(client), owner }
  } catch {
    // The account is full or cannot be reached: the draft stays in this browser, and the next opening tries again.
    return { documentStore: browserStore(db), owner }
  }
}
