import { QueryClient, queryOptions } from '@tanstack/react-query'
import type { CallOptions, Client } from '#packages/wire/client.ts'
import type { Endpoint, InputOf, ReplyOf } from '#packages/wire/endpoint.ts'

/** A query knows its endpoint; the client it runs in knows how calls are made (HTTP, or in process). */
const callers = new WeakMap<QueryClient, Client['call']>()

/** A call as a query: its key is the endpoint and the input, so that every screen shares one cached answer. */
export const apiQuery = <E extends Endpoint>(endpoint: E, input: InputOf<E>, options: CallOptions = {}) =>
  queryOptions<ReplyOf<E>>({
    queryKey: [endpoint.method, endpoint.path, input],
    queryFn: ({ client, signal }) => {
      const call = callers.get(client)
      if (!call) throw new Error('this query client was not made by createQueryClient')
      return call(endpoint, input, { signal, ...options })
    },
  })

const RETRIES = 3
const FIRST_DELAY_MS = 1000
const LONGEST_DELAY_MS = 30_000
const UNUSED_DROPPED_AFTER_MS = 5 * 60_000

export const retryDelay = (attempt: number) => Math.min(FIRST_DELAY_MS * 2 ** attempt, LONGEST_DELAY_MS)

export const createQueryClient = (call: Client['call'], where: 'browser' | 'server'): QueryClient => {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: where === 'browser' ? RETRIES : 0,
        retryDelay,
        gcTime: where === 'browser' ? UNUSED_DROPPED_AFTER_MS : Number.POSITIVE_INFINITY,
        staleTime: 30_000,
      },
      mutations: { retry: 0 },
    },
  })
  callers.set(client, call)
  return client
}
