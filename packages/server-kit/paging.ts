import { type RawBuilder, sql } from 'kysely'

const beyond =
  (sign: RawBuilder<unknown>) =>
  (column: string, cursor: string | undefined): RawBuilder<boolean> => {
    const [, at, id] = /^(\d+)_(.+)$/.exec(cursor ?? '') ?? []
    if (at === undefined) return sql<boolean>`1 = 1`
    return sql<boolean>`(${sql.ref(column)}, id) ${sign} (${Number(at)}, ${id})`
  }

/**
 * Rows after the cursor in a list that is sorted by a time and an id, newest first. Its cost does not grow with the
 * list.
 */
export const olderThan = beyond(sql`<`)

/** The same for lists with the oldest first. */
export const newerThan = beyond(sql`>`)

/** `rows` has one row more than `limit` if there is another page. */
export const pageOf = <Row extends { id: string }>(
  rows: readonly Row[],
  limit: number,
  timeOf: (row: Row) => number,
): { page: Row[]; next: string | null } => {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { page, next: rows.length > limit && last ? `${timeOf(last)}_${last.id}` : null }
}
