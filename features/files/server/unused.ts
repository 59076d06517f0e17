import type { Database } from '#packages/db-schema/database.ts'
import { DAY_MS } from '#packages/scheduling/durations.ts'
import type { Db, ServerDeps } from '#packages/server-kit/server.ts'
import { mentioned } from './mentions.ts'
import { blobKey } from './store.ts'

const UNUSED_MS = 30 * DAY_MS
const AT_ONCE = 500

type Row = Pick<Database['files'], 'id' | 'owner' | 'unused_since'>

const mark = async (files: Db, rows: readonly Row[], since: number | null) => {
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const ids = rows.slice(from, from + AT_ONCE).map(({ id }) => id)
    await files.updateTable('files').set({ unused_since: since }).where('id', 'in', ids).execute()
  }
}

/** Not where it was uploaded again meanwhile. The row goes first: a row always has its file. */
const remove = async ({ db, blobs }: Pick<ServerDeps, 'db' | 'blobs'>, row: Row): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('files')
    .where('id', '=', row.id)
    .where('unused_since', '=', row.unused_since)
    .executeTakeFirstOrThrow()
  if (numDeletedRows === 1n) await blobs.delete(blobKey(row))
  return Number(numDeletedRows)
}

/**
 * Files that nothing has named for a month go: no document, version, template or profile of anybody. The month begins
 * when they are first seen unnamed, so that what was taken out of a document today can be put back for long.
 */
export const collectUnused = async (deps: Pick<ServerDeps, 'db' | 'blobs'>, now: number): Promise<number> => {
  const files = deps.db
  // A file that was just uploaded is in a document that is not saved yet.
  const rows = await files
    .selectFrom('files')
    .select(['id', 'owner', 'unused_since'])
    .where('created_at', '<', now - DAY_MS)
    .execute()
  if (rows.length === 0) return 0
  const used = await mentioned(deps.db, new Set(rows.map(({ id }) => id)))
  const unused = rows.filter(({ id }) => !used.has(id))
  await mark(
    files,
    rows.filter(({ id, unused_since }) => used.has(id) && unused_since !== null),
    null,
  )
  await mark(
    files,
    unused.filter(({ unused_since }) => unused_since === null),
    now,
  )
  let gone = 0
  for (const row of unused)
    if (row.unused_since !== null && row.unused_since <= now - UNUSED_MS) gone += await remove(deps, row)
  return gone
}
