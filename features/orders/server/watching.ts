import { type Settled, settle } from './delivering.ts'
import { type Desk, providerOf } from './desk.ts'
import { orderById } from './order-rows.ts'
import type { Standing } from './providers/provider.ts'
import { resumeRefund } from './refunding.ts'
import type { OrderRow } from './tables.ts'

/** What became of an order that was looked after. */
export type Outcome =
  | Settled
  | 'waiting'
  | 'closed'
  | 'refunded'
  | 'refund_refused'
  /** Its way to pay is not open any more: nobody can be asked. */
  | 'no_provider'
  | 'nothing'

const markClosed = async ({ tables, now }: Desk, id: string): Promise<'closed'> => {
  await tables
    .updateTable('orders')
    .set({ state: 'closed', closed_at: now() })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .execute()
  return 'closed'
}

const follow = async (desk: Desk, row: OrderRow, standing: Standing): Promise<Outcome> => {
  if (standing.state === 'paid') return settle(desk, row.id, standing)
  if (row.state === 'closed') return 'nothing'
  // Paid once, and the provider has the money no longer: it was given back over there.
  if (row.state === 'paid') return standing.state === 'closed' ? resumeRefund(desk, row) : 'held'
  return standing.state === 'closed' ? markClosed(desk, row.id) : 'waiting'
}

/** Closes an order that waits, at the provider first. Money that came first is settled instead. */
export const closeWaiting = async (desk: Desk, row: OrderRow): Promise<Outcome> => {
  const provider = providerOf(desk, row.provider)
  if (!provider) return markClosed(desk, row.id)
  const asked = await follow(desk, row, await provider.ask(row))
  if (asked !== 'waiting') return asked
  if ((await provider.close(row)) === 'closed') return markClosed(desk, row.id)
  return follow(desk, row, await provider.ask(row))
}

/** Asks the provider about one order, and does what follows from the answer. */
export const lookAfter = async (desk: Desk, row: OrderRow): Promise<Outcome> => {
  if (row.state === 'refunded') return 'nothing'
  if (row.refund_asked_at !== null) return resumeRefund(desk, row)
  if (row.state === 'delivered') return 'nothing'
  if (row.state === 'pending' && row.closes_at <= desk.now()) return closeWaiting(desk, row)
  const provider = providerOf(desk, row.provider)
  return provider ? follow(desk, row, await provider.ask(row)) : 'no_provider'
}

/** Of all who would ask about an order just now, one does: every instance, and every page that waits. */
const claim = async ({ tables, now }: Desk, id: string, everyMs: number): Promise<boolean> => {
  const { numUpdatedRows } = await tables
    .updateTable('orders')
    .set({ asked_at: now() })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        eb('asked_at', 'is', null),
        eb('asked_at', '<=', now() - everyMs),
        // A clock that was wrong for a while must not leave an order alone until it is right.
        eb('asked_at', '>', now() + everyMs),
      ]),
    )
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Looks after it unless that was done a moment ago. A provider that is away changes nothing. */
export const lookAfterNow = async (desk: Desk, row: OrderRow, everyMs: number): Promise<OrderRow> => {
  if (!(await claim(desk, row.id, everyMs))) return row
  try {
    await lookAfter(desk, row)
  } catch (error) {
    desk.log.warn({ err: error, order: row.number }, 'an order could not be looked after')
  }
  return orderById(desk.tables, row.id)
}
