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
import { planOf } from './my-plan.ts'
import { receive } from './notices.ts'
import { listMine, myOrder, orderById, shownOrder } from './order-rows.ts'
import { type OrderService, openOrderService } from './order-service.ts'
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

/** A page that waits for a payment polls every second or two; the provider is asked less often. */
const ASKED_EVERY_MS = 3000

async function* oneText(text: string) {
  yield text
}

const orderRoutes = (service: OrderService): Route[] => [
  route(payWays, () => ({ ways: [...service.providers.keys()] })),
  route(placeOrder, async (placed, { caller: { userId } }) => {
    const { row, payment } = await place(service, { ...placed, userId })
    return { order: shownOrder(row), payment }
  }),
  route(getOrder, async ({ id }, { caller: { userId } }) => {
    const row = await myOrder(service.tables, id, userId)
    const isOpen = row.state === 'pending' || row.state === 'paid'
    const now = isOpen ? await lookAfterNow(service, row, ASKED_EVERY_MS) : row
    return { order: shownOrder(now), payment: now.state === 'pending' ? paymentOf(now) : null }
  }),
  route(listOrders, (page, { caller: { userId } }) => listMine(service.tables, userId, page)),
  route(closeOrder, async ({ id }, { caller: { userId } }) => {
    const row = await myOrder(service.tables, id, userId)
    try {
      if (row.state === 'pending') await closeWaiting(service, row)
    } catch (error) {
      throw error instanceof ProviderAway ? new AppError('provider_away', { cause: error }) : error
    }
    return { order: shownOrder(await orderById(service.tables, id)) }
  }),
  route(getReceipt, ({ id }, { caller: { userId } }) => receiptOf(service, id, userId)),
  route(redeemCode, ({ code }, { caller: { userId } }) => redeem(service, { code, userId })),
  route(myPlan, (_, { caller: { userId } }) => planOf(service.db, userId, service.now())),
  route(notice, async ({ provider, file }) => oneText(await receive(service, provider, await file.text()))),
]

const adminRoutes = (service: OrderService): Route[] => [
  route(listAllOrders, (wanted) => orderPage(service, wanted)),
  route(getAnyOrder, ({ id }) => orderWithNotices(service, id)),
  route(refundOrder, async ({ id, reason }, { caller }) =>
    oneForAdmin(service.tables, await refund(service, { id, caller, reason })),
  ),
  route(createBatch, (given, { caller }) => makeBatch(service, caller, given)),
  route(listBatches, (page) => batchPage(service, page)),
  route(listCodes, ({ id }) => codesIn(service, id)),
  route(revokeCodes, (given, { caller }) => revoke(service, caller, given)),
]

export const ordersSlice: ServerSlice = {
  name: 'orders',
  migrations: orderMigrations,
  personal: ordersOf,
  routes: (deps) => {
    const service = openOrderService(deps)
    return [...orderRoutes(service), ...sandboxRoutes(service), ...adminRoutes(service)]
  },
  background: (deps) => {
    if (deps.payment.sandbox)
      deps.log.warn({}, 'the sandbox is open: orders can be paid without money (docs/decisions/payment.md)')
    return tendOrders(openOrderService(deps))
  },
}
