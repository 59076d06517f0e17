import { unwrap } from 'idb'
import { History } from '#packages/document/history.ts'
import type { Document } from '#packages/document/schema.ts'
import { type Against, allOf, type Database, type Entry, type JournalHead } from './database.ts'

export interface Recovered {
  tab: string
  owner: string | undefined
  base: JournalHead['base']
  history: History<Document>
  at: number
  against: Against
}

/** Nobody wrote where we did. */
export const NOTHING: Against = { atHome: false, aside: [] }

/**
 * Everything is sent to the browser's own process in one go: a tab that closes, hangs or dies the next moment takes
 * nothing with it, and nothing that is written behind this waits for an answer that the tab never heard.
 */
const inOneGo = async <Name extends 'heads' | 'happenings'>(
  db: Database,
  names: Name[],
  send: (store: (name: Name) => IDBObjectStore) => void,
) => {
  // The bare database: with each key, the kit's wrapping takes longer than the writing.
  const work = unwrap(db).transaction(names, 'readwrite')
  const done = new Promise<void>((resolve, reject) => {
    work.oncomplete = () => resolve()
    work.onabort = () => reject(work.error)
  })
  try {
    send((name) => work.objectStore(name))
    work.commit()
  } catch (error) {
    // Half of it must not stand: a journal whose lines were deleted for a whole that never came is empty.
    work.abort()
    await done.catch(() => undefined)
    throw error
  }
  await done
}

/** Every change of one tab to one document, written down before anything else is done with it. */
export class Journal {
  readonly #db: Database
  readonly #id: string
  readonly #tab: string
  readonly owner: string
  #line = 0

  /** Lines can follow once it was written anew: what an earlier journal of this tab held is gone then. */
  constructor(db: Database, id: string, tab: string, owner: string) {
    this.#db = db
    this.#id = id
    this.#tab = tab
    this.owner = owner
  }

  async append(happening: Entry): Promise<void> {
    this.#line += 1
    const line = { id: this.#id, tab: this.#tab, line: this.#line, happening }
    await inOneGo(this.#db, ['happenings'], (store) => store('happenings').add(line))
  }

  /** A fresh start for the replay; what it holds need not be replayed. Takes the place of `adopted` tabs' journals. */
  async rewrite(
    base: JournalHead['base'],
    history: History<Document>,
    at: number,
    { adopted = [], against = NOTHING }: { adopted?: readonly string[]; against?: Against } = {},
  ): Promise<void> {
    const head: JournalHead = {
      id: this.#id,
      tab: this.#tab,
      owner: this.owner,
      base,
      document: history.state,
      history: history.store(),
      at,
      against,
    }
    await inOneGo(this.#db, ['heads', 'happenings'], (store) => {
      for (const tab of [this.#tab, ...adopted]) store('happenings').delete(allOf(this.#id, tab))
      for (const tab of adopted) store('heads').delete([this.#id, tab])
      store('heads').put(head)
    })
  }
}

/** What a head and the entries after it come to. */
export const replayed = (head: JournalHead, entries: readonly Entry[]): Recovered => {
  const history = new History(head.document, head.history)
  let { base, at, against = NOTHING } = head
  let sent: Document | undefined
  for (const entry of entries) {
    if (entry.did === 'sent') sent = history.state
    else if (entry.did !== 'arrived') history.replay(entry)
    // What was sent may not have been written down, where there was no room: then nothing is known to be at home.
    else if (sent) {
      base = { revision: entry.revision, document: sent }
      at = entry.at
      against = NOTHING
      sent = undefined
    }
  }
  return { tab: head.tab, owner: head.owner, base, history, at, against }
}

/** What tabs left behind on a document: their last state, with every step that can be undone. */
export const recover = async (db: Database, id: string): Promise<Recovered[]> => {
  const work = db.transaction(['heads', 'happenings'])
  const heads = await work.objectStore('heads').getAll(allOf(id))
  const recovered: Recovered[] = []
  for (const head of heads) {
    const lines = await work.objectStore('happenings').getAll(allOf(id, head.tab))
    const entries = lines.map(({ happening }) => happening)
    recovered.push(replayed(head, entries))
  }
  await work.done
  return recovered.sort((a, b) => b.at - a.at)
}

/** What one tab left behind has been taken over, and is not to be taken twice. */
export const forgetTab = (db: Database, id: string, tab: string): Promise<void> =>
  inOneGo(db, ['heads', 'happenings'], (store) => {
    store('happenings').delete(allOf(id, tab))
    store('heads').delete([id, tab])
  })

/** When the document was deleted or moved to an account: nothing of it may come back. */
export const forget = (db: Database, id: string): Promise<void> =>
  inOneGo(db, ['heads', 'happenings'], (store) => {
    store('happenings').delete(allOf(id))
    store('heads').delete(allOf(id))
  })
