import { QueryCache, QueryClient, queryOptions } from '@tanstack/react-query'
import { CallFailure, type Client, type ClientOptions } from '#packages/api/client.ts'
import type { Endpoint, InputOf, ReplyOf } from '#packages/api/endpoint.ts'

/** A query knows its endpoint; the client it runs in knows how calls are made (HTTP, or in process). */
const callers = new WeakMap<QueryClient, Client['attempt']>()

interface QueryWishes {
  /** A poll, or a screen that shows the failure itself: the error handler is not run. */
  quiet?: boolean
}

/** A call as a query: its key is the endpoint and the input, so that every screen shares one cached answer. */
export const apiQuery = <E extends Endpoint>(endpoint: E, input: InputOf<E>, wishes: QueryWishes = {}) =>
  queryOptions<ReplyOf<E>>({
    queryKey: [endpoint.method, endpoint.path, input],
    meta: { quiet: wishes.quiet ?? false },
    queryFn: ({ client, signal }) => {
      const attempt = callers.get(client)
      if (!attempt) throw new Error('this query client was not made by createQueryClient')
      return attempt(endpoint, input, signal)
    },
  })

const RETRIES = 3
const FIRST_DELAY_MS = 1000
const LONGEST_DELAY_MS = 30_000
const UNUSED_DROPPED_AFTER_MS = 5 * 60_000

/** Asking again does not sign anybody in, and does not make a missing thing appear. */
const FINAL = new Set([401, 403, 404])

export const retryDelay = (attempt: number) => Math.min(FIRST_DELAY_MS * 2 ** attempt, LONGEST_DELAY_MS)

export const shouldRetry = (failures: number, error: unknown): boolean =>
  failures < RETRIES && !(error instanceof CallFailure && FINAL.has(error.status ?? 0))

interface QueryClientOptions {
  attempt: Client['attempt']
  where: 'browser' | 'server'
  /** Runs once a query has failed for good. */
  onError?: ClientOptions['onError']
}

export const createQueryClient = ({ attempt, where, onError }: QueryClientOptions): QueryClient => {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (error instanceof CallFailure && query.meta?.quiet !== true) onError?.(error.status, error.body)
      },
    }),
    defaultOptions: {
      queries: {
        retry: where === 'browser' ? shouldRetry : 0,
        retryDelay,
        gcTime: where === 'browser' ? UNUSED_DROPPED_AFTER_MS : Number.POSITIVE_INFINITY,
        staleTime: 30_000,
        // Offline, a call fails and says so; waiting for the network in silence looks like a hang.
        networkMode: 'always',
      },
      mutations: { retry: 0, networkMode: 'always' },
    },
  })
  callers.set(client, attempt)
  return client
}
