import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#packages/ui/api.tsx'
import { apiQuery } from '#packages/ui/api-query.ts'
import { deleteRun, getRun, listRuns } from '../../contract.ts'

const keyOf = (about: string | undefined) => [listRuns.method, listRuns.path, 'pages', about ?? '']

/** The user's runs, newest first, for one resume or all. */
export const useLog = (about: string | undefined) => {
  const client = useApi()
  const queries = useQueryClient()
  const key = keyOf(about)
  const list = useInfiniteQuery({
    queryKey: key,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      client.attempt(
        listRuns,
        { limit: 20, ...(about ? { about } : {}), ...(pageParam ? { before: pageParam } : {}) },
        signal,
      ),
    getNextPageParam: ({ next }) => next ?? undefined,
    // The log is always fetched again, so that it has a run that has just ended.
    staleTime: 0,
    meta: { quiet: true },
  })
  const remove = useMutation({
    mutationFn: (id: string) => client.attempt(deleteRun, { id }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [listRuns.method, listRuns.path, 'pages'] }),
  })
  return { list, runs: list.data?.pages.flatMap(({ runs }) => runs) ?? [], remove }
}

export const useRun = (id: string | undefined) =>
  useQuery({ ...apiQuery(getRun, { id: id ?? '' }, { quiet: true }), enabled: id !== undefined })
