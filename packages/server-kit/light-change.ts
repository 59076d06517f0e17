import { sql } from 'kysely'
import { databaseKind } from './database-kind.ts'
import type { Db, Tx } from './server.ts'

type Work<T> = (tx: Tx) => Promise<T>

/** Uses one connection exclusively. */
const onSqlite = <T>(db: Db, work: Work<T>): Promise<T> =>
  db.connection().execute(async (connection) => {
    await sql`pragma synchronous = normal`.execute(connection)
    try {
      return await connection.transaction().execute(work)
    } finally {
      await sql`pragma synchronous = full`.execute(connection)
    }
  })

const onPostgres = <T>(db: Db, work: Work<T>): Promise<T> =>
  db.transaction().execute(async (tx) => {
    await sql`set local synchronous_commit = off`.execute(tx)
    return work(tx)
  })

/**
 * A change that does not wait for the disk. It outlives a crash of ours; a power cut within the same moment takes it
 * back as a whole. Only for what has no worth without the process that began it: the next change that is waited for
 * brings it to the disk, too.
 */
export const lightChange = <T>(db: Db, work: Work<T>): Promise<T> =>
  databaseKind(db) === 'sqlite' ? onSqlite(db, work) : onPostgres(db, work)
