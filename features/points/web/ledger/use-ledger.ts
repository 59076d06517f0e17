import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { type Direction, listLedger } from '#packages/ledger/contract.ts'
import { useApi } from '#packages/ui/api.tsx'

const AT_ONCE = 10

/** The entries of one direction, with as many pages as were loaded. */
export const useLedger = (direction: Direction) => {
  const api = useApi()
  return useInfiniteQuery({
    queryKey: [listLedger.method, listLedger.path, { direction }, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      api.attempt(
        listLedger,
        { direction, limit: AT_ONCE, ...(pageParam === '' ? {} : { before: pageParam }) },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    retry: 1,
  })
}
