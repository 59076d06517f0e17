import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { isSqlite } from '#packages/server-kit/is-sqlite.ts'
import type { Db } from '#packages/server-kit/server.ts'

interface Place {
  table: string
  columns: string[]
}

type Texts = Record<string, string | null>

/** Documents may be of megabytes. */
const AT_ONCE = 20

/** Undefined on SQLite, which has but one. */
const ownSchema = async (db: Db): Promise<string | undefined> => {
  if (isSqlite(db)) return undefined
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db)
  return rows[0]?.name
}

/**
 * Every text column except those of the files themselves, so that a new feature that mentions files is found without
 * registration.
 */
const placesIn = async (db: Db, own: string | undefined): Promise<Place[]> =>
  (await db.introspection.getTables())
    .filter(({ name, schema, isView }) => !isView && schema === own && name !== 'files')
    .map(({ name, columns }) => ({
      table: name,
      columns: columns
        .filter(({ dataType }) => /^(text|varchar|character varying)/i.test(dataType))
        .map((column) => column.name),
    }))
    .filter(({ columns }) => columns.length > 0)

const listed = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)))

/** A few rows at a time, because SQLite blocks all other requests while it reads. */
async function* textsInSqlite(db: Db, { table, columns }: Place): AsyncIterable<Texts[]> {
  let last = 0
  for (;;) {
    const { rows } = await sql<Texts & { place: number }>`
      select rowid as place, ${listed(columns)} from ${sql.table(table)}
      where rowid > ${last} order by rowid limit ${AT_ONCE}`.execute(db)
    yield rows.map(({ place: _, ...texts }) => texts)
    last = rows.at(-1)?.place ?? last
    if (rows.length < AT_ONCE) return
  }
}

async function* textsInPostgres(tx: Db, { table, columns }: Place): AsyncIterable<Texts[]> {
  await sql`declare texts no scroll cursor for select ${listed(columns)} from ${sql.table(table)}`.execute(tx)
  for (;;) {
    const { rows } = await sql<Texts>`fetch ${sql.lit(AT_ONCE)} from texts`.execute(tx)
    yield rows
    if (rows.length < AT_ONCE) break
  }
  await sql`close texts`.execute(tx)
}

/** As `newId` makes them, with nothing of their kind before or after. */
const ID = /(?<![0-9a-z])[0-9a-z]{20}(?![0-9a-z])/g

/** Requests come in between documents: twenty of 2 MB would hold them for half a second. */
const collect = async (rows: readonly Texts[], wanted: ReadonlySet<string>, found: Set<string>) => {
  for (const row of rows) {
    for (const text of Object.values(row))
      for (const [id] of text?.matchAll(ID) ?? []) if (wanted.has(id)) found.add(id)
    await nextTurn()
  }
}

const search = async (db: Db, wanted: ReadonlySet<string>, textsIn: typeof textsInSqlite) => {
  const found = new Set<string>()
  for (const place of await placesIn(db, await ownSchema(db)))
    for await (const rows of textsIn(db, place)) await collect(rows, wanted, found)
  return found
}

/** Which of the ids stand in any text, of anybody: who copied a template shows its author's pictures. */
export const mentioned = (db: Db, wanted: ReadonlySet<string>): Promise<Set<string>> => {
  if (isSqlite(db)) return search(db, wanted, textsInSqlite)
  // One moment for all tables: a row that is moved while they are read must not be missed.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((tx) => search(tx, wanted, textsInPostgres))
}
