import { sql } from 'kysely'
import type { Db } from '#packages/server-kit/server.ts'
import type { Table } from './tables.ts'

export type Cell = string | number | null
export type Row = Cell[]

const MB = 1024 * 1024

const cellOf = (value: unknown, { name }: Table): Cell => {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  throw new Error(`${name} holds what no backup can: ${typeof value}`)
}

const refs = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)))

const sizeOf = (rows: readonly Row[]): number =>
  rows.reduce(
    (sum, row) => row.reduce((all: number, cell) => all + (typeof cell === 'string' ? cell.length : 8), sum),
    0,
  )

/**
 * All rows by their key, some at a time: rows of a hundred bytes and documents of megabytes lie in one database, so
 * how many depends on how large the last ones were.
 */
export async function* rowsOf(db: Db, table: Table): AsyncIterable<Row[]> {
  const { name, columns, key } = table
  let last: Cell[] | undefined
  let limit = 50
  for (;;) {
    const after = last ? sql`where (${refs(key)}) > (${sql.join(last.map((cell) => sql.val(cell)))})` : sql``
    const { rows } = await sql<Record<string, unknown>>`
      select ${refs(columns)} from ${sql.table(name)} ${after} order by ${refs(key)} limit ${sql.lit(limit)}
    `.execute(db)
    const lines = rows.map((row) => columns.map((column) => cellOf(row[column], table)))
    if (lines.length > 0) yield lines
    if (lines.length < limit) return
    const end = rows.at(-1)
    last = key.map((column) => cellOf(end?.[column], table))
    const bytes = sizeOf(lines)
    if (bytes < MB) limit = Math.min(2000, limit * 2)
    else if (bytes > 4 * MB) limit = Math.max(1, Math.floor(limit / 2))
  }
}

/** SQLite takes 32,766 values in one statement, PostgreSQL twice as many. */
const MAX_VALUES = 20_000

export const insertRows = async (db: Db, { name, columns }: Table, rows: readonly Row[]) => {
  const step = Math.max(1, Math.floor(MAX_VALUES / columns.length))
  for (let from = 0; from < rows.length; from += step) {
    const lines = rows
      .slice(from, from + step)
      .map((row) => sql`(${sql.join(row.map((cell) => sql.val(cell)))})`)
    await sql`insert into ${sql.table(name)} (${refs(columns)}) values ${sql.join(lines)}`.execute(db)
  }
}

/** Of all the tables together. */
export const isEmpty = async (db: Db, tables: readonly Table[]): Promise<boolean> => {
  const there = new Set((await db.introspection.getTables()).map(({ name }) => name))
  for (const { name } of tables) {
    if (!there.has(name)) continue
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db)
    if (rows.length > 0) return false
  }
  return true
}
