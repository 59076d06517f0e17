import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { changeLink, createLink, type linkRow, listLinks, removeLink } from '#features/sharing/contract.ts'
import { CallFailure } from '#packages/api/client.ts'
import type { InputOf } from '#packages/api/endpoint.ts'
import { useApi } from '#packages/ui/api.tsx'
import { apiQuery } from '#packages/ui/api-query.ts'

export type Link = z.infer<typeof linkRow>
export type LinkChange = Omit<InputOf<typeof changeLink>, 'id'>

/** The share links of a resume and their mutations; callers show errors themselves. */
export const useLinks = (id: string, enabled: boolean) => {
  const client = useApi()
  const queries = useQueryClient()
  const query = apiQuery(listLinks, { id }, { quiet: true })
  const { data, isPending, isError, refetch } = useQuery({ ...query, enabled, staleTime: 0 })
  const put = (change: (links: Link[]) => Link[]) =>
    queries.setQueryData(query.queryKey, (old) => ({ links: change(old?.links ?? []) }))
  const create = useMutation({
    mutationFn: (purpose: Link['purpose']) => client.attempt(createLink, { id, purpose }),
    onSuccess: (link) => put((links) => [link, ...links]),
  })
  const change = useMutation({
    mutationFn: ({ link, ...patch }: LinkChange & { link: string }) =>
      client.attempt(changeLink, { id: link, ...patch }),
    onSuccess: (link) => put((links) => links.map((one) => (one.id === link.id ? link : one))),
  })
  const remove = useMutation({
    mutationFn: (link: string) => client.attempt(removeLink, { id: link }),
    onSuccess: (_, gone) => put((links) => links.filter((one) => one.id !== gone)),
  })
  return { links: data?.links ?? [], isPending, isError, again: () => void refetch(), create, change, remove }
}

export const refusalOf = (error: unknown): string | undefined =>
  error instanceof CallFailure ? error.body?.message : undefined
