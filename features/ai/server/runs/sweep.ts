import { releaseForgotten } from '#packages/ledger/ledger.ts'
import { DAY_MS } from '#packages/scheduling/durations.ts'
import type { ServerDeps } from '#packages/server-kit/server.ts'
import type { Keeper } from './keeper.ts'
import { forgetBeyondRoom } from './log-room.ts'
import { LOST_AFTER_MS } from './places.ts'
import { finish } from './record.ts'

export const RETENTION_MS = 90 * DAY_MS
/** Longer than the time between two sweeps: a user without a run since the last sweep has nothing new to remove. */
const ACTIVE_MS = 6 * 3600_000

type Deps = Pick<ServerDeps, 'db' | 'now' | 'log'>

/** The runs of this process are alive. */
export const tellAlive = async ({ db, now }: Deps, { running }: Keeper): Promise<void> => {
  if (running.size === 0) return
  await db
    .updateTable('ai_runs')
    .set({ seen_at: now() })
    .where('id', 'in', [...running.keys()])
    .where('state', '=', 'running')
    .execute()
}

/** Stops runs that were deleted or given up through another server. */
export const stopEnded = async ({ db }: Deps, { running }: Keeper): Promise<void> => {
  const ids = [...running.keys()]
  if (ids.length === 0) return
  const wanted = await db
    .selectFrom('ai_runs')
    .select('id')
    .where('id', 'in', ids)
    .where('state', '=', 'running')
    .where('deleted_at', 'is', null)
    .execute()
  const known = new Set(wanted.map(({ id }) => id))
  for (const id of ids) if (!known.has(id)) running.get(id)?.abort()
}

/** Releases the reserved points of runs whose process is gone. */
export const endLost = async ({ db, now }: Deps): Promise<number> => {
  const lost = await db
    .selectFrom('ai_runs')
    .select('id')
    .where('state', '=', 'running')
    // A time in the future comes from a clock that was wrong for a while.
    .where(({ eb, or }) =>
      or([eb('seen_at', '<', now() - LOST_AFTER_MS), eb('seen_at', '>', now() + LOST_AFTER_MS)]),
    )
    .execute()
  for (const { id } of lost) await finish(db, id, { state: 'lost', failure: null }, now())
  return lost.length
}

/** Deletes the content of old runs, and the whole row of visitors' runs and of deleted ones. */
export const forgetOld = async ({ db, now, log }: Deps): Promise<void> => {
  const before = now() - RETENTION_MS
  await db
    .deleteFrom('ai_runs')
    .where('started_at', '<', before)
    .where('state', '!=', 'running')
    .where(({ eb, or }) => or([eb('user_id', 'is', null), eb('deleted_at', 'is not', null)]))
    .execute()
  await db
    .deleteFrom('ai_run_steps')
    .where('run_id', 'in', (of) =>
      of.selectFrom('ai_runs').select('id').where('started_at', '<', before).where('asked', 'is not', null),
    )
    .execute()
  await db
    .updateTable('ai_runs')
    .set({ asked: null, about_title: null })
    .where('started_at', '<', before)
    .where('asked', 'is not', null)
    .execute()
  const active = await db
    .selectFrom('ai_runs')
    .select('user_id')
    .distinct()
    .where('started_at', '>=', now() - ACTIVE_MS)
    .where('user_id', 'is not', null)
    .execute()
  for (const { user_id } of active) if (user_id !== null) await forgetBeyondRoom(db, user_id)
  // A run and its hold end together; this releases a hold that was left over nevertheless.
  const released = await releaseForgotten(db, now(), now() - DAY_MS)
  if (released > 0) log.warn({ released }, 'points that nothing was done with were given back')
}
