import { newId } from '#packages/api/new-id.ts'
import type { Document } from '#packages/document/schema.ts'
import { expiredVersions, VERSION_EVERY_MS } from '#packages/document/thin-versions.ts'
import type { Draft, DraftVersion, LocalDatabase } from './local-database.ts'

/** A time in the future comes from a clock that was wrong. */
const isDue = ({ createdAt, versionedAt = createdAt }: Draft, now: number): boolean =>
  Math.abs(now - versionedAt) >= VERSION_EVERY_MS

const versionOf = (draft: Draft, reason: DraftVersion['reason'], now: number): DraftVersion => ({
  id: newId(now),
  draft: draft.id,
  revision: draft.revision,
  document: draft.document,
  reason,
  at: draft.savedAt,
})

/**
 * Stores the saved document as a version before it is replaced: at intervals, and always after a conflict, when it is
 * the text of another tab. The older the versions, the fewer are kept.
 */
export const keepVersionBeforeSave = async (
  db: LocalDatabase,
  draft: Draft,
  now: number,
  hadConflict: boolean,
): Promise<void> => {
  if (!hadConflict && !isDue(draft, now)) return
  const work = db.transaction(['versions', 'drafts'], 'readwrite')
  const versions = work.objectStore('versions')
  const all = await versions.index('byDraft').getAll(draft.id)
  const facts = all.map(({ id, at, name }) => ({ id, at, named: name !== undefined, size: 0 }))
  for (const id of expiredVersions(facts, now)) void versions.delete(id)
  void versions.put(versionOf(draft, hadConflict ? 'merge' : 'auto', now))
  const stored = await work.objectStore('drafts').get(draft.id)
  if (stored) void work.objectStore('drafts').put({ ...stored, versionedAt: now })
  await work.done
}

/** The earlier states of a visitor's draft. */
export const browserVersions = (db: LocalDatabase, id: string, now: () => number = Date.now) => ({
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
  /** An empty name removes the name. */
  name: async (version: string, name: string) => {
    const found = await db.get('versions', version)
    if (!found) return
    const { name: _, ...rest } = found
    await db.put('versions', name === '' ? { ...rest, reason: 'auto' } : { ...rest, reason: 'named', name })
  },
})
