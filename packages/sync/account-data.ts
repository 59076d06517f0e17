import { closeOpenDocuments } from '#packages/local-data/open-documents.ts'
import { removeStored } from '#packages/local-data/stored-all.ts'
import { hasLocalDatabase } from './database-exists.ts'
import { openLocalDatabase } from './local-database.ts'
import { removeSyncedWorkOfOthers, removeWorkOf } from './unsaved-work.ts'

/** After signing out: removes everything of the account from this browser. */
export const removeAccountData = async (owner: string): Promise<void> => {
  closeOpenDocuments(owner)
  removeStored(owner, { keepWork: false })
  if (!(await hasLocalDatabase())) return
  const db = await openLocalDatabase()
  await removeWorkOf(db, owner)
  db.close()
}

/** Removes the data of other accounts that the server has as well. */
export const removeSyncedDataOfOthers = async (current: string): Promise<void> => {
  if (!(await hasLocalDatabase())) return
  const db = await openLocalDatabase()
  await removeSyncedWorkOfOthers(db, current)
  db.close()
}
