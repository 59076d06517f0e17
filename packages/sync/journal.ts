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

/** What a rewritten journal starts from. */
export interface JournalSnapshot {
  base: JournalHead['base']
  history: History<Document>
  at: number
  /** Journals of closed tabs whose work is in `history` now; they are removed. */
  adopted?: readonly string[]
  pendingConflicts?: PendingConflicts
}

/**
 * Sends everything to the browser process in one go. A tab that closes, hangs or crashes right after it loses nothing,
 * and no later write waits for an answer that the tab never received.
 */
const writeAtOnce = async <Name extends 'heads' | 'happenings'>(
  db: LocalDatabase,
  names: Name[],
  send: (store: (name: Name) => IDBObjectStore) => void,
) => {
  // The plain database: with every key, the wrapper of `idb` takes longer than the write.
  const work = unwrap(db).transaction(names, 'readwrite')
  const done = new Promise<void>((resolve, reject) => {
    work.oncomplete = () => resolve()
    work.onabort = () => reject(work.error)
  })
  try {
    send((name) => work.objectStore(name))
    work.commit()
  } catch (error) {
    // A half-written journal would be empty: its entries are deleted before the new head is there.
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

  /** `rewrite` must come before `append`: it removes what an earlier journal of this tab holds. */
  constructor(db: LocalDatabase, id: string, tab: string, owner: string) {
    this.#db = db
    this.#id = id
    this.#tab = tab
    this.owner = owner
  }

  async append(entry: JournalEntry): Promise<void> {
    this.#line += 1
    const row = { id: this.#id, tab: this.#tab, line: this.#line, happening: toStoredEntry(entry) }
    await writeAtOnce(this.#db, ['happenings'], (store) => store('happenings').add(row))
  }

  /** Replaces the journal by one head that holds the whole state. */
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
    await writeAtOnce(this.#db, ['heads', 'happenings'], (store) => {
      for (const tab of [this.#tab, ...adopted]) store('happenings').delete(keysOf(this.#id, tab))
      for (const tab of adopted) store('heads').delete([this.#id, tab])
      store('heads').put(head)
    })
  }
}

/** The state that a head and the entries after it lead to. */
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
    // Without a `sent` entry (no room for it) nobody knows which document the store acknowledged.
    else if (sent) {
      base = { revision: entry.revision, document: sent }
      at = entry.at
      pendingConflicts = NO_CONFLICTS
      sent = undefined
    }
  }
  return { tab: head.tab, owner: head.owner, base, history, at, pendingConflicts }
}

/** The journals of all tabs on a document, newest first: their last state with every undo step. */
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

/** After another tab has taken over its work. */
export const removeTabJournal = (db: LocalDatabase, id: string, tab: string): Promise<void> =>
  writeAtOnce(db, ['heads', 'happenings'], (store) => {
    store('happenings').delete(keysOf(id, tab))
    store('heads').delete([id, tab])
  })

/** After the document was deleted or moved to an account. */
export const removeJournals = (db: LocalDatabase, id: string): Promise<void> =>
  writeAtOnce(db, ['heads', 'happenings'], (store) => {
    store('happenings').delete(keysOf(id))
    store('heads').delete(keysOf(id))
  })
