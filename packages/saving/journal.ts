import { unwrap } from 'idb'
import { History } from '#packages/document/history.ts'
import type { Document } from '#packages/document/schema.ts'
import type { Database, Entry, Happenings, JournalHead } from './database.ts'
import { runsOf } from './runs.ts'

export interface Recovered {
  tab: string
  base: JournalHead['base']
  history: History<Document>
  at: number
}

/** A tab's happenings mostly follow one another: they go in one piece, not key by key while somebody types. */
const clear = async (happenings: Happenings, id: string, tab: string) => {
  for (const [first, last] of runsOf(await happenings.index('byTab').getAllKeys([id, tab])))
    void happenings.delete(IDBKeyRange.bound(first, last))
}

/** Every change of one tab to one document, written down before anything else is done with it. */
export class Journal {
  readonly #db: Database
  readonly #id: string
  readonly #tab: string

  constructor(db: Database, id: string, tab: string) {
    this.#db = db
    this.#id = id
    this.#tab = tab
  }

  /** Sent to the browser's own process in one go: a tab that closes the next moment takes nothing with it. */
  async append(happening: Entry): Promise<void> {
    // The bare database: with each key, the kit's wrapping takes longer than the writing.
    const work = unwrap(this.#db).transaction('happenings', 'readwrite')
    const done = new Promise<void>((resolve, reject) => {
      work.oncomplete = () => resolve()
      work.onabort = () => reject(work.error)
    })
    work.objectStore('happenings').add({ id: this.#id, tab: this.#tab, happening })
    work.commit()
    await done
  }

  /** A fresh start for the replay; what it holds need not be replayed. Takes the place of `adopted` tabs' journals. */
  async rewrite(
    base: JournalHead['base'],
    history: History<Document>,
    at: number,
    adopted: readonly string[] = [],
  ): Promise<void> {
    const work = this.#db.transaction(['heads', 'happenings'], 'readwrite')
    const head = { id: this.#id, tab: this.#tab, base, document: history.state, history: history.store(), at }
    const happenings = work.objectStore('happenings')
    for (const tab of [this.#tab, ...adopted]) await clear(happenings, this.#id, tab)
    for (const tab of adopted) void work.objectStore('heads').delete([this.#id, tab])
    void work.objectStore('heads').put(head)
    await work.done
  }
}

/** What a head and the entries after it come to. */
export const replayed = (head: JournalHead, entries: readonly Entry[]): Recovered => {
  const history = new History(head.document, head.history)
  let { base, at } = head
  let sent: Document | undefined
  for (const entry of entries) {
    if (entry.did === 'sent') sent = history.state
    else if (entry.did !== 'arrived') history.replay(entry)
    // What was sent may not have been written down, where there was no room: then nothing is known to be at home.
    else if (sent) {
      base = { revision: entry.revision, document: sent }
      at = entry.at
      sent = undefined
    }
  }
  return { tab: head.tab, base, history, at }
}

/** What tabs left behind on a document: their last state, with every step that can be undone. */
export const recover = async (db: Database, id: string): Promise<Recovered[]> => {
  const work = db.transaction(['heads', 'happenings'])
  const heads = await work.objectStore('heads').index('byDocument').getAll(id)
  const recovered: Recovered[] = []
  for (const head of heads) {
    const rows = await work.objectStore('happenings').index('byTab').getAll([id, head.tab])
    const entries = rows.map(({ happening }) => happening)
    recovered.push(replayed(head, entries))
  }
  await work.done
  return recovered.sort((a, b) => b.at - a.at)
}

/** What one tab left behind, taken away so that nobody else takes it too. */
export const takeOver = async (db: Database, id: string, tab: string): Promise<Recovered | undefined> => {
  const found = (await recover(db, id)).find((one) => one.tab === tab)
  if (!found) return undefined
  const work = db.transaction(['heads', 'happenings'], 'readwrite')
  await clear(work.objectStore('happenings'), id, tab)
  void work.objectStore('heads').delete([id, tab])
  await work.done
  return found
}

/** When the document was deleted or moved to an account: nothing of it may come back. */
export const forget = async (db: Database, id: string): Promise<void> => {
  const work = db.transaction(['heads', 'happenings'], 'readwrite')
  for (const head of await work.objectStore('heads').index('byDocument').getAll(id)) {
    await clear(work.objectStore('happenings'), id, head.tab)
    void work.objectStore('heads').delete([id, head.tab])
  }
  await work.done
}
