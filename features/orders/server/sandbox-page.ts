import { AppError } from '#packages/api/errors.ts'
import { type Route, route } from '#packages/api/route.ts'
import { sandboxFail, sandboxOrder, sandboxPay } from '../sandbox-contract.ts'
import { receive } from './notices.ts'
import { myOrder, shownOrder } from './order-rows.ts'
import type { OrderService } from './order-service.ts'
import { decideTrade, sandboxNotice } from './providers/sandbox.ts'

/** An order of the caller in the sandbox; not found while the sandbox is off. */
const sandboxed = async (service: OrderService, id: string, userId: string) => {
  const row = await myOrder(service.tables, id, userId)
  if (row.provider !== 'sandbox' || !service.providers.has('sandbox')) throw new AppError('not_found')
  return { order: shownOrder(row), number: row.number }
}

/** Decides, then notifies as a provider would: by a signed notification through the public endpoint. */
const decide = async (service: OrderService, id: string, userId: string, state: 'paid' | 'failed') => {
  await sandboxed(service, id, userId)
  const trade = await decideTrade(service.tables, id, state)
  if (trade?.state === state) await receive(service, 'sandbox', sandboxNotice(trade))
  return sandboxed(service, id, userId)
}

export const sandboxRoutes = (service: OrderService): Route[] => [
  route(sandboxOrder, ({ id }, { caller }) => sandboxed(service, id, caller.userId)),
  route(sandboxPay, ({ id }, { caller }) => decide(service, id, caller.userId, 'paid')),
  route(sandboxFail, ({ id }, { caller }) => decide(service, id, caller.userId, 'failed')),
]
