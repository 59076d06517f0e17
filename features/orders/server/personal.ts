import { jsonFile, type Personal } from '#packages/server-kit/personal.ts'
import { type OrderDeps, openOrderService } from './order-service.ts'
import { closeWaiting } from './watching.ts'

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString())

/**
 * Orders must be retained for bookkeeping: those of a deleted user stay, without the user and without the personal data
 * of notifications.
 */
export const ordersOf = (deps: OrderDeps): Personal => {
  const db = deps.db
  return {
    async *give(userId) {
      const orders = await db
        .selectFrom('orders')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .execute()
      if (orders.length > 0)
        yield jsonFile(
          'orders.json',
          orders.map((row) => ({
            number: row.number,
            plan: row.plan,
            points: row.points,
            days: row.days,
            priceFen: row.price_fen,
            provider: row.provider,
            providerNumber: row.provider_ref,
            state: row.state,
            createdAt: iso(row.created_at),
            paidAt: iso(row.paid_at),
            refundedAt: iso(row.refunded_at),
          })),
        )
      const codes = await db
        .selectFrom('redeem_codes as c')
        .innerJoin('redeem_batches as b', 'b.id', 'c.batch_id')
        .select(['c.used_at', 'b.points', 'b.plan', 'b.days'])
        .where('c.used_by', '=', userId)
        .orderBy('c.used_at')
        .execute()
      if (codes.length > 0)
        yield jsonFile(
          'redeemed.json',
          codes.map(({ used_at, ...gift }) => ({ at: iso(used_at), ...gift })),
        )
    },
    erase: async (userId) => {
      const service = openOrderService(deps)
      const mine = await db.selectFrom('orders').selectAll().where('user_id', '=', userId).execute()
      // Closes open orders, so that no one pays for a deleted account. A payment that arrives nevertheless is held for
      // an admin to refund.
      for (const row of mine.filter(({ state }) => state === 'pending'))
        await closeWaiting(service, row).catch((error: unknown) =>
          deps.log.warn(
            { err: error, order: row.number },
            'an order of an erased account could not be closed',
          ),
        )
      await db
        .updateTable('order_notices')
        .set({ body: '' })
        .where('order_id', 'in', (of) =>
          of.selectFrom('orders').select('orders.id').where('user_id', '=', userId),
        )
        .execute()
    },
  }
}
