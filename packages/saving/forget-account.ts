import { closeOpenWork } from '#packages/local-data/open-work.ts'
import { removeStored } from '#packages/local-data/stored-all.ts'
import { openDatabase } from './database.ts'
import { hasDatabase } from './has-database.ts'
import { removeOf, sweep } from './local-work.ts'

/** Signed out by the person: nothing of the account stays in this browser. */
export const forgetAccount = async (owner: string): Promise<void> => {
  closeOpenWork(owner)
  removeStored(owner, { keepsWork: false })
  if (!(await hasDatabase())) return
  const db = await openDatabase()
  await removeOf(db, owner)
  db.close()
}

/** Removes what other accounts than this one have left here and the server has as well. */
export const sweepHere = async (current: string): Promise<void> => {
  if (!(await hasDatabase())) return
  const db = await openDatabase()
  await sweep(db, current)
  db.close()
}
