import { AppError } from '#packages/api/errors.ts'
import { newId } from '#packages/api/new-id.ts'
import { membershipOf, runningPlan } from '#packages/plans/running.ts'
import { readMoney } from '#packages/settings/store.ts'
import type { ProviderName, Purchase } from '../contract.ts'
import { offerFor } from './offer.ts'
import { myOrder, orderById } from './order-rows.ts'
import { type OrderService, providerOf } from './order-service.ts'
import { type Payment, ProviderAway } from './providers/provider.ts'
import type { OrderRow } from './tables.ts'

const OPEN_MS = 30 * 60_000

interface Placed {
  id: string
  userId: string
  wish: Purchase
  provider: ProviderName
  seenFen: number
}

/** HJ, the day, and random digits, so that the number does not reveal how many orders there are. */
const numberFor = (now: number): string => {
  const day = new Date(now).toISOString().slice(0, 10).replaceAll('-', '')
  return `HJ${day}${newId(now).slice(-12)}`.toUpperCase()
}

const newOrder = async (
  service: OrderService,
  { id, userId, wish, provider, seenFen }: Placed,
): Promise<OrderRow> => {
  const now = service.now()
  const offer = offerFor(wish, await readMoney(service.db))
  if (!offer) throw new AppError('not_offered')
  const { plan, priceFen, points, days } = offer
  if (plan !== null && runningPlan(await membershipOf(service.db, userId), now) === 'lifetime')
    throw new AppError('has_lifetime')
  if (seenFen !== priceFen) throw new AppError('price_changed', { data: { priceFen } })
  await service.tables
    .insertInto('orders')
    .values({
      id,
      number: numberFor(now),
      user_id: userId,
      what: wish.what,
      plan,
      price_fen: priceFen,
      points,
      days,
      provider,
      state: 'pending',
      created_at: now,
      closes_at: now + OPEN_MS,
    } as OrderRow)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  // Of two concurrent calls with the same id, both continue with the first order.
  return myOrder(service.tables, id, userId)
}

const NOWHERE: Payment = { page: null, qr: null }

export const paymentOf = ({ state, page, qr }: OrderRow): Payment =>
  state === 'pending' ? { page, qr } : NOWHERE

/** Where the user pays. An interrupted start is repeated. */
const begin = async (service: OrderService, row: OrderRow): Promise<Payment> => {
  if (row.state !== 'pending' || row.page !== null || row.qr !== null) return paymentOf(row)
  const provider = providerOf(service, row.provider)
  if (!provider) throw new AppError('no_way_to_pay')
  try {
    const payment = await provider.start(row)
    await service.tables.updateTable('orders').set(payment).where('id', '=', row.id).execute()
    return payment
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error
    service.log.error({ err: error, order: row.number }, 'an order could not be begun at the provider')
    throw new AppError('provider_away', { cause: error })
  }
}

export const place = async (
  service: OrderService,
  placed: Placed,
): Promise<{ row: OrderRow; payment: Payment }> => {
  const known = await service.tables
    .selectFrom('orders')
    .select('user_id')
    .where('id', '=', placed.id)
    .executeTakeFirst()
  if (!known && !service.providers.has(placed.provider)) throw new AppError('no_way_to_pay')
  const row = known
    ? await myOrder(service.tables, placed.id, placed.userId)
    : await newOrder(service, placed)
  const payment = await begin(service, row)
  return { row: await orderById(service.tables, row.id), payment }
}
