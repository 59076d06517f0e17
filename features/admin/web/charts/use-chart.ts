import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Endpoint, InputOf } from '#packages/api/endpoint.ts'
import { apiQuery } from '#packages/ui/api-query.ts'
import type { Span } from '../../charts-contract.ts'

/** What was drawn stays until the next span has come. */
export const useChart = <E extends Endpoint>(endpoint: E, days: Span) =>
  useQuery({
    ...apiQuery(endpoint, { days } as InputOf<E>, { quiet: true }),
    retry: 1,
    placeholderData: keepPreviousData,
  })
