import type { Document } from '#packages/document/schema.ts'
import { VISITOR } from '#packages/local-data/owner.ts'
import { belongs } from './belongs.ts'
import { keepBefore } from './browser-versions.ts'
import { type Database, type Draft, isFull } from './database.ts'
import { forget } from './journal.ts'
import { type Kept, type Remote, RemoteFailure } from './remote.ts'

const kept = ({ revision, document, savedAt }: Draft): Kept => ({ revision, document, savedAt })

const told = (error: unknown): never => {
  throw isFull(error) ? new RemoteFailure('full') : error
}

/** A visitor's documents, in this browser: compare and set in one transaction, as the server does. */
export const browserRemote = (db: Database, now: () => number = Date.now): Remote => ({
  home: 'browser',
  load: async (id) => {
    const draft = await db.get('drafts', id)
    return draft && kept(draft)
  },
  save: async (id, baseRevision, document, settled) => {
    const known = await db.get('drafts', id)
    // A version that finds no room must not keep the work itself from being saved.
    if (known) await keepBefore(db, known, now(), settled).catch(() => undefined)
    const work = db.transaction('drafts', 'readwrite')
    const draft = await work.store.get(id)
    if (!draft) throw new RemoteFailure('gone')
    if (draft.revision !== baseRevision) return { saved: false, current: kept(draft) }
    const savedAt = now()
    const next = { ...draft, revision: baseRevision + 1, document, savedAt }
    try {
      await Promise.all([work.store.put(next), work.done])
    } catch (error) {
      told(error)
    }
    return { saved: true, revision: next.revision, savedAt }
  },
})

export const createDraft = async (
  db: Database,
  id: string,
  document: Document,
  owner: string,
  use?: Draft['use'],
) => {
  const now = Date.now()
  const draft = { id, owner, revision: 1, document, createdAt: now, savedAt: now, ...(use ? { use } : {}) }
  await db.add('drafts', draft).catch(told)
}

/** What stands in this browser for everybody to go on with, or waits for this account. */
export const draftOf = async (db: Database, id: string, owner: string): Promise<Draft | undefined> => {
  const draft = await db.get('drafts', id)
  return draft && belongs(draft.owner, owner, true) ? draft : undefined
}

/** A visitor's draft that this account has opened is no other's from now on, even if it cannot move there yet. */
export const claimDraft = async (db: Database, id: string, owner: string): Promise<void> => {
  const work = db.transaction('drafts', 'readwrite')
  const draft = await work.store.get(id)
  if (draft && (draft.owner ?? VISITOR) === VISITOR) await work.store.put({ ...draft, owner })
  await work.done
}

/** Last saved first: the resumes, or what is made for another use. */
export const listDrafts = async (db: Database, owner: string, use?: Draft['use']): Promise<Draft[]> =>
  (await db.getAll('drafts'))
    .filter((draft) => draft.use === use && belongs(draft.owner, owner, true))
    .sort((a, b) => b.savedAt - a.savedAt)

export const removeDraft = async (db: Database, id: string): Promise<void> => {
  const work = db.transaction(['drafts', 'versions'], 'readwrite')
  for (const key of await work.objectStore('versions').index('byDraft').getAllKeys(id))
    void work.objectStore('versions').delete(key)
  void work.objectStore('drafts').delete(id)
  await work.done
  await forget(db, id)
}
