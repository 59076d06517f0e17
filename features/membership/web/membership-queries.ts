import { useQuery } from '@tanstack/react-query'
import { myPlan, payWays } from '#features/orders/contract.ts'
import { session } from '#packages/api/session-contract.ts'
import { listPlans } from '#packages/plans/contract.ts'
import { apiQuery } from '#packages/ui/api-query.ts'

const quiet = { quiet: true }
const ONCE_MORE = 1

export const plansQuery = { ...apiQuery(listPlans, {}, quiet), retry: ONCE_MORE }
export const waysQuery = { ...apiQuery(payWays, {}, quiet), retry: ONCE_MORE }

export const useIsVisitor = (): boolean => !useQuery(apiQuery(session, {}, quiet)).data?.user

/** Loaded by the browser only, which knows the day on which the plan ends in the user's time zone. */
export const useMyPlan = () => {
  const isVisitor = useIsVisitor()
  return useQuery({ ...apiQuery(myPlan, {}, quiet), enabled: !isVisitor, retry: ONCE_MORE })
}

export type Purchase = 'month' | 'year' | 'lifetime' | 'points'

/** The address of the sign-in page with a way back to the purchase. */
export const signInFor = (wanted: string) => `/auth/login?next=${encodeURIComponent(`/membership?${wanted}`)}`
