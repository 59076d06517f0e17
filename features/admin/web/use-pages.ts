import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useApi } from '#packages/ui/api.tsx'
import type { Endpoint, InputOf, ReplyOf } from '#packages/wire/endpoint.ts'

/** A list that goes on: `cursor` is what the endpoint calls the place where the next page begins. */
export const usePages = <E extends Endpoint>(
  endpoint: E,
  wish: Omit<InputOf<E>, 'after' | 'before'>,
  cursor: 'after' | 'before',
) => {
  const api = useApi()
  const query = useInfiniteQuery({
    queryKey: [endpoint.method, endpoint.path, 'pages', wish],
    queryFn: ({ pageParam, signal }) =>
      api.attempt(
        endpoint,
        { ...wish, ...(pageParam === '' ? {} : { [cursor]: pageParam }) } as InputOf<E>,
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: (page: ReplyOf<E>) => (page as { next: string | null }).next ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: 1,
    meta: { quiet: true },
  })
  return {
    pages: query.data?.pages,
    isError: query.isError,
    refetch: () => void query.refetch(),
    more: query.hasNextPage
      ? { busy: query.isFetchingNextPage, read: () => void query.fetchNextPage() }
      : undefined,
  }
}
