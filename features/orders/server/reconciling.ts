import { DAY_MS, MINUTE_MS } from '#packages/scheduling/durations.ts'
import { forgetForged } from './notices.ts'
import type { OrderService } from './order-service.ts'
import type { OrderRow } from './tables.ts'
import { lookAfter, lookAfterNow, type Outcome } from './watching.ts'

const AT_A_TIME = 200

/** Pending, paid but not delivered, or being refunded. */
const openOrders = ({ tables }: OrderService) =>
  tables
    .selectFrom('orders')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('state', 'in', ['pending', 'paid']),
        eb.and([eb('state', '=', 'delivered'), eb('refund_asked_at', 'is not', null)]),
      ]),
    )
    .orderBy('created_at')

export interface Reconciled {
  row: OrderRow
  outcome: Outcome | 'away'
}

/** Every open order, and those closed in the last day: a payment may have arrived while the order was closed. */
export async function* reconcile(service: OrderService): AsyncIterable<Reconciled> {
  const closed = service.tables
    .selectFrom('orders')
    .selectAll()
    .where('state', '=', 'closed')
    .where('closed_at', '>', service.now() - DAY_MS)
  for (const row of [...(await openOrders(service).execute()), ...(await closed.execute())])
    try {
      yield { row, outcome: await lookAfter(service, row) }
    } catch (error) {
      service.log.error({ err: error, order: row.number }, 'an order could not be looked after')
      yield { row, outcome: 'away' }
    }
}

/** Recovers from lost notifications, closed browsers and killed processes. */
const tend = async (service: OrderService): Promise<void> => {
  const now = service.now()
  const due = await openOrders(service)
    .where((eb) =>
      eb.or([
        eb('asked_at', 'is', null),
        eb('asked_at', '<=', now - 5 * MINUTE_MS),
        eb('asked_at', '>', now + 5 * MINUTE_MS),
        eb.and([eb('closes_at', '<=', now), eb('asked_at', '<=', now - MINUTE_MS)]),
      ]),
    )
    .limit(AT_A_TIME)
    .execute()
  for (const row of due) await lookAfterNow(service, row, MINUTE_MS)
  await forgetForged(service)
}

export const tendOrders = (service: OrderService): (() => void) => {
  let isBusy = false
  const round = async () => {
    if (isBusy) return
    isBusy = true
    try {
      await tend(service)
    } catch (error) {
      service.log.error({ err: error }, 'open orders could not be looked after')
    } finally {
      isBusy = false
    }
  }
  const timer = setInterval(() => void round(), MINUTE_MS)
  void round()
  return () => clearInterval(timer)
}
