import { sql } from 'kysely'
import { safeParse } from 'zod/v4/core'
import type { FailureCode } from '#packages/ai/engine.ts'
import { step } from '#packages/ai/steps.ts'
import { type TaskName, task } from '#packages/ai/tasks.ts'
import { AppError } from '#packages/api/errors.ts'
import type { Db, ServerDeps } from '#packages/server-kit/server.ts'
import { BUILT_IN, type RunRow, type RunState } from '../../contract.ts'
import type { RunRecord } from '../tables.ts'
import { keeperOf } from './keeper.ts'

const rowOf = (run: RunRecord): RunRow => ({
  id: run.id,
  task: run.task as TaskName,
  modelName: run.model_name,
  isBuiltIn: run.model_id === BUILT_IN,
  state: run.state as RunState,
  failure: run.failure as FailureCode | null,
  points: run.points,
  steps: run.steps,
  about: run.about_id === null ? null : { id: run.about_id, title: run.about_title ?? '' },
  startedAt: run.started_at,
  endedAt: run.ended_at,
})

const mine = (db: Db, userId: string) =>
  db.selectFrom('ai_runs').selectAll().where('user_id', '=', userId).where('deleted_at', 'is', null)

interface Page {
  before?: string | undefined
  about?: string | undefined
  limit: number
}

export const listMine = async (db: Db, userId: string, { before, about, limit }: Page) => {
  let query = mine(db, userId)
  if (about !== undefined) query = query.where('about_id', '=', about)
  if (before !== undefined)
    query = query.where(
      sql<boolean>`(started_at, id) < (select started_at, id from ai_runs where id = ${before} and user_id = ${userId})`,
    )
  const rows = await query
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit)
  return { runs: page.map(rowOf), next: rows.length > limit ? (page.at(-1)?.id ?? null) : null }
}

export const stepsOf = async (db: Db, runId: string) => {
  const rows = await db
    .selectFrom('ai_run_steps')
    .select('step')
    .where('run_id', '=', runId)
    .orderBy('number')
    .execute()
  // A step stored by an earlier version in another format is left out.
  return rows.flatMap((row) => safeParse(step, JSON.parse(row.step)).data ?? [])
}

const readOne = async (db: Db, { id, userId }: { id: string; userId: string }): Promise<RunRecord> => {
  const run = await mine(db, userId).where('id', '=', id).executeTakeFirst()
  if (!run) throw new AppError('not_found')
  return run
}

/** Entries that are over ninety days old are still listed, without their content. */
export const readMine = async (db: Db, wanted: { id: string; userId: string }) => {
  const run = await readOne(db, wanted)
  const asked = run.asked === null ? undefined : safeParse(task, JSON.parse(run.asked)).data
  if (!asked) throw new AppError('not_found')
  return { run: rowOf(run), task: asked, steps: await stepsOf(db, run.id) }
}

/** The empty row is not listed but remains, so that the run can still end and its id cannot be used again. */
export const forgetMine = async (deps: ServerDeps, wanted: { id: string; userId: string }) => {
  const db = deps.db
  const { id } = await readOne(db, wanted)
  keeperOf(deps).running.get(id)?.abort()
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('ai_runs')
      .set({ deleted_at: deps.now(), asked: null, about_id: null, about_title: null })
      .where('id', '=', id)
      .execute()
    await tx.deleteFrom('ai_run_steps').where('run_id', '=', id).execute()
  })
  return {}
}
