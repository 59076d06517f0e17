import Sqlite from 'better-sqlite3'
import { Kysely, SqliteDialect, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { migrationsOf } from '#apps/server/db.ts'
import type { Db, ServerSlice } from '#packages/server-kit/server.ts'

export interface Table {
  name: string
  columns: string[]
  /** The columns of its primary key, in order. */
  key: string[]
}

/** Brings a database exactly as far as these migrations do. */
export const migrateBy = async (db: Db, slices: readonly ServerSlice[], names: readonly string[]) => {
  const all = migrationsOf(slices)
  const some: Record<string, Migration> = {}
  for (const name of names) if (all[name]) some[name] = all[name]
  const migrator = new Migrator({ db, provider: { getMigrations: async () => some } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

/** Those that a database has seen; none where it is new. */
export const migrationsIn = async (db: Db): Promise<string[]> => {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

const isDerived = (name: string, slices: readonly ServerSlice[]): boolean =>
  slices.some(({ derived = [] }) => derived.some((one) => name === one || name.startsWith(`${one}_`)))

/** A table comes after those that its rows refer to. */
const inOrder = (tables: Table[], refersTo: ReadonlyMap<string, string[]>): Table[] => {
  const sorted: Table[] = []
  const add = (table: Table) => {
    if (sorted.includes(table)) return
    for (const name of refersTo.get(table.name) ?? []) {
      const other = tables.find((one) => one.name === name)
      if (other && other !== table) add(other)
    }
    sorted.push(table)
  }
  for (const table of tables) add(table)
  return sorted
}

/**
 * The tables that these migrations make, learnt by making them in memory: a database may hold tables of others, and
 * only ours are read and written.
 */
export const tablesAfter = async (
  slices: readonly ServerSlice[],
  names: readonly string[],
): Promise<Table[]> => {
  const file = new Sqlite(':memory:')
  const db: Db = new Kysely({ dialect: new SqliteDialect({ database: file }) })
  try {
    await migrateBy(db, slices, names)
    const all = file
      .prepare<[], { name: string }>(`select name from sqlite_schema where type = 'table' order by name`)
      .all()
      .map(({ name }) => name)
      .filter((name) => !/^(sqlite|kysely)_/.test(name) && !isDerived(name, slices))
    const tables = all.map((name): Table => {
      const columns = file
        .prepare<[string], { name: string; pk: number }>('select name, pk from pragma_table_info(?)')
        .all(name)
      const key = columns.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk)
      if (key.length === 0) throw new Error(`${name} has no primary key: its rows cannot be told apart`)
      return { name, columns: columns.map((column) => column.name), key: key.map((column) => column.name) }
    })
    const references = file.prepare<[string], { table: string }>(
      'select "table" from pragma_foreign_key_list(?)',
    )
    return inOrder(tables, new Map(all.map((name) => [name, references.all(name).map((row) => row.table)])))
  } finally {
    await db.destroy()
  }
}
