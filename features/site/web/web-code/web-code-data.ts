import { useQuery } from '@tanstack/react-query'
import { session } from '#packages/api/session-contract.ts'
import { listPlans, type PriceList } from '#packages/plans/contract.ts'
import { apiQuery } from '#packages/ui/api-query.ts'
import type { LoadContext } from '#packages/ui/screen-routes.ts'
import { getWebCode, type WebCodePage } from '../../pages-contract.ts'

export const pageQuery = apiQuery(getWebCode, {})
const pricesQuery = apiQuery(listPlans, {})
const sessionQuery = apiQuery(session, {}, { quiet: true })

export const loadWebCode = async ({ queryClient }: LoadContext) => {
  await Promise.all([queryClient.ensureQueryData(pageQuery), queryClient.ensureQueryData(pricesQuery)])
  return undefined
}

export interface WebCodeData {
  page: WebCodePage
  prices: PriceList
}

/** The data of `loadWebCode`, which the loader awaits before rendering. */
export const useWebCode = (): WebCodeData | undefined => {
  const page = useQuery(pageQuery).data
  const prices = useQuery(pricesQuery).data
  return page && prices && { page, prices }
}

export const useIsAdmin = (): boolean => useQuery(sessionQuery).data?.user?.role === 'admin'
