import { AppError } from '#packages/api/errors.ts'
import { newId } from '#packages/api/new-id.ts'
import { DAY_MS } from '#packages/scheduling/durations.ts'
import type { NoticeVerdict } from '../admin-contract.ts'
import type { ProviderName } from '../contract.ts'
import { settle } from './delivering.ts'
import type { OrderService } from './order-service.ts'
import { ProviderAway, type Standing } from './providers/provider.ts'
import type { OrderRow } from './tables.ts'
import { lookAfter } from './watching.ts'

/** A provider that receives anything else sends the notification again. */
export type Reply = 'success' | 'fail'

const AGAIN: ReadonlySet<NoticeVerdict> = new Set(['unconfirmed', 'wrong_amount', 'unknown_order'])

const orderFor = (service: OrderService, provider: ProviderName, number: string) =>
  service.tables
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', number)
    .where('provider', '=', provider)
    .executeTakeFirst()

/** A payment for a pending order is believed. For a closed one, or without money, the provider is asked first. */
const follow = async (service: OrderService, order: OrderRow, standing: Standing): Promise<NoticeVerdict> => {
  if (standing.state === 'unpaid') return 'nothing'
  if (standing.state === 'paid' && standing.fen !== order.price_fen) return 'wrong_amount'
  if (standing.state === 'paid' && order.state !== 'closed') return settle(service, order.id, standing)
  if (order.state !== 'closed' && order.state !== 'pending') return 'repeated'
  try {
    const outcome = await lookAfter(service, order)
    if (outcome === 'nothing') return standing.state === 'paid' ? 'late' : 'repeated'
    return outcome === 'waiting' || outcome === 'no_provider' ? 'nothing' : outcome
  } catch (error) {
    if (error instanceof ProviderAway) return 'unconfirmed'
    throw error
  }
}

/**
 * Handles a notification of any sender. Only a signed one is stored: before it is processed, and then with its result.
 * One that stays `arrived` was interrupted; its sender got no answer and sends it again.
 */
export const receive = async (service: OrderService, name: ProviderName, body: string): Promise<Reply> => {
  const provider = service.providers.get(name)
  if (!provider) throw new AppError('not_found')
  // PostgreSQL stores no NUL.
  const stored = body.replaceAll('\0', '\uFFFD')
  const read = await provider.readNotice(stored)
  if ('refused' in read) {
    service.log.warn({ provider: name, verdict: read.refused }, 'a payment notification was not believed')
    return 'fail'
  }
  const id = newId(service.now())
  const order = await orderFor(service, name, read.number)
  await service.tables
    .insertInto('order_notices')
    .values({
      id,
      provider: name,
      order_id: order?.id ?? null,
      at: service.now(),
      verified: 1,
      verdict: 'arrived',
      body: stored,
    })
    .execute()
  const verdict = order ? await follow(service, order, read.standing) : 'unknown_order'
  await service.tables.updateTable('order_notices').set({ verdict }).where('id', '=', id).execute()
  if (AGAIN.has(verdict))
    service.log.warn({ provider: name, verdict, notice: id }, 'a notification of a payment changed nothing')
  return AGAIN.has(verdict) ? 'fail' : 'success'
}

const FORGED_EXPIRES_MS = 90 * DAY_MS

/** Earlier versions stored unsigned notifications too. */
export const forgetForged = async ({ tables, now }: OrderService): Promise<void> => {
  await tables
    .deleteFrom('order_notices')
    .where('verified', '=', 0)
    .where('at', '<', now() - FORGED_EXPIRES_MS)
    .execute()
}
