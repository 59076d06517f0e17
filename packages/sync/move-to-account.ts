import type { Document } from '#packages/document/schema.ts'
import { browserStore } from './browser-store.ts'
import { Journal } from './journal.ts'
import type { LocalDatabase } from './local-database.ts'
import { openDocument } from './open-document.ts'
import { ownTab } from './tab.ts'

export interface MovedDocument {
  /** The revision on the server; an earlier attempt may have stored an older state. */
  base: { revision: number; document: Document }
  /** The draft's document, with its pictures uploaded as files of the account. */
  document: Document
}

/**
 * Moves a visitor's draft to an account under the same id, with its undo steps. The copy in this browser is removed
 * only after the server has the document.
 */
export const moveToAccount = async (
  db: LocalDatabase,
  id: string,
  owner: string,
  create: (document: Document) => Promise<MovedDocument>,
): Promise<void> => {
  const opened = await openDocument(db, browserStore(db), id, owner, () => undefined)
  if (!opened.found) return
  const { history, sync } = opened
  sync.close()
  await sync.flush()
  const { base, document } = await create(history.state)
  history.receive(document)
  await new Journal(db, id, await ownTab(), owner).rewrite({
    base,
    history,
    at: Date.now(),
    pendingConflicts: { onServer: false, localOnly: sync.pendingConflicts.localOnly },
  })
  await db.delete('drafts', id)
}
