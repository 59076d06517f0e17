import type { Document } from '#packages/document/schema.ts'
import { expendable } from '#packages/document/thin-versions.ts'
import { newId } from '#packages/slice/id.ts'
import type { Database, Draft, DraftVersion } from './database.ts'

/** Editing goes on in one version until there was a pause of this length. */
export const PAUSE_MS = 5 * 60_000

const versionOf = (draft: Draft, reason: DraftVersion['reason'], now: number): DraftVersion => ({
  id: newId(now),
  draft: draft.id,
  revision: draft.revision,
  document: draft.document,
  reason,
  at: draft.savedAt,
})

/**
 * Keeps what stood there before the first save after a pause, and before one that settled a conflict: there it is what
 * another tab wrote. Older ones are thinned by age.
 */
export const keepBefore = async (
  db: Database,
  draft: Draft,
  now: number,
  settled: boolean,
): Promise<void> => {
  if (!settled && now - draft.savedAt < PAUSE_MS) return
  const work = db.transaction('versions', 'readwrite')
  const all = await work.store.index('byDraft').getAll(draft.id)
  const facts = all.map(({ id, at, name }) => ({ id, at, named: name !== undefined, size: 0 }))
  for (const id of expendable(facts, now)) void work.store.delete(id)
  void work.store.put(versionOf(draft, settled ? 'merge' : 'auto', now))
  await work.done
}

/** The earlier states of a visitor's draft. */
export const browserVersions = (db: Database, id: string, now: () => number = Date.now) => ({
  list: async () => (await db.getAllFromIndex('versions', 'byDraft', id)).sort((a, b) => b.at - a.at),
  get: async (version: string): Promise<Document | undefined> =>
    (await db.get('versions', version))?.document,
  keep: async (name: string) => {
    const draft = await db.get('drafts', id)
    if (draft) await db.put('versions', { ...versionOf(draft, 'named', now()), name })
  },
  beforeRestore: async () => {
    const draft = await db.get('drafts', id)
    if (draft) await db.put('versions', versionOf(draft, 'restore', now()))
  },
  /** An empty name takes the name away. */
  name: async (version: string, name: string) => {
    const found = await db.get('versions', version)
    if (!found) return
    const { name: _, ...rest } = found
    await db.put('versions', name === '' ? { ...rest, reason: 'auto' } : { ...rest, reason: 'named', name })
  },
})
