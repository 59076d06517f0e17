import { useQuery } from '@tanstack/react-query'
import { CallFailure } from '#packages/api/client.ts'
import { apiQuery } from '#packages/ui/api-query.ts'
import { getOrder, type OrderState } from '../../contract.ts'
import { pollDelay } from './poll-delay.ts'

export const orderQuery = (id: string) => apiQuery(getOrder, { id }, { quiet: true })

const OVER: readonly OrderState[] = ['delivered', 'closed', 'refunded']

/** The current state of an order, polled while it is open. Network errors do not stop the polling. */
export const useOrder = (id: string | undefined) =>
  useQuery({
    ...orderQuery(id ?? ''),
    enabled: id !== undefined,
    staleTime: 0,
    retry: 0,
    refetchInterval: ({ state: { data, error, dataUpdateCount, errorUpdateCount } }) => {
      const isGone = error instanceof CallFailure && [401, 404].includes(error.status ?? 0)
      if (isGone || (data && OVER.includes(data.order.state))) return false
      return pollDelay(dataUpdateCount + errorUpdateCount)
    },
  })
