import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Endpoint, InputOf } from '#packages/api/endpoint.ts'
import { apiQuery } from '#packages/ui/api-query.ts'
import type { Span } from '../../charts-contract.ts'

/** The previous chart stays until the next period is loaded. */
export const useChart = <E extends Endpoint>(endpoint: E, days: Span) =>
  useQuery({
    ...apiQuery(endpoint, { days } as InputOf<E>, { quiet: true }),
    retry: 1,
    placeholderData: keepPreviousData,
  })
