import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallFailure } from '#packages/api/client.ts'
import { session } from '#packages/api/session-contract.ts'
import { useApi } from '#packages/ui/api.tsx'
import { apiQuery } from '#packages/ui/api-query.ts'
import { listComments, listReplies, type Sort, sorts, type Target, type ThreadPage } from '../contract.ts'
import { commentsQuery } from './comments-query.ts'
import { withMore, withReplies } from './thread-list.ts'

export const useMe = () => useQuery(apiQuery(session, {}, { quiet: true })).data?.user ?? undefined

/** Errors that the caller shows in place; an expired session and network errors are shown globally. */
export const useFailure = () => {
  const api = useApi()
  return (error: unknown, otherwise: string): string => {
    const failure = error instanceof CallFailure ? error : undefined
    if (failure?.status === 401) api.report(401, failure.body)
    return failure?.body?.message ?? otherwise
  }
}

/** The list below a template, with functions to load more. */
export const useComments = (target: Target) => {
  const api = useApi()
  const queries = useQueryClient()
  const [sort, setSort] = useState<Sort>('newest')
  const { data: page, isError, isFetching, refetch } = useQuery(commentsQuery(target, sort))

  /** Updates both sort orders, so that switching between them shows the change. */
  const patch = (change: (page: ThreadPage) => ThreadPage) => {
    for (const one of sorts)
      queries.setQueryData(commentsQuery(target, one).queryKey, (known) => known && change(known))
  }
  const readOn = async () => {
    if (!page?.next) return
    const more = await api.attempt(listComments, { ...target, sort, after: page.next })
    queries.setQueryData(commentsQuery(target, sort).queryKey, (known) => known && withMore(known, more))
  }
  const readReplies = async (rootId: string, after: string) => {
    const more = await api.attempt(listReplies, { id: rootId, after })
    patch((known) => withReplies(known, rootId, more))
  }
  return { page, isError, isFetching, refetch, sort, setSort, patch, readOn, readReplies }
}

export type Comments = ReturnType<typeof useComments>
