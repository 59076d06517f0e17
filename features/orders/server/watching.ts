import { type Settled, settle } from './delivering.ts'
import { orderById } from './order-rows.ts'
import { type OrderService, providerOf } from './order-service.ts'
import type { Standing } from './providers/provider.ts'
import { resumeRefund } from './refunding.ts'
import type { OrderRow } from './tables.ts'

/** The outcome of checking an order. */
export type Outcome =
  | Settled
  | 'waiting'
  | 'closed'
  | 'refunded'
  | 'refund_refused'
  /** Its payment provider is not configured any more and cannot be asked. */
  | 'no_provider'
  | 'nothing'

const markClosed = async ({ tables, now }: OrderService, id: string): Promise<'closed'> => {
  await tables
    .updateTable('orders')
    .set({ state: 'closed', closed_at: now() })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .execute()
  return 'closed'
}

const follow = async (service: OrderService, row: OrderRow, standing: Standing): Promise<Outcome> => {
  if (standing.state === 'paid') return settle(service, row.id, standing)
  if (row.state === 'closed') return 'nothing'
  // The payment was refunded at the provider.
  if (row.state === 'paid') return standing.state === 'closed' ? resumeRefund(service, row) : 'held'
  return standing.state === 'closed' ? markClosed(service, row.id) : 'waiting'
}

/** Closes a pending order, at the provider first. A payment that arrived before is settled instead. */
export const closeWaiting = async (service: OrderService, row: OrderRow): Promise<Outcome> => {
  const provider = providerOf(service, row.provider)
  if (!provider) return markClosed(service, row.id)
  const asked = await follow(service, row, await provider.ask(row))
  if (asked !== 'waiting') return asked
  if ((await provider.close(row)) === 'closed') return markClosed(service, row.id)
  return follow(service, row, await provider.ask(row))
}

/** Asks the provider about an order and acts on the answer. */
export const lookAfter = async (service: OrderService, row: OrderRow): Promise<Outcome> => {
  if (row.state === 'refunded') return 'nothing'
  if (row.refund_asked_at !== null) return resumeRefund(service, row)
  if (row.state === 'delivered') return 'nothing'
  if (row.state === 'pending' && row.closes_at <= service.now()) return closeWaiting(service, row)
  const provider = providerOf(service, row.provider)
  return provider ? follow(service, row, await provider.ask(row)) : 'no_provider'
}

/** Lets one of all servers and waiting pages ask about an order. */
const claim = async ({ tables, now }: OrderService, id: string, everyMs: number): Promise<boolean> => {
  const { numUpdatedRows } = await tables
    .updateTable('orders')
    .set({ asked_at: now() })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        eb('asked_at', 'is', null),
        eb('asked_at', '<=', now() - everyMs),
        // A clock that was wrong for a while must not keep an order from being checked until it is right.
        eb('asked_at', '>', now() + everyMs),
      ]),
    )
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Checks an order unless it was checked a moment ago. A provider that is unavailable changes nothing. */
export const lookAfterNow = async (
  service: OrderService,
  row: OrderRow,
  everyMs: number,
): Promise<OrderRow> => {
  if (!(await claim(service, row.id, everyMs))) return row
  try {
    await lookAfter(service, row)
  } catch (error) {
    service.log.warn({ err: error, order: row.number }, 'an order could not be looked after')
  }
  return orderById(service.tables, row.id)
}
