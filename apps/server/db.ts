import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { Kysely, PostgresDialect, type SqliteDatabase, SqliteDialect } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type pg from 'pg'
import type { Db, ServerSlice } from '#packages/server-kit/server.ts'

/** Loaded only for PostgreSQL. */
const loadPg = (): typeof pg => {
  const driver: typeof pg = createRequire(import.meta.url)('pg')
  // Counters and times are below 2^53; the driver would return 64-bit columns as text.
  driver.types.setTypeParser(driver.types.builtins.INT8, Number)
  return driver
}

export interface OpenDatabase {
  db: Db
  kind: 'sqlite' | 'postgres'
  /** For the shared rate limits; only on PostgreSQL. */
  pool: pg.Pool | undefined
  close(): Promise<void>
}

/** More than the product has; only code that writes values into statements would fill this. */
const MAX_STATEMENTS = 500

/**
 * Compiles each statement once. A change of the schema clears the cache, because a compiled statement remembers its
 * columns.
 */
const compiledOnce = (file: Sqlite.Database): SqliteDatabase => {
  const known = new Map<string, Sqlite.Statement>()
  return {
    close: () => void file.close(),
    prepare: (asked) => {
      // After a failed write SQLite has rolled back already; a second rollback would fail and hide the cause.
      const sql = asked === 'rollback' && !file.inTransaction ? 'select 1' : asked
      if (known.size >= MAX_STATEMENTS || /^\s*(alter|create|drop)\b/i.test(sql)) known.clear()
      const statement = known.get(sql) ?? file.prepare(sql)
      known.set(sql, statement)
      return statement as never
    },
  }
}

const openSqlite = (dataDir: string): OpenDatabase => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const file = new Sqlite(join(dataDir, 'huajian.db'))
  file.pragma('journal_mode = WAL')
  // An acknowledged write must survive a power cut, not only a crash of this process.
  file.pragma('synchronous = FULL')
  file.pragma('busy_timeout = 5000')
  file.pragma('foreign_keys = ON')
  const db: Db = new Kysely({ dialect: new SqliteDialect({ database: compiledOnce(file) }) })
  return { db, kind: 'sqlite', pool: undefined, close: () => db.destroy() }
}

const openPostgres = (url: string, maxConnections: number, onError: (error: Error) => void): OpenDatabase => {
  const { Pool } = loadPg()
  const pool = new Pool({ connectionString: url, max: maxConnections, connectionTimeoutMillis: 10_000 })
  // An idle connection that the server drops must not end the process.
  pool.on('error', onError)
  // Without a listener, a dropped connection that is in use would crash the process; its call fails with the
  // statement's own error.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool }) })
  return { db, kind: 'postgres', pool, close: () => db.destroy() }
}

export const openDatabase = (
  {
    dataDir,
    databaseUrl,
    maxConnections = 20,
  }: { dataDir: string; databaseUrl: string | undefined; maxConnections?: number },
  onError: (error: Error) => void,
): OpenDatabase =>
  databaseUrl === undefined ? openSqlite(dataDir) : openPostgres(databaseUrl, maxConnections, onError)

/** The migrations of all slices in one order. Two slices with the same migration name would silently lose a table. */
export const migrationsOf = (slices: readonly ServerSlice[]): Record<string, Migration> => {
  const all: Record<string, Migration> = {}
  for (const slice of slices)
    for (const [name, migration] of Object.entries(slice.migrations ?? {})) {
      if (all[name]) throw new Error(`two migrations are named ${name}`)
      all[name] = migration
    }
  return all
}

export const migrate = async (db: Db, slices: readonly ServerSlice[]) => {
  const migrations = migrationsOf(slices)
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
