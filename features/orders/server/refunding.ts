import { AppError } from '#packages/api/errors.ts'
import type { Caller } from '#packages/api/route.ts'
import { takeBack as takePointsBack } from '#packages/ledger/ledger.ts'
import { endLife, takeTime } from '#packages/plans/running.ts'
import { recordAction } from '#packages/server-kit/audit.ts'
import type { Tx } from '#packages/server-kit/server.ts'
import { holdOrder, orderById } from './order-rows.ts'
import { type OrderService, providerOf } from './order-service.ts'
import { ProviderAway } from './providers/provider.ts'
import type { OrderRow } from './tables.ts'

/** Days of later orders begin earlier by the time that was taken out before them. */
const moveLater = async (tx: Tx, { user_id, runs_from }: OrderRow, ms: number): Promise<void> => {
  if (ms === 0) return
  await tx
    .updateTable('orders')
    .set(({ eb }) => ({ runs_from: eb('runs_from', '-', ms), runs_until: eb('runs_until', '-', ms) }))
    .where('user_id', '=', user_id)
    .where('runs_from', '>', runs_from)
    .execute()
}

/** Takes back what the order gave and is not used yet: unspent points and days that are still ahead. */
const takeBack = async (tx: Tx, now: number, row: OrderRow): Promise<Partial<OrderRow>> => {
  const { id, user_id: userId, plan, points, days } = row
  if (row.state !== 'delivered' || userId === null) return {}
  if (plan === null) {
    const key = `order:${id}:back`
    const bought = { userId, points: points ?? 0, reason: 'purchase', key, about: id } as const
    return { points_back: await takePointsBack(tx, now, bought) }
  }
  if (days === null || row.runs_from === null || row.runs_until === null) {
    await endLife(tx, now, userId)
    return {}
  }
  const ahead = Math.max(0, row.runs_until - Math.max(now, row.runs_from))
  const taken = await takeTime(tx, now, { userId, ms: ahead })
  await moveLater(tx, row, taken)
  return { time_back_ms: taken }
}

/** The last step, once, after the money was returned. */
const finish = (service: OrderService, id: string): Promise<'refunded'> =>
  service.db.transaction().execute(async (tx): Promise<'refunded'> => {
    const now = service.now()
    const row = await holdOrder(tx, id)
    if (row.refunded_at !== null) return 'refunded'
    const back = await takeBack(tx, now, row)
    await tx
      .updateTable('orders')
      .set({ ...back, state: 'refunded', refunded_at: now, refund_trouble: null })
      .where('id', '=', id)
      .execute()
    return 'refunded'
  })

/** A refund that the provider refuses for good has ended; it can be requested again. */
const giveUp = async ({ tables }: OrderService, id: string, trouble: string): Promise<'refund_refused'> => {
  await tables
    .updateTable('orders')
    .set({ refund_asked_at: null, refund_trouble: trouble.slice(0, 200) })
    .where('id', '=', id)
    .where('refunded_at', 'is', null)
    .execute()
  return 'refund_refused'
}

/**
 * Returns the money first, with an idempotency key of the provider, then takes back what it bought. Continues an
 * interrupted refund.
 */
export const resumeRefund = async (
  service: OrderService,
  row: OrderRow,
): Promise<'refunded' | 'refund_refused' | 'no_provider'> => {
  const provider = providerOf(service, row.provider)
  if (!provider) return 'no_provider'
  const trouble =
    row.refund_asked_at === null ? undefined : await provider.refund(row, row.price_fen, `${row.number}R`)
  return trouble === undefined ? finish(service, row.id) : giveUp(service, row.id, trouble)
}

interface Asked {
  id: string
  caller: Pick<Caller, 'userId'>
  reason: string
}

/** Stores who requested the refund and why before any money moves. */
const askFor = (service: OrderService, { id, caller, reason }: Asked): Promise<void> =>
  service.db.transaction().execute(async (tx) => {
    const row = await holdOrder(tx, id)
    if (row.refunded_at !== null || row.refund_asked_at !== null) return
    if (row.state !== 'paid' && row.state !== 'delivered') throw new AppError('not_refundable')
    const now = service.now()
    await tx
      .updateTable('orders')
      .set({ refund_asked_at: now, refund_reason: reason, refund_trouble: null })
      .where('id', '=', id)
      .execute()
    const { number, price_fen: fen, user_id: userId } = row
    await recordAction(tx, now, caller, 'order.refund', { id, number, fen, userId, reason })
  })

export const refund = async (service: OrderService, asked: Asked): Promise<OrderRow> => {
  await askFor(service, asked)
  const row = await orderById(service.tables, asked.id)
  if (row.refunded_at !== null) return row
  try {
    const outcome = await resumeRefund(service, row)
    if (outcome === 'refund_refused') throw new AppError('refund_refused')
    if (outcome === 'no_provider') throw new AppError('no_way_to_pay')
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error
    // Retried automatically: the key ensures that the money is returned once.
    throw new AppError('provider_away', { cause: error })
  }
  return orderById(service.tables, asked.id)
}
