import { AppError } from '#packages/api/errors.ts'
import type { Db } from '#packages/server-kit/server.ts'
import type { PaidPlan } from '#packages/settings/settings.ts'
import type { Order, OrderState, ProviderName } from '../contract.ts'
import type { OrderRow } from './tables.ts'

export const shownOrder = (row: OrderRow): Order => ({
  id: row.id,
  wish:
    row.plan === null
      ? { what: 'points', packageFen: row.price_fen }
      : { what: 'plan', plan: row.plan as PaidPlan },
  priceFen: row.price_fen,
  points: row.points,
  days: row.days,
  provider: row.provider as ProviderName,
  state: row.state as OrderState,
  createdAt: row.created_at,
  closesAt: row.closes_at,
  paidAt: row.paid_at,
  closedAt: row.closed_at,
  refundedAt: row.refunded_at,
})

export const orderById = async (db: Db, id: string): Promise<OrderRow> => {
  const row = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('not_found')
  return row
}

/** Another user's order is not found. */
export const myOrder = async (db: Db, id: string, userId: string): Promise<OrderRow> => {
  const row = await orderById(db, id)
  if (row.user_id !== userId) throw new AppError('not_found')
  return row
}

/** Locks an order until the transaction ends, so that a repeated call finds the result of the first one. */
export const holdOrder = async (tx: Db, id: string): Promise<OrderRow> => {
  const row = await tx
    .updateTable('orders')
    .set(({ ref }) => ({ state: ref('state') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new AppError('not_found')
  return row
}

export const listMine = async (
  db: Db,
  userId: string,
  { before, limit }: { before?: string | undefined; limit: number },
) => {
  const last = before === undefined ? undefined : await myOrder(db, before, userId)
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(last !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created_at', 'id'), '<', tuple(last?.created_at ?? 0, last?.id ?? '')),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit)
  return {
    orders: page.map(shownOrder),
    next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  }
}
