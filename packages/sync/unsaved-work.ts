import { diff } from '#packages/document/changes.ts'
import type { Document } from '#packages/document/schema.ts'
import { hasOpenDocuments } from '#packages/local-data/open-documents.ts'
import { VISITOR } from '#packages/local-data/owner.ts'
import { type RecoveredJournal, recoverJournals } from './journal.ts'
import { type Draft, type JournalHead, keysOf, type LocalDatabase } from './local-database.ts'
import { isAlive, ownTab } from './tab.ts'

/** A document of an account with changes that exist only in this browser. */
export interface Unsaved {
  id: string
  document: Document
  /** The tabs whose journals have the changes. */
  tabs: readonly string[]
  /** The account has no such document yet: it was created while the server could not be reached. */
  draft?: Draft
}

const isUnsaved = ({ base, history, pendingConflicts }: RecoveredJournal): boolean =>
  pendingConflicts.localOnly.length > 0 || diff(base.document, history.state).length > 0

const journalsOf = async (db: LocalDatabase, isWanted: (head: JournalHead) => boolean): Promise<string[]> => [
  ...new Set((await db.getAll('heads')).filter(isWanted).map(({ id }) => id)),
]

/** The documents of this account whose latest changes the server does not have. */
export const unsavedWorkOf = async (db: LocalDatabase, owner: string): Promise<Unsaved[]> => {
  const drafts = (await db.getAll('drafts')).filter((draft) => draft.owner === owner)
  const waiting = new Map(drafts.map((draft) => [draft.id, draft]))
  const unsaved: Unsaved[] = drafts.map((draft) => ({
    id: draft.id,
    tabs: [],
    document: draft.document,
    draft,
  }))
  for (const id of await journalsOf(db, (head) => head.owner === owner)) {
    if (waiting.has(id)) continue
    const left = (await recoverJournals(db, id)).filter((one) => one.owner === owner && isUnsaved(one))
    const [newest] = left
    if (newest) unsaved.push({ id, tabs: left.map(({ tab }) => tab), document: newest.history.state })
  }
  return unsaved
}

const removeJournals = async (db: LocalDatabase, heads: readonly Pick<JournalHead, 'id' | 'tab'>[]) => {
  const work = db.transaction(['heads', 'happenings'], 'readwrite')
  for (const { id, tab } of heads) {
    void work.objectStore('happenings').delete(keysOf(id, tab))
    void work.objectStore('heads').delete([id, tab])
  }
  await work.done
}

/** Removes everything of this account from the database of this browser. */
export const removeWorkOf = async (db: LocalDatabase, owner: string): Promise<void> => {
  await removeJournals(
    db,
    (await db.getAll('heads')).filter((head) => head.owner === owner),
  )
  const drafts = (await db.getAll('drafts')).filter((draft) => draft.owner === owner)
  const work = db.transaction(['drafts', 'versions'], 'readwrite')
  for (const { id } of drafts) {
    for (const key of await work.objectStore('versions').index('byDraft').getAllKeys(id))
      void work.objectStore('versions').delete(key)
    void work.objectStore('drafts').delete(id)
  }
  await work.done
}

/** Whether a journal belongs to another user. A visitor's journals are those of the drafts in this browser. */
export const isLeftByAnother = (
  head: Pick<JournalHead, 'owner'>,
  current: string,
  isOfDraft: boolean,
): boolean =>
  (head.owner ?? VISITOR) === VISITOR ? current === VISITOR && !isOfDraft : head.owner !== current

/**
 * Removes journals of accounts that are not signed in, if the server has everything in them. Unsaved work stays for its
 * account, and journals of open tabs are left alone.
 */
export const removeSyncedWorkOfOthers = async (db: LocalDatabase, current: string): Promise<void> => {
  const drafts = new Set(await db.getAllKeys('drafts'))
  const heads = await db.getAll('heads')
  const over = heads.filter((head) => isLeftByAnother(head, current, drafts.has(head.id)))
  const own = over.length > 0 ? await ownTab() : ''
  const saved: JournalHead[] = []
  for (const head of over) {
    if (head.tab === own ? hasOpenDocuments() : await isAlive(head.tab)) continue
    const left = (await recoverJournals(db, head.id)).find(({ tab }) => tab === head.tab)
    if (left && !isUnsaved(left)) saved.push(head)
  }
  if (saved.length > 0) await removeJournals(db, saved)
}
