import { postIn } from '#packages/ledger/ledger.ts'
import { addDays } from '#packages/plans/running.ts'
import { DAY_MS } from '#packages/scheduling/durations.ts'
import type { Tx } from '#packages/server-kit/server.ts'
import type { PaidPlan } from '#packages/settings/settings.ts'
import { holdOrder } from './order-rows.ts'
import type { OrderService } from './order-service.ts'
import type { OrderRow } from './tables.ts'

/** The result of a received payment. Stored with its notification: never rename. */
export type Settled =
  | 'delivered'
  /** It was delivered before. */
  | 'repeated'
  /** The money is being refunded or was refunded. */
  | 'late'
  | 'wrong_amount'
  /** The money has arrived but could not be delivered for: the account was deleted, or the delivery failed. */
  | 'held'

export interface Paid {
  ref: string
  fen: number
}

/** Stores which period the days cover, so that a refund takes back exactly these. */
const give = async (
  tx: Tx,
  now: number,
  { id, plan, points, days }: OrderRow,
  userId: string,
): Promise<Partial<OrderRow>> => {
  if (plan === null) {
    await postIn(tx, now, { userId, amount: points ?? 0, reason: 'purchase', key: `order:${id}`, about: id })
    return {}
  }
  const { until } = await addDays(tx, now, { userId, plan: plan as PaidPlan, days })
  if (days === null || until === null) return {}
  return { runs_from: until - days * DAY_MS, runs_until: until }
}

const settleIn = async (tx: Tx, now: number, id: string, { ref, fen }: Paid): Promise<Settled> => {
  const row = await holdOrder(tx, id)
  if (row.refunded_at !== null || row.refund_asked_at !== null) return 'late'
  if (row.state === 'delivered') return 'repeated'
  if (fen !== row.price_fen) return 'wrong_amount'
  const paid = { paid_at: row.paid_at ?? now, provider_ref: ref }
  const change =
    row.user_id === null
      ? { state: 'paid' }
      : { state: 'delivered', delivered_at: now, ...(await give(tx, now, row, row.user_id)) }
  await tx
    .updateTable('orders')
    .set({ ...paid, ...change })
    .where('id', '=', id)
    .execute()
  return row.user_id === null ? 'held' : 'delivered'
}

/** Only stores the payment, where the delivery failed in the same transaction. */
const holdMoney = async ({ tables, now }: OrderService, id: string, { ref }: Paid): Promise<void> => {
  await tables
    .updateTable('orders')
    .set({ state: 'paid', paid_at: now(), provider_ref: ref })
    .where('id', '=', id)
    .where('state', 'in', ['pending', 'closed'])
    .execute()
}

/**
 * A payment arrived: marks the order as paid and delivers it in one transaction, once, however often it is reported. An
 * order that was closed meanwhile is delivered too, because the user has paid.
 */
export const settle = async (service: OrderService, id: string, paid: Paid): Promise<Settled> => {
  try {
    return await service.db.transaction().execute((tx) => settleIn(tx, service.now(), id, paid))
  } catch (error) {
    service.log.error({ err: error, order: id }, 'a paid order could not be delivered; it is tried again')
    await holdMoney(service, id, paid)
    return 'held'
  }
}
