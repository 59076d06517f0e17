import { type QueryExecutorProvider, SqliteAdapter } from 'kysely'

export const databaseKind = (db: QueryExecutorProvider): 'sqlite' | 'postgres' =>
  db.getExecutor().adapter instanceof SqliteAdapter ? 'sqlite' : 'postgres'
