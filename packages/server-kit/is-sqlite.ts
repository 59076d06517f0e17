import { type Kysely, SqliteAdapter } from 'kysely'

/** The embedded database, not PostgreSQL. */
export const isSqlite = <Tables>(db: Kysely<Tables>): boolean =>
  db.getExecutor().adapter instanceof SqliteAdapter
