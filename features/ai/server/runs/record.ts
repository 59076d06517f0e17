import type { FailureCode } from '#packages/ai/engine.ts'
import type { Step } from '#packages/ai/steps.ts'
import type { Task } from '#packages/ai/tasks.ts'
import { AppError } from '#packages/api/errors.ts'
import { holdIn, NotEnoughPoints, settleIn } from '#packages/ledger/ledger.ts'
import { lightChange } from '#packages/server-kit/light-change.ts'
import type { Db, Tx } from '#packages/server-kit/server.ts'
import type { RunState } from '../../contract.ts'
import { chargeFor } from './delivered.ts'
import { type Places, refuseIfFull } from './places.ts'

export interface NewRun {
  id: string
  userId: string | undefined
  task: Task
  about: { id: string; title: string } | undefined
  modelId: string
  modelName: string
  price: number
  process: string
  now: number
  places?: Places
}

/** Of the points that a run holds. */
const keyOf = (id: string) => `ai:${id}`

/**
 * A start that is sent again runs and costs once. If the id belongs to another user's run, the answer only says that it
 * is taken.
 */
export const refusalOfRepeated = async (
  db: Db,
  { id, userId }: Pick<NewRun, 'id' | 'userId'>,
): Promise<AppError | undefined> => {
  const row = await db
    .selectFrom('ai_runs')
    .select(['user_id', 'state'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const isTheirs = row.user_id === (userId ?? null)
  return new AppError('run_exists', { data: { state: isTheirs ? (row.state as RunState) : 'lost' } })
}

/** Titles are shown in one line, and PostgreSQL keeps no NUL. */
const oneLine = (text: string) => text.replaceAll(/\p{Cc}+/gu, ' ').trim()

const insert = (tx: Tx, run: NewRun) =>
  tx
    .insertInto('ai_runs')
    .values({
      id: run.id,
      user_id: run.userId ?? null,
      task: run.task.task,
      asked: run.userId === undefined ? null : JSON.stringify(run.task),
      model_id: run.modelId,
      model_name: run.modelName,
      state: 'running',
      failure: null,
      points: run.price,
      steps: 0,
      about_id: (run.userId && run.about?.id) ?? null,
      about_title: run.userId && run.about ? oneLine(run.about.title) : null,
      started_at: run.now,
      seen_at: run.now,
      ended_at: null,
      deleted_at: null,
      process: run.process,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()

/**
 * Stores the run and reserves its points in one transaction. It does not wait for the disk: if the power fails now, the
 * run is aborted anyway, and losing its record costs the user no points.
 */
export const begin = async (db: Db, run: NewRun): Promise<void> => {
  const { id, userId, price, now } = run
  try {
    await lightChange(db, async (tx) => {
      if (run.places) await refuseIfFull(tx, run, run.places)
      const { numInsertedOrUpdatedRows } = await insert(tx, run)
      if (numInsertedOrUpdatedRows === 0n) throw new AppError('run_exists', { data: { state: 'running' } })
      if (userId !== undefined && price > 0)
        await holdIn(tx, now, { userId, points: price, reason: 'ai', key: keyOf(id), about: id })
    })
  } catch (error) {
    if (!(error instanceof NotEnoughPoints)) throw error
    throw new AppError('not_enough_points', { data: { needed: price, balance: error.balance } })
  }
}

export interface Ending {
  state: Exclude<RunState, 'running'>
  failure: FailureCode | null
  /** The delivered share of a stopped run's answer, from 0 to 1. */
  share?: number
}

/** Failed and lost runs cost nothing. */
const spentBy = ({ state, share = 0 }: Ending, price: number): number => {
  if (state === 'done') return price
  return state === 'stopped' ? chargeFor(price, share) : 0
}

/**
 * Ends a run, and spends or gives back what it held, in one change. Only the first end counts: false where it had one,
 * or where its person is gone.
 */
export const finish = (db: Db, id: string, ending: Ending, now: number): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const ended = await tx
      .updateTable('ai_runs')
      .set({ state: ending.state, failure: ending.failure, ended_at: now })
      .where('id', '=', id)
      .where('state', '=', 'running')
      .returning(['points', 'user_id'])
      .executeTakeFirst()
    if (!ended) return false
    if (ended.user_id === null || ended.points === 0) return true
    const points = spentBy(ending, ended.points)
    await settleIn(tx, now, keyOf(id), points)
    if (points !== ended.points)
      await tx.updateTable('ai_runs').set({ points }).where('id', '=', id).execute()
    return true
  })

/**
 * Stores the steps so far, so that the log has them even if the run is cut off. Skips a run that was deleted meanwhile.
 */
export const keepSteps = (db: Db, id: string, from: number, steps: readonly Step[]): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const stored = await tx
      .updateTable('ai_runs')
      .set({ steps: from + steps.length })
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .where('user_id', 'is not', null)
      .returning('id')
      .executeTakeFirst()
    if (!stored) return
    await tx
      .insertInto('ai_run_steps')
      .values(steps.map((step, at) => ({ run_id: id, number: from + at, step: JSON.stringify(step) })))
      .execute()
  })
