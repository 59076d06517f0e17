import { useQuery } from '@tanstack/react-query'
import { session } from '#features/accounts/session-contract.ts'
import { myPlan, payWays } from '#features/orders/contract.ts'
import { apiQuery } from '#packages/ui/api-query.ts'
import { listPlans } from '../contract.ts'

const quiet = { quiet: true }
const ONCE_MORE = 1

export const plansQuery = { ...apiQuery(listPlans, {}, quiet), retry: ONCE_MORE }
export const waysQuery = { ...apiQuery(payWays, {}, quiet), retry: ONCE_MORE }

export const useIsVisitor = (): boolean => !useQuery(apiQuery(session, {}, quiet)).data?.user

/** Asked by the browser alone: only there one knows on which day it ends for the reader. */
export const useMyPlan = () => {
  const isVisitor = useIsVisitor()
  return useQuery({ ...apiQuery(myPlan, {}, quiet), enabled: !isVisitor, retry: ONCE_MORE })
}

export type Purchase = 'month' | 'year' | 'lifetime' | 'points'

/** The way to sign in, and back to what one was about to do. */
export const signInFor = (wanted: string) => `/auth/login?next=${encodeURIComponent(`/membership?${wanted}`)}`
