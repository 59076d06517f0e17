import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Client } from '#packages/api/client.ts'
import { session } from '#packages/api/session-contract.ts'
import type { Document } from '#packages/document/schema.ts'
import { useApi } from '#packages/ui/api.tsx'
import { apiQuery } from '#packages/ui/api-query.ts'

/** The user's resumes, in the account and on this device. Loaded on demand, because it needs the engine. */
const open = async (client: Client, queries: QueryClient) => {
  const [{ otherResumes }, { openLocalDatabase }, { user }] = await Promise.all([
    import('#features/resumes/parts.ts'),
    import('#packages/sync/local-database.ts'),
    queries.fetchQuery(apiQuery(session, {}, { quiet: true })),
  ])
  return otherResumes(client, await openLocalDatabase(), '', user !== null)
}

export const useMyResumes = (asked: boolean) => {
  const client = useApi()
  const queries = useQueryClient()
  const { data, isError, refetch } = useQuery({
    queryKey: ['my resumes to try on'],
    queryFn: async () => (await open(client, queries)).list(),
    enabled: asked,
    retry: 0,
    staleTime: 0,
  })
  return { list: data, failed: isError, again: () => void refetch() }
}

export const useMyDocument = (): ((id: string) => Promise<Document>) => {
  const client = useApi()
  const queries = useQueryClient()
  return useCallback(async (id) => (await open(client, queries)).get(id), [client, queries])
}
