import { unwrap } from 'idb'
import { History } from '#packages/document/history.ts'
import type { Document } from '#packages/document/schema.ts'
import {
  fromStoredEntry,
  type JournalEntry,
  type JournalHead,
  keysOf,
  type LocalDatabase,
  type PendingConflicts,
  toStoredEntry,
} from './local-database.ts'

export interface RecoveredJournal {
  tab: string
  owner: string | undefined
  base: JournalHead['base']
  history: History<Document>
  at: number
  pendingConflicts: PendingConflicts
}

export const NO_CONFLICTS: PendingConflicts = { onServer: false, localOnly: [] }

/** The state that a rewritten journal begins with. */
export interface JournalSnapshot {
  base: JournalHead['base']
  history: History<Document>
  at: number
  /** Journals of closed tabs whose work is in `history` now; they are removed. */
  adopted?: readonly string[]
  pendingConflicts?: PendingConflicts
}

/**
 * Sends all requests to the browser process in one task and commits. If the tab closes or crashes right after that,
 * nothing is lost, and writes of other tabs are not blocked by an open transaction.
 */
const writeInOneBatch = async <Name extends 'heads' | 'happenings'>(
  db: LocalDatabase,
  names: Name[],
  send: (store: (name: Name) => IDBObjectStore) => void,
) => {
  // Not wrapped by `idb`: this runs with every key, and the wrapper takes longer than the write.
  const work = unwrap(db).transaction(names, 'readwrite')
  const done = new Promise<void>((resolve, reject) => {
    work.oncomplete = () => resolve()
    work.onabort = () => reject(work.error)
  })
  try {
    send((name) => work.objectStore(name))
    work.commit()
  } catch (error) {
    // Without the abort the journal could be lost: its entries are deleted before the new head is written.
    work.abort()
    await done.catch(() => undefined)
    throw error
  }
  await done
}

/** The write-ahead log of one tab's work on one document. */
export class Journal {
  readonly #db: LocalDatabase
  readonly #id: string
  readonly #tab: string
  readonly owner: string
  #line = 0

  /** Call `rewrite` before `append`: it replaces an earlier journal of this tab. */
  constructor(db: LocalDatabase, id: string, tab: string, owner: string) {
    this.#db = db
    this.#id = id
    this.#tab = tab
    this.owner = owner
  }

  async append(entry: JournalEntry): Promise<void> {
    this.#line += 1
    const row = { id: this.#id, tab: this.#tab, line: this.#line, happening: toStoredEntry(entry) }
    await writeInOneBatch(this.#db, ['happenings'], (store) => store('happenings').add(row))
  }

  /** Replaces the journal by one head with the whole state. */
  async rewrite({
    base,
    history,
    at,
    adopted = [],
    pendingConflicts: { onServer, localOnly } = NO_CONFLICTS,
  }: JournalSnapshot): Promise<void> {
    const head: JournalHead = {
      id: this.#id,
      tab: this.#tab,
      owner: this.owner,
      base,
      document: history.state,
      history: history.store(),
      at,
      against: { atHome: onServer, aside: localOnly },
    }
    await writeInOneBatch(this.#db, ['heads', 'happenings'], (store) => {
      for (const tab of [this.#tab, ...adopted]) store('happenings').delete(keysOf(this.#id, tab))
      for (const tab of adopted) store('heads').delete([this.#id, tab])
      store('heads').put(head)
    })
  }
}

/** Applies the entries after a head to its state. */
export const replayJournal = (head: JournalHead, entries: readonly JournalEntry[]): RecoveredJournal => {
  const history = new History(head.document, head.history)
  let { base, at } = head
  let pendingConflicts: PendingConflicts = head.against
    ? { onServer: head.against.atHome, localOnly: head.against.aside }
    : NO_CONFLICTS
  let sent: Document | undefined
  for (const entry of entries) {
    if (entry.type === 'sent') sent = history.state
    else if (entry.type !== 'acknowledged') history.replay(entry)
    // If there was no space for the `sent` entry, the acknowledged document is unknown.
    else if (sent) {
      base = { revision: entry.revision, document: sent }
      at = entry.at
      pendingConflicts = NO_CONFLICTS
      sent = undefined
    }
  }
  return { tab: head.tab, owner: head.owner, base, history, at, pendingConflicts }
}

/** The state of every tab's journal of a document, with all undo steps, newest first. */
export const recoverJournals = async (db: LocalDatabase, id: string): Promise<RecoveredJournal[]> => {
  const work = db.transaction(['heads', 'happenings'])
  const heads = await work.objectStore('heads').getAll(keysOf(id))
  const recovered: RecoveredJournal[] = []
  for (const head of heads) {
    const rows = await work.objectStore('happenings').getAll(keysOf(id, head.tab))
    const entries = rows.map(({ happening }) => fromStoredEntry(happening))
    recovered.push(replayJournal(head, entries))
  }
  await work.done
  return recovered.sort((a, b) => b.at - a.at)
}

/** Called after another tab has taken over the work of this one. */
export const removeTabJournal = (db: LocalDatabase, id: string, tab: string): Promise<void> =>
  writeInOneBatch(db, ['heads', 'happenings'], (store) => {
    store('happenings').delete(keysOf(id, tab))
    store('heads').delete([id, tab])
  })

/** Called after the document was deleted or moved to an account. */
export const removeJournals = (db: LocalDatabase, id: string): Promise<void> =>
  writeInOneBatch(db, ['heads', 'happenings'], (store) => {
    store('happenings').delete(keysOf(id))
    store('heads').delete(keysOf(id))
  })
