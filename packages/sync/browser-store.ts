import type { Document } from '#packages/document/schema.ts'
import { VISITOR } from '#packages/local-data/owner.ts'
import { keepVersionBeforeSave } from './browser-versions.ts'
import { type DocumentStore, type StoredDocument, StoreError } from './document-store.ts'
import { removeJournals } from './journal.ts'
import { type Draft, isQuotaExceeded, type LocalDatabase } from './local-database.ts'
import { isOwnedBy } from './ownership.ts'

const storedDocument = ({ revision, document, savedAt }: Draft): StoredDocument => ({
  revision,
  document,
  savedAt,
})

const throwStoreError = (error: unknown): never => {
  throw isQuotaExceeded(error) ? new StoreError('full') : error
}

/** A visitor's documents in this browser. As on the server, a save compares the revision in its transaction. */
export const browserStore = (db: LocalDatabase, now: () => number = Date.now): DocumentStore => ({
  location: 'browser',
  load: async (id) => {
    const draft = await db.get('drafts', id)
    return draft && storedDocument(draft)
  },
  save: async (id, baseRevision, document, hadConflict) => {
    const known = await db.get('drafts', id)
    // If there is no space for a version, the document is saved nevertheless.
    if (known) await keepVersionBeforeSave(db, known, now(), hadConflict).catch(() => undefined)
    const work = db.transaction('drafts', 'readwrite')
    const draft = await work.store.get(id)
    if (!draft) throw new StoreError('gone')
    if (draft.revision !== baseRevision) return { saved: false, current: storedDocument(draft) }
    const savedAt = now()
    const next = { ...draft, revision: baseRevision + 1, document, savedAt }
    try {
      await Promise.all([work.store.put(next), work.done])
    } catch (error) {
      throwStoreError(error)
    }
    return { saved: true, revision: next.revision, savedAt }
  },
})

export const createDraft = async (
  db: LocalDatabase,
  id: string,
  document: Document,
  owner: string,
  use?: Draft['use'],
) => {
  const now = Date.now()
  const draft = { id, owner, revision: 1, document, createdAt: now, savedAt: now, ...(use ? { use } : {}) }
  await db.add('drafts', draft).catch(throwStoreError)
}

/** A draft of this browser that `owner` may open. */
export const draftOf = async (db: LocalDatabase, id: string, owner: string): Promise<Draft | undefined> => {
  const draft = await db.get('drafts', id)
  return draft && isOwnedBy(draft.owner, owner, true) ? draft : undefined
}

/** Assigns a visitor's draft to the account that opened it, even if it cannot be moved to the server yet. */
export const claimDraft = async (db: LocalDatabase, id: string, owner: string): Promise<void> => {
  const work = db.transaction('drafts', 'readwrite')
  const draft = await work.store.get(id)
  if (draft && (draft.owner ?? VISITOR) === VISITOR) await work.store.put({ ...draft, owner })
  await work.done
}

/** Resumes, or drafts of another use, with the most recently saved first. */
export const listDrafts = async (db: LocalDatabase, owner: string, use?: Draft['use']): Promise<Draft[]> =>
  (await db.getAll('drafts'))
    .filter((draft) => draft.use === use && isOwnedBy(draft.owner, owner, true))
    .sort((a, b) => b.savedAt - a.savedAt)

export const removeDraft = async (db: LocalDatabase, id: string): Promise<void> => {
  const work = db.transaction(['drafts', 'versions'], 'readwrite')
  for (const key of await work.objectStore('versions').index('byDraft').getAllKeys(id))
    void work.objectStore('versions').delete(key)
  void work.objectStore('drafts').delete(id)
  await work.done
  await removeJournals(db, id)
}
