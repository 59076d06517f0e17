import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import type { Endpoint, InputOf, ReplyOf } from '#packages/api/endpoint.ts'
import { useApi } from '#packages/ui/api.tsx'

export interface Listed<Row> {
  /** None while they are on their way, or did not come. */
  rows: readonly Row[] | undefined
  /** How many there are in all, where the endpoint counts them. */
  total: number | undefined
  error: Error | null
  refetch(): void
  more: { busy: boolean; isFailed: boolean; read(): void } | undefined
  /** Something was changed: what is shown anywhere of this list is asked for anew. */
  again(): void
}

interface Way<E extends Endpoint, Row> {
  /** What the endpoint calls the place where the next page begins. */
  cursor: 'after' | 'before' | 'page'
  rowsOf(page: ReplyOf<E>): readonly Row[]
}

interface Page {
  next: string | null
  total?: number
}

/** A list that goes on. */
export const useList = <E extends Endpoint, Row>(
  endpoint: E,
  wish: Omit<InputOf<E>, 'after' | 'before' | 'page'>,
  { cursor, rowsOf }: Way<E, Row>,
): Listed<Row> => {
  const api = useApi()
  const queries = useQueryClient()
  const query = useInfiniteQuery({
    queryKey: [endpoint.method, endpoint.path, 'pages', wish],
    queryFn: ({ pageParam, signal }) =>
      api.attempt(
        endpoint,
        { ...wish, ...(pageParam === '' ? {} : { [cursor]: pageParam }) } as InputOf<E>,
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: (page: ReplyOf<E>) => (page as Page).next ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: 1,
    meta: { quiet: true },
  })
  return {
    rows: query.data?.pages.flatMap(rowsOf),
    total: (query.data?.pages[0] as Page | undefined)?.total,
    error: query.error,
    refetch: () => void query.refetch(),
    more: query.hasNextPage
      ? {
          busy: query.isFetchingNextPage,
          isFailed: query.isFetchNextPageError,
          read: () => void query.fetchNextPage(),
        }
      : undefined,
    again: () => void queries.invalidateQueries({ queryKey: [endpoint.method, endpoint.path] }),
  }
}
