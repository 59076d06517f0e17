import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { DAY_MS } from '#packages/scheduling/durations.ts'
import { isSqlite } from './is-sqlite.ts'
import { runPeriodically } from './job-lease.ts'
import type { Db, ServerSlice } from './server.ts'

/**
 * Changes of what every visitor sees. Triggers add a row for each, within the change itself, so that a server knows
 * after one short query whether a page that it rendered is still correct, also when another server made the change.
 * Rows are only ever added: a counter that all changes update would make transactions wait for each other.
 */
const migrations: Record<string, Migration> = {
  '2026_12_02_01_public_changes': {
    up: async (db) => {
      await (isSqlite(db)
        ? sql`create table public_changes (id integer primary key autoincrement, at bigint not null)`
        : sql`create table public_changes (id bigserial primary key, at bigint not null)`
      ).execute(db)
      if (isSqlite(db)) return
      await sql`create function public_changed() returns trigger language plpgsql as $$ begin
        insert into public_changes (at) values (extract(epoch from clock_timestamp()) * 1000);
        return null;
      end $$`.execute(db)
    },
  },
}

/** For migrations: rows that are added to or deleted from a table, or updated in one of these columns, count as public changes. */
export const tracksPublicChanges = async <Tables>(
  db: Kysely<Tables>,
  table: string,
  { on, columns = [] }: { on: readonly ('insert' | 'update' | 'delete')[]; columns?: readonly string[] },
): Promise<void> => {
  for (const event of on) {
    const name = sql.ref(`${table}_public_${event}`)
    const of =
      event === 'update' && columns.length > 0
        ? sql`of ${sql.join(columns.map((column) => sql.ref(column)))}`
        : sql``
    const head = sql`create trigger ${name} after ${sql.raw(event)} ${of} on ${sql.table(table)}`
    await (isSqlite(db)
      ? sql`${head} begin
          insert into public_changes (at) values (cast(unixepoch('subsec') * 1000 as integer));
        end`
      : sql`${head} for each statement execute function public_changed()`
    ).execute(db)
  }
}

/** Older rows are not needed, because no transaction lasts a day. The latest row stays: it is the revision. */
const deleteOldPublicChanges = async (db: Db, now: number): Promise<void> => {
  await db
    .deleteFrom('public_changes')
    .where('at', '<', now - DAY_MS)
    .where('id', '<', (query) =>
      query.selectFrom('public_changes').select((all) => all.fn.max('id').as('latest')),
    )
    .execute()
}

export const publicRevisionSlice: ServerSlice = {
  name: 'public revision',
  derived: ['public_changes'],
  migrations,
  background: ({ db, now, log }) =>
    runPeriodically(
      { db, now, log },
      { name: 'delete old public changes', everyMs: DAY_MS, work: () => deleteOldPublicChanges(db, now()) },
    ),
}

export interface PublicRevision {
  /** Equal answers mean that nothing public has changed between them. */
  current(): Promise<string>
  /**
   * Called before `current` returns a new revision, also the first: what a server read into memory before that may be
   * out of date.
   */
  onChange(listener: () => void): void
}

/** Calls that wait at the same time share one read, which begins after each of them was made. */
const sharedRead = <T>(read: () => Promise<T>): (() => Promise<T>) => {
  let running: Promise<unknown> = Promise.resolve()
  let waiting: Promise<T> | undefined
  return () => {
    waiting ??= running.then(() => {
      waiting = undefined
      const reading = read()
      running = reading.catch(() => undefined)
      return reading
    })
    return waiting
  }
}

export const createPublicRevision = (db: Db): PublicRevision => {
  const listeners: (() => void)[] = []
  let last: string | undefined
  const current = sharedRead(async () => {
    // Two concurrent changes may become visible in either order, so the latest id alone does not cover all of them.
    const { rows } = await sql<{ latest: number | null; sum: number | null; rows: number }>`
      select max(id) as latest, cast(sum(id) as bigint) as sum, count(*) as rows from public_changes`.execute(
      db,
    )
    const [row] = rows
    const revision = `${row?.latest ?? 0}-${row?.sum ?? 0}-${row?.rows ?? 0}`
    if (revision !== last) for (const listener of listeners) listener()
    last = revision
    return revision
  })
  return { current, onChange: (listener) => void listeners.push(listener) }
}
