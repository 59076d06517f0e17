import { diff } from '#packages/document/changes.ts'
import type { Document } from '#packages/document/schema.ts'
import { hasOpenWork } from '#packages/local-data/open-work.ts'
import { VISITOR } from '#packages/local-data/owner.ts'
import { allOf, type Database, type Draft, type JournalHead } from './database.ts'
import { type Recovered, recover } from './journal.ts'
import { isAlive, ownTab } from './tab.ts'

/** A document of an account with changes that are in this browser only. */
export interface Unsaved {
  id: string
  document: Document
  /** Whose journals hold it. */
  tabs: readonly string[]
  /** It waits to become a document of the account at all. */
  draft?: Draft
}

const isUnsaved = ({ base, history, against }: Recovered): boolean =>
  against.aside.length > 0 || diff(base.document, history.state).length > 0

const journalsOf = async (db: Database, isWanted: (head: JournalHead) => boolean): Promise<string[]> => [
  ...new Set((await db.getAll('heads')).filter(isWanted).map(({ id }) => id)),
]

/** What this account wrote here and the server does not have. */
export const unsavedOf = async (db: Database, owner: string): Promise<Unsaved[]> => {
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
    const left = (await recover(db, id)).filter((one) => one.owner === owner && isUnsaved(one))
    const [newest] = left
    if (newest) unsaved.push({ id, tabs: left.map(({ tab }) => tab), document: newest.history.state })
  }
  return unsaved
}

const removeJournals = async (db: Database, heads: readonly Pick<JournalHead, 'id' | 'tab'>[]) => {
  const work = db.transaction(['heads', 'happenings'], 'readwrite')
  for (const { id, tab } of heads) {
    void work.objectStore('happenings').delete(allOf(id, tab))
    void work.objectStore('heads').delete([id, tab])
  }
  await work.done
}

/** Nothing of this account stays in this browser's database. */
export const removeOf = async (db: Database, owner: string): Promise<void> => {
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

/** Whose journal ends with the session: another account's, and for a visitor also what is of no draft of theirs. */
export const isOver = (head: Pick<JournalHead, 'owner'>, current: string, isOfDraft: boolean): boolean =>
  (head.owner ?? VISITOR) === VISITOR ? current === VISITOR && !isOfDraft : head.owner !== current

/**
 * What accounts that are not signed in have left here and the server has as well is removed; what it does not have
 * stays for them. A tab that is open goes on with its own.
 */
export const sweep = async (db: Database, current: string): Promise<void> => {
  const drafts = new Set(await db.getAllKeys('drafts'))
  const heads = await db.getAll('heads')
  const over = heads.filter((head) => isOver(head, current, drafts.has(head.id)))
  const own = over.length > 0 ? await ownTab() : ''
  const saved: JournalHead[] = []
  for (const head of over) {
    if (head.tab === own ? hasOpenWork() : await isAlive(head.tab)) continue
    const left = (await recover(db, head.id)).find(({ tab }) => tab === head.tab)
    if (left && !isUnsaved(left)) saved.push(head)
  }
  if (saved.length > 0) await removeJournals(db, saved)
}
