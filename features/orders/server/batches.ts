import { AppError } from '#packages/api/errors.ts'
import { newId } from '#packages/api/new-id.ts'
import type { Caller } from '#packages/api/route.ts'
import type { Database } from '#packages/db-schema/database.ts'
import { recordAction } from '#packages/server-kit/audit.ts'
import { olderThan, pageOf } from '#packages/server-kit/paging.ts'
import type { Db } from '#packages/server-kit/server.ts'
import type { PaidPlan } from '#packages/settings/settings.ts'
import type { Batch, Gift, RedeemCodeRow } from '../admin-contract.ts'
import { codeHash, newCode } from './codes.ts'
import type { OrderService } from './order-service.ts'

type Admin = Pick<Caller, 'userId'>
type BatchRow = Database['redeem_batches']

const countsOf = async (db: Db, ids: readonly string[]) => {
  if (ids.length === 0) return new Map<string, { used: number; revoked: number }>()
  const rows = await db
    .selectFrom('redeem_codes')
    .select(({ fn }) => [
      'batch_id',
      fn.count<number>('used_at').as('used'),
      fn.count<number>('revoked_at').as('revoked'),
    ])
    .where('batch_id', 'in', ids)
    .groupBy('batch_id')
    .execute()
  return new Map(
    rows.map(({ batch_id, used, revoked }) => [batch_id, { used: Number(used), revoked: Number(revoked) }]),
  )
}

const shownBatches = async (db: Db, rows: readonly BatchRow[]): Promise<Batch[]> => {
  const counts = await countsOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, name, points, plan, days, count, expires_at, created_at }) => ({
    id,
    name,
    points,
    plan: plan as PaidPlan | null,
    days,
    count,
    ...(counts.get(id) ?? { used: 0, revoked: 0 }),
    expiresAt: expires_at,
    createdAt: created_at,
  }))
}

const batchById = async (db: Db, id: string): Promise<BatchRow> => {
  const row = await db.selectFrom('redeem_batches').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('not_found')
  return row
}

const oneShown = async (db: Db, id: string): Promise<Batch> => {
  const [batch] = await shownBatches(db, [await batchById(db, id)])
  if (!batch) throw new AppError('not_found')
  return batch
}

const givenBy = (gift: Gift): Pick<BatchRow, 'points' | 'plan' | 'days'> => {
  if (gift.what === 'points') return { points: gift.points, plan: null, days: null }
  if (gift.what === 'lifetime') return { points: 0, plan: 'lifetime', days: null }
  return { points: 0, plan: gift.plan, days: gift.days }
}

interface NewBatch {
  name: string
  gift: Gift
  count: number
  expiresAt: number | null
}

const distinctCodes = (count: number): string[] => {
  const codes = new Set<string>()
  while (codes.size < count) codes.add(newCode())
  return [...codes]
}

/** The codes themselves are in this answer and nowhere else. */
export const makeBatch = async (
  service: OrderService,
  caller: Admin,
  { name, gift, count, expiresAt }: NewBatch,
) => {
  const now = service.now()
  const id = newId(now)
  const codes = distinctCodes(count)
  await service.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('redeem_batches')
      .values({ id, name, ...givenBy(gift), count, expires_at: expiresAt, created_at: now })
      .execute()
    await tx
      .insertInto('redeem_codes')
      .values(
        codes.map((code, at) => ({
          id: newId(now),
          batch_id: id,
          nr: at + 1,
          hash: codeHash(code),
          used_by: null,
          used_at: null,
          revoked_at: null,
        })),
      )
      .execute()
    await recordAction(tx, now, caller, 'redeem.create', { id, name, gift, count, expiresAt })
  })
  return { batch: await oneShown(service.tables, id), codes }
}

export const batchPage = async (
  { tables }: OrderService,
  { after, limit }: { after?: string | undefined; limit: number },
) => {
  const rows = await tables
    .selectFrom('redeem_batches')
    .selectAll()
    .where(olderThan('created_at', after))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const { page, next } = pageOf(rows, limit, (row) => row.created_at)
  return { batches: await shownBatches(tables, page), next }
}

const stateOf = (
  { used_at, revoked_at }: Pick<Database['redeem_codes'], 'used_at' | 'revoked_at'>,
  expiresAt: number | null,
  now: number,
): RedeemCodeRow['state'] => {
  if (used_at !== null) return 'used'
  if (revoked_at !== null) return 'revoked'
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'open'
}

export const codesIn = async ({ tables, now }: OrderService, id: string) => {
  const batch = await oneShown(tables, id)
  const rows = await tables
    .selectFrom('redeem_codes as c')
    .leftJoin('users as u', 'u.id', 'c.used_by')
    .select(['c.id', 'c.nr', 'c.used_at', 'c.revoked_at', 'u.id as userId', 'u.email'])
    .where('c.batch_id', '=', id)
    .orderBy('c.nr')
    .execute()
  return {
    batch,
    codes: rows.map(({ id: code, nr, used_at, revoked_at, userId, email }) => ({
      id: code,
      nr,
      state: stateOf({ used_at, revoked_at }, batch.expiresAt, now()),
      usedAt: used_at,
      usedBy: userId === null || email === null ? null : { id: userId, email },
    })),
  }
}

/** A code that is being used at this moment is either used or revoked, never both. */
export const revoke = async (
  service: OrderService,
  caller: Admin,
  { id, codes }: { id: string; codes?: readonly string[] | undefined },
) => {
  const now = service.now()
  const revoked = await service.db.transaction().execute(async (tx) => {
    const { name } = await batchById(tx, id)
    const { numUpdatedRows } = await tx
      .updateTable('redeem_codes')
      .set({ revoked_at: now })
      .where('batch_id', '=', id)
      .where('used_at', 'is', null)
      .where('revoked_at', 'is', null)
      .$if(codes !== undefined, (query) => query.where('id', 'in', codes ?? []))
      .executeTakeFirstOrThrow()
    const count = Number(numUpdatedRows)
    await recordAction(tx, now, caller, 'redeem.revoke', { id, name, codes: codes ?? null, count })
    return count
  })
  return { batch: await oneShown(service.tables, id), revoked }
}
