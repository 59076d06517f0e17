import { sql } from 'kysely'
import { holdOwner } from '#packages/server-kit/hold-owner.ts'
import type { Tx } from '#packages/server-kit/server.ts'
import { SOON_S, tooMany } from './limits.ts'

/** A process reports every few seconds that it is alive; after this time without a report it is gone. */
export const LOST_AFTER_MS = 120_000

/** The number of concurrent runs on all servers together; undefined if only each server limits them. */
export interface Places {
  person: number | undefined
  model: number | undefined
}

interface Wanted {
  userId: string | undefined
  modelId: string
  now: number
}

const counted = async (tx: Tx, now: number, by: 'user_id' | 'model_id', id: string): Promise<number> => {
  const { count } = await tx
    .selectFrom('ai_runs')
    .select(({ fn }) => fn.countAll().as('count'))
    // A literal, so that the partial index on running rows is used.
    .where('state', '=', sql.lit('running'))
    .where('seen_at', '>', now - LOST_AFTER_MS)
    .where(by, '=', id)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** One at a time for this model until the transaction ends. */
const holdModel = async (tx: Tx, id: string) => {
  await sql`update ai_models set place = place where id = ${id}`.execute(tx)
}

/** Counts running runs and takes a place in one transaction, across all servers. */
export const refuseIfFull = async (
  tx: Tx,
  { userId, modelId, now }: Wanted,
  limits: Places,
): Promise<void> => {
  if (userId !== undefined && limits.person !== undefined) {
    await holdOwner(tx, userId)
    if ((await counted(tx, now, 'user_id', userId)) >= limits.person) throw tooMany(SOON_S)
  }
  if (limits.model === undefined) return
  await holdModel(tx, modelId)
  if ((await counted(tx, now, 'model_id', modelId)) >= limits.model) throw tooMany(SOON_S)
}
