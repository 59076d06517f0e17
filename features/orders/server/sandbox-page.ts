import { AppError } from '#packages/api/errors.ts'
import { type Route, route } from '#packages/api/route.ts'
import { sandboxFail, sandboxOrder, sandboxPay } from '../sandbox-contract.ts'
import type { Desk } from './desk.ts'
import { receive } from './notices.ts'
import { myOrder, shownOrder } from './order-rows.ts'
import { decideTrade, sandboxNotice } from './providers/sandbox.ts'

/** An order of mine that is paid in the sandbox; where that is closed there is none. */
const sandboxed = async (desk: Desk, id: string, userId: string) => {
  const row = await myOrder(desk.tables, id, userId)
  if (row.provider !== 'sandbox' || !desk.providers.has('sandbox')) throw new AppError('not_found')
  return { order: shownOrder(row), number: row.number }
}

/** Decides, then tells it as a provider would: by a signed notification, through the door that all come by. */
const decide = async (desk: Desk, id: string, userId: string, state: 'paid' | 'failed') => {
  await sandboxed(desk, id, userId)
  const trade = await decideTrade(desk.tables, id, state)
  if (trade?.state === state) await receive(desk, 'sandbox', sandboxNotice(trade))
  return sandboxed(desk, id, userId)
}

export const sandboxRoutes = (desk: Desk): Route[] => [
  route(sandboxOrder, ({ id }, { caller }) => sandboxed(desk, id, caller.userId)),
  route(sandboxPay, ({ id }, { caller }) => decide(desk, id, caller.userId, 'paid')),
  route(sandboxFail, ({ id }, { caller }) => decide(desk, id, caller.userId, 'failed')),
]
