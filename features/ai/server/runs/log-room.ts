import { sql } from 'kysely'
import type { Db } from '#packages/server-kit/server.ts'

/** The newest runs of an account keep their content, up to a number of runs and of bytes. */
export const MAX_LOGGED_RUNS = 1000
export const MAX_LOGGED_BYTES = 20 * 1024 * 1024

const AT_ONCE = 500

/** A run may ask with 1 MB, sixty times an hour: the log must not be a way to fill the disk. Its rows stay, without content. */
export const forgetBeyondRoom = async (db: Db, userId: string): Promise<void> => {
  const rows = await db
    .selectFrom('ai_runs')
    .select('id')
    .select(
      sql<number | string>`octet_length(asked) + coalesce((
        select sum(octet_length(step)) from ai_run_steps where run_id = ai_runs.id), 0)`.as('size'),
    )
    .where('user_id', '=', userId)
    .where('asked', 'is not', null)
    .where('state', '!=', 'running')
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  let bytes = 0
  const beyond = rows.filter(({ size }, at) => {
    bytes += Number(size)
    return at >= MAX_LOGGED_RUNS || bytes > MAX_LOGGED_BYTES
  })
  for (let from = 0; from < beyond.length; from += AT_ONCE) {
    const ids = beyond.slice(from, from + AT_ONCE).map(({ id }) => id)
    await db.deleteFrom('ai_run_steps').where('run_id', 'in', ids).execute()
    await db.updateTable('ai_runs').set({ asked: null, about_title: null }).where('id', 'in', ids).execute()
  }
}
