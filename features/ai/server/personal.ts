import { jsonFile, type Personal } from '#packages/server-kit/personal.ts'
import type { Db } from '#packages/server-kit/server.ts'
import { stepsOf } from './runs/log.ts'
import { translationsOf } from './translations/personal.ts'

const timeOf = (at: number | null) => (at === null ? null : new Date(at).toISOString())

/** Runs are deleted with the account's row; the ledger has what they cost. */
export const runsOf = (db: Db): Personal => ({
  async *give(userId) {
    const runs = await db
      .selectFrom('ai_runs')
      .selectAll()
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .orderBy('started_at')
      .execute()
    for (const run of runs)
      yield jsonFile(`runs/${run.id}.json`, {
        startedAt: timeOf(run.started_at),
        endedAt: timeOf(run.ended_at),
        model: run.model_name,
        state: run.state,
        failure: run.failure,
        points: run.points,
        about: run.about_title,
        task: run.asked === null ? run.task : (JSON.parse(run.asked) as unknown),
        steps: await stepsOf(db, run.id),
      })
    yield* translationsOf(db, userId)
  },
})
