import type { QueryClient } from '@tanstack/react-query'
import { session } from '#packages/api/session-contract.ts'
import { listLedger, myPoints } from '#packages/ledger/contract.ts'
import { apiQuery } from '#packages/ui/api-query.ts'
import { listOrders, myPlan, payWays } from '../contract.ts'

const ONCE_MORE = 1

export const waysQuery = { ...apiQuery(payWays, {}, { quiet: true }), retry: ONCE_MORE }
export const planQuery = { ...apiQuery(myPlan, {}, { quiet: true }), retry: ONCE_MORE }

/** Refetches plan, session, orders and points after a purchase or a redeemed code. */
export const refetchAfterPurchase = (queries: QueryClient): Promise<unknown> =>
  Promise.all(
    [myPlan, session, listOrders, myPoints, listLedger].map(({ method, path }) =>
      queries.invalidateQueries({ queryKey: [method, path] }),
    ),
  )
