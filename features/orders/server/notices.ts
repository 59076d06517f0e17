import { newId } from '#packages/slice/id.ts'
import { AppError } from '#packages/wire/errors.ts'
import type { NoticeVerdict } from '../admin-contract.ts'
import type { ProviderName } from '../contract.ts'
import { settle } from './delivering.ts'
import type { Desk } from './desk.ts'
import { type Provider, ProviderAway, type Standing } from './providers/provider.ts'
import type { OrderRow } from './tables.ts'
import { lookAfter } from './watching.ts'

/** A provider that hears anything else tells it again. */
export type Reply = 'success' | 'fail'

const AGAIN: ReadonlySet<NoticeVerdict> = new Set([
  'arrived',
  'unconfirmed',
  'unreadable',
  'forged',
  'wrong_app',
  'wrong_seller',
  'wrong_amount',
  'unknown_order',
])

interface Judged {
  verdict: NoticeVerdict
  isVerified: boolean
  order: OrderRow | undefined
}

const orderFor = (desk: Desk, provider: ProviderName, number: string | undefined) =>
  number === undefined
    ? undefined
    : desk.tables
        .selectFrom('orders')
        .selectAll()
        .where('number', '=', number)
        .where('provider', '=', provider)
        .executeTakeFirst()

/** Money for an order that waits is believed. For one that is closed, or without money, the provider is asked first. */
const follow = async (desk: Desk, order: OrderRow, standing: Standing): Promise<NoticeVerdict> => {
  if (standing.state === 'unpaid') return 'nothing'
  if (standing.state === 'paid' && standing.fen !== order.price_fen) return 'wrong_amount'
  if (standing.state === 'paid' && order.state !== 'closed') return settle(desk, order.id, standing)
  if (order.state !== 'closed' && order.state !== 'pending') return 'repeated'
  try {
    const outcome = await lookAfter(desk, order)
    if (outcome === 'nothing') return standing.state === 'paid' ? 'late' : 'repeated'
    return outcome === 'waiting' || outcome === 'no_provider' ? 'nothing' : outcome
  } catch (error) {
    if (error instanceof ProviderAway) return 'unconfirmed'
    throw error
  }
}

const judge = async (desk: Desk, name: ProviderName, provider: Provider, body: string): Promise<Judged> => {
  const read = await provider.readNotice(body)
  const order = await orderFor(desk, name, read.number)
  if ('refused' in read) return { verdict: read.refused, isVerified: false, order }
  if (!order) return { verdict: 'unknown_order', isVerified: true, order }
  return { verdict: await follow(desk, order, read.standing), isVerified: true, order }
}

/**
 * A notification, whoever sent it: kept first, then judged, and what came of it is kept too. One that stays `arrived`
 * was cut off; its sender, who heard no answer, tells it again.
 */
export const receive = async (desk: Desk, name: ProviderName, body: string): Promise<Reply> => {
  const provider = desk.providers.get(name)
  if (!provider) throw new AppError('not_found')
  const id = newId(desk.now())
  // PostgreSQL keeps no NUL.
  const kept = body.replaceAll('\0', '\uFFFD')
  await desk.tables
    .insertInto('order_notices')
    .values({
      id,
      provider: name,
      order_id: null,
      at: desk.now(),
      verified: 0,
      verdict: 'arrived',
      body: kept,
    })
    .execute()
  const { verdict, isVerified, order } = await judge(desk, name, provider, kept)
  await desk.tables
    .updateTable('order_notices')
    .set({ verdict, verified: isVerified ? 1 : 0, order_id: order?.id ?? null })
    .where('id', '=', id)
    .execute()
  if (!isVerified || AGAIN.has(verdict))
    desk.log.warn({ provider: name, verdict, notice: id }, 'a notification of a payment changed nothing')
  return AGAIN.has(verdict) ? 'fail' : 'success'
}

const FORGED_KEPT_MS = 90 * 24 * 3600_000

/** Anybody may send rubbish; it is not kept for ever. What was signed is. */
export const forgetForged = async ({ tables, now }: Desk): Promise<void> => {
  await tables
    .deleteFrom('order_notices')
    .where('verified', '=', 0)
    .where('at', '<', now() - FORGED_KEPT_MS)
    .execute()
}
