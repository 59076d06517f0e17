import type { Document } from '#packages/document/schema.ts'
import { browserRemote } from './browser-remote.ts'
import type { Database } from './database.ts'
import { Journal } from './journal.ts'
import { openDocument } from './open.ts'
import { ownTab } from './tab.ts'

export interface Arrival {
  /** What the server has now; an earlier attempt may have brought an older state there. */
  base: { revision: number; document: Document }
  /** Ours, with its pictures as files of the account. */
  document: Document
}

/**
 * A visitor's draft becomes a document of their account, under the same id. Only once the server has it does the
 * browser's copy go; steps that can be undone come along.
 */
export const moveHome = async (
  db: Database,
  id: string,
  owner: string,
  create: (document: Document) => Promise<Arrival>,
): Promise<void> => {
  const opened = await openDocument(db, browserRemote(db), id, owner, () => undefined)
  if (!opened.found) return
  const { history, saver } = opened
  saver.close()
  await saver.flush()
  const home = await create(history.state)
  history.receive(home.document)
  await new Journal(db, id, await ownTab(), owner).rewrite(home.base, history, Date.now(), {
    against: { atHome: false, aside: saver.against.aside },
  })
  await db.delete('drafts', id)
}
