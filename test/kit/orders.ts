import type { Purchase } from '#features/orders/contract.ts'
import { settle } from '#features/orders/server/delivering.ts'
import { orderById } from '#features/orders/server/order-rows.ts'
import { openOrderService } from '#features/orders/server/order-service.ts'
import { place } from '#features/orders/server/placing.ts'
import { decideTrade } from '#features/orders/server/providers/sandbox.ts'
import { type Reconciled, reconcile } from '#features/orders/server/reconciling.ts'
import { newId } from '#packages/api/new-id.ts'
import type { ServerDeps } from '#packages/server-kit/server.ts'
import { defaultMoney } from '#packages/settings/settings.ts'

export const POINTS: Purchase = { what: 'points', packageFen: 100 }

export const priceOf = (wish: Purchase): number =>
  wish.what === 'plan' ? defaultMoney.plans[wish.plan].priceFen : wish.packageFen

/** Places an order of this user in the sandbox directly, because calls are rate limited. */
export const anOrder = async (deps: ServerDeps, userId: string, wish: Purchase = POINTS) => {
  const id = newId(deps.now())
  const placed = { id, userId, wish, provider: 'sandbox', seenFen: priceOf(wish) } as const
  return (await place(openOrderService(deps), placed)).row
}

/** An order that is paid and delivered. */
export const aPaidOrder = async (deps: ServerDeps, userId: string, wish: Purchase = POINTS) => {
  const service = openOrderService(deps)
  const { id } = await anOrder(deps, userId, wish)
  const trade = await decideTrade(service.tables, id, 'paid')
  await settle(service, id, { ref: trade?.ref ?? '', fen: trade?.fen ?? 0 })
  return orderById(service.tables, id)
}

/** The results of `huajian reconcile`, as a list. */
export const reconciled = async (deps: ServerDeps): Promise<Reconciled[]> => {
  const all: Reconciled[] = []
  for await (const one of reconcile(openOrderService(deps))) all.push(one)
  return all
}
