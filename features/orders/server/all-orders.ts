import { sql } from 'kysely'
import { DAY_MS } from '#packages/scheduling/durations.ts'
import { olderThan, pageOf } from '#packages/server-kit/paging.ts'
import type { Db } from '#packages/server-kit/server.ts'
import type { AdminOrder, NoticeVerdict } from '../admin-contract.ts'
import type { ProviderName } from '../contract.ts'
import { orderById, shownOrder } from './order-rows.ts'
import type { OrderService } from './order-service.ts'
import type { OrderRow } from './tables.ts'

/** Points of refunded orders that were held at the time, came back, and went on: by order. */
const backLater = async (db: Db, rows: readonly OrderRow[]): Promise<Map<string, number>> => {
  const ids = rows.flatMap(({ id, points_back }) => (points_back === null ? [] : [id]))
  if (ids.length === 0) return new Map()
  const sums = await db
    .selectFrom('ledger')
    .select(({ fn }) => ['about', fn.sum<number>('amount').as('amount')])
    .where('about', 'in', ids)
    .where('reason', '=', 'purchase')
    .where('key', 'like', 'order:%:back:%')
    .groupBy('about')
    .execute()
  return new Map(sums.map(({ about, amount }) => [about ?? '', -Number(amount)]))
}

const refundOf = (row: OrderRow, later: number): AdminOrder['refund'] => {
  const { refund_asked_at, refunded_at, refund_reason, refund_trouble, points } = row
  if (refund_asked_at === null && refunded_at === null && refund_trouble === null) return null
  const pointsBack = row.points_back === null ? null : row.points_back + later
  return {
    askedAt: refund_asked_at,
    reason: refund_reason ?? '',
    trouble: refund_trouble,
    pointsBack,
    pointsGone: pointsBack === null || points === null ? null : points - pointsBack,
    daysBack: row.time_back_ms === null ? null : Math.round((row.time_back_ms / DAY_MS) * 10) / 10,
  }
}

const withPeople = async (db: Db, rows: readonly OrderRow[]): Promise<AdminOrder[]> => {
  const ids = [...new Set(rows.flatMap(({ user_id }) => (user_id === null ? [] : [user_id])))]
  const people =
    ids.length === 0
      ? []
      : await db.selectFrom('users').select(['id', 'email', 'nickname']).where('id', 'in', ids).execute()
  const later = await backLater(db, rows)
  return rows.map((row) => ({
    order: shownOrder(row),
    number: row.number,
    providerNumber: row.provider_ref,
    person: people.find(({ id }) => id === row.user_id) ?? null,
    refund: refundOf(row, later.get(row.id) ?? 0),
  }))
}

interface Wanted {
  state?: string | undefined
  provider?: string | undefined
  what?: string | undefined
  person?: string | undefined
  q?: string | undefined
  after?: string | undefined
  limit: number
}

/** Matches the typed text literally, including % and _. */
const likeness = (q: string) => `%${q.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`

const found = (db: Db, { state, provider, what, person, q }: Wanted) =>
  db
    .selectFrom('orders')
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? ''))
    .$if(provider !== undefined, (query) => query.where('provider', '=', provider ?? ''))
    .$if(what !== undefined, (query) => query.where('what', '=', what ?? ''))
    .$if(person !== undefined, (query) => query.where('user_id', '=', person ?? ''))
    .$if(Boolean(q), (query) =>
      query.where((eb) =>
        eb.or([
          eb('number', '=', (q ?? '').toUpperCase()),
          eb('provider_ref', '=', q ?? ''),
          eb('user_id', 'in', (of) =>
            of
              .selectFrom('users')
              .select('users.id')
              .where(sql<boolean>`users.email like ${likeness(q ?? '')} escape '\\'`),
          ),
        ]),
      ),
    )

export const orderPage = async ({ tables }: OrderService, wanted: Wanted) => {
  const { after, limit } = wanted
  const rows = await found(tables, wanted)
    .selectAll()
    .where(olderThan('created_at', after))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const { total } = await found(tables, wanted)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const { page, next } = pageOf(rows, limit, (row) => row.created_at)
  return { orders: await withPeople(tables, page), next, total: Number(total) }
}

export const oneForAdmin = async (db: Db, row: OrderRow): Promise<AdminOrder> => {
  const [one] = await withPeople(db, [row])
  return one as AdminOrder
}

export const orderWithNotices = async ({ tables }: OrderService, id: string) => {
  const row = await orderById(tables, id)
  const notices = await tables
    .selectFrom('order_notices')
    .select(['at', 'provider', 'verified', 'verdict', 'body'])
    .where('order_id', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return {
    ...(await oneForAdmin(tables, row)),
    notices: notices.map(({ at, provider, verified, verdict, body }) => ({
      at,
      provider: provider as ProviderName,
      isVerified: verified === 1,
      verdict: verdict as NoticeVerdict,
      body,
    })),
  }
}
