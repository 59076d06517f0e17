import { AppError } from '#packages/api/errors.ts'
import { type Route, route } from '#packages/api/route.ts'
import type { ServerSlice } from '#packages/server-kit/server.ts'
import {
  createBatch,
  getAnyOrder,
  listAllOrders,
  listBatches,
  listCodes,
  refundOrder,
  revokeCodes,
} from '../admin-contract.ts'
import {
  closeOrder,
  getOrder,
  getReceipt,
  listOrders,
  myPlan,
  notice,
  payWays,
  placeOrder,
  redeemCode,
} from '../contract.ts'
import { oneForAdmin, orderPage, orderWithNotices } from './all-orders.ts'
import { batchPage, codesIn, makeBatch, revoke } from './batches.ts'
import { type Desk, openOrderService } from './desk.ts'
import { planOf } from './my-plan.ts'
import { receive } from './notices.ts'
import { listMine, myOrder, orderById, shownOrder } from './order-rows.ts'
import { ordersOf } from './personal.ts'
import { paymentOf, place } from './placing.ts'
import { ProviderAway } from './providers/provider.ts'
import { receiptOf } from './receipt.ts'
import { tendOrders } from './reconciling.ts'
import { redeem } from './redeeming.ts'
import { refund } from './refunding.ts'
import { sandboxRoutes } from './sandbox-page.ts'
import { orderMigrations } from './tables.ts'
import { closeWaiting, lookAfterNow } from './watching.ts'

/** A page that waits for a payment asks every second or two; the provider is not asked as often. */
const ASKED_EVERY_MS = 3000

async function* oneText(text: string) {
  yield text
}

const orderRoutes = (desk: Desk): Route[] => [
  route(payWays, () => ({ ways: [...desk.providers.keys()] })),
  route(placeOrder, async (placed, { caller: { userId } }) => {
    const { row, payment } = await place(desk, { ...placed, userId })
    return { order: shownOrder(row), payment }
  }),
  route(getOrder, async ({ id }, { caller: { userId } }) => {
    const row = await myOrder(desk.tables, id, userId)
    const isOpen = row.state === 'pending' || row.state === 'paid'
    const now = isOpen ? await lookAfterNow(desk, row, ASKED_EVERY_MS) : row
    return { order: shownOrder(now), payment: now.state === 'pending' ? paymentOf(now) : null }
  }),
  route(listOrders, (page, { caller: { userId } }) => listMine(desk.tables, userId, page)),
  route(closeOrder, async ({ id }, { caller: { userId } }) => {
    const row = await myOrder(desk.tables, id, userId)
    try {
      if (row.state === 'pending') await closeWaiting(desk, row)
    } catch (error) {
      throw error instanceof ProviderAway ? new AppError('provider_away', { cause: error }) : error
    }
    return { order: shownOrder(await orderById(desk.tables, id)) }
  }),
  route(getReceipt, ({ id }, { caller: { userId } }) => receiptOf(desk, id, userId)),
  route(redeemCode, ({ code }, { caller: { userId } }) => redeem(desk, { code, userId })),
  route(myPlan, (_, { caller: { userId } }) => planOf(desk.db, userId, desk.now())),
  route(notice, async ({ provider, file }) => oneText(await receive(desk, provider, await file.text()))),
]

const adminRoutes = (desk: Desk): Route[] => [
  route(listAllOrders, (wanted) => orderPage(desk, wanted)),
  route(getAnyOrder, ({ id }) => orderWithNotices(desk, id)),
  route(refundOrder, async ({ id, reason }, { caller }) =>
    oneForAdmin(desk.tables, await refund(desk, { id, caller, reason })),
  ),
  route(createBatch, (given, { caller }) => makeBatch(desk, caller, given)),
  route(listBatches, (page) => batchPage(desk, page)),
  route(listCodes, ({ id }) => codesIn(desk, id)),
  route(revokeCodes, (given, { caller }) => revoke(desk, caller, given)),
]

export const ordersSlice: ServerSlice = {
  name: 'orders',
  migrations: orderMigrations,
  personal: ordersOf,
  routes: (deps) => {
    const desk = openOrderService(deps)
    return [...orderRoutes(desk), ...sandboxRoutes(desk), ...adminRoutes(desk)]
  },
  background: (deps) => {
    if (deps.payment.sandbox)
      deps.log.warn({}, 'the sandbox is open: orders can be paid without money (docs/decisions/payment.md)')
    return tendOrders(openOrderService(deps))
  },
}
