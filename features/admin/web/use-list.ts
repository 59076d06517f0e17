import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import type { Endpoint, InputOf, ReplyOf } from '#packages/api/endpoint.ts'
import { useApi } from '#packages/ui/api.tsx'

export interface Listed<Row> {
  /** Undefined while loading or after a failure. */
  rows: readonly Row[] | undefined
  /** The total number, if the endpoint counts it. */
  total: number | undefined
  error: Error | null
  refetch(): void
  more: { busy: boolean; isFailed: boolean; read(): void } | undefined
  /** Refetches every cached page of this list after a change. */
  again(): void
}

interface Way<E extends Endpoint, Row> {
  /** The endpoint's parameter for the next page. */
  cursor: 'after' | 'before' | 'page'
  rowsOf(page: ReplyOf<E>): readonly Row[]
}

interface Page {
  next: string | null
  total?: number
}

/** A paged list. */
export const useList = <E extends Endpoint, Row>(
  endpoint: E,
  input: Omit<InputOf<E>, 'after' | 'before' | 'page'>,
  { cursor, rowsOf }: Way<E, Row>,
): Listed<Row> => {
  const api = useApi()
  const queries = useQueryClient()
  const query = useInfiniteQuery({
    queryKey: [endpoint.method, endpoint.path, 'pages', input],
    queryFn: ({ pageParam, signal }) =>
      api.attempt(
        endpoint,
        { ...input, ...(pageParam === '' ? {} : { [cursor]: pageParam }) } as InputOf<E>,
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
