import { AppError } from '#packages/api/errors.ts'
import { postIn } from '#packages/ledger/ledger.ts'
import { addDays, membershipOf, runningPlan } from '#packages/plans/running.ts'
import { holdOwner } from '#packages/server-kit/hold-owner.ts'
import type { Db, Tx } from '#packages/server-kit/server.ts'
import type { PaidPlan } from '#packages/settings/settings.ts'
import { codeHash } from './codes.ts'
import type { OrderService } from './order-service.ts'

const findCode = async (tx: Db, typed: string) => {
  const found = await tx
    .selectFrom('redeem_codes as c')
    .innerJoin('redeem_batches as b', 'b.id', 'c.batch_id')
    .select(['c.id', 'c.used_at', 'c.revoked_at', 'b.points', 'b.plan', 'b.days', 'b.expires_at'])
    .where('c.hash', '=', codeHash(typed))
    .executeTakeFirst()
  if (!found) throw new AppError('unknown_code')
  return found
}

/** Of all concurrent calls with the code, one uses it up. */
const useUp = async (tx: Db, id: string, userId: string, now: number): Promise<void> => {
  const { numUpdatedRows } = await tx
    .updateTable('redeem_codes')
    .set({ used_by: userId, used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) throw new AppError('code_used')
}

const redeemIn = async (tx: Tx, now: number, { userId, code }: { userId: string; code: string }) => {
  // Locked: of two codes for life that are redeemed at once the second is refused and stays valid.
  await holdOwner(tx, userId)
  const { id, points, days, ...found } = await findCode(tx, code)
  const plan = found.plan as PaidPlan | null
  if (found.used_at !== null) throw new AppError('code_used')
  if (found.revoked_at !== null || (found.expires_at !== null && found.expires_at <= now))
    throw new AppError('code_expired')
  if (plan !== null && runningPlan(await membershipOf(tx, userId), now) === 'lifetime')
    throw new AppError('has_lifetime')
  await useUp(tx, id, userId, now)
  if (points > 0)
    await postIn(tx, now, { userId, amount: points, reason: 'redeem', key: `redeem:${id}`, about: id })
  if (plan !== null) await addDays(tx, now, { userId, plan, days })
  return { points, plan, days }
}

/** Uses the code up and gives what it contains in one transaction. */
export const redeem = (service: OrderService, given: { userId: string; code: string }) =>
  service.db.transaction().execute((tx) => redeemIn(tx, service.now(), given))
