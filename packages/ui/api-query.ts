import { QueryCache, QueryClient, queryOptions } from '@tanstack/react-query'
import { CallFailure, type Client, type ClientOptions } from '#packages/api/client.ts'
import type { Endpoint, InputOf, ReplyOf } from '#packages/api/endpoint.ts'

/** A query knows its endpoint; the client it runs in knows how calls are made (HTTP, or in process). */
const callers = new WeakMap<QueryClient, Client['attempt']>()

interface QueryOptions {
  /** Does not run the error handler: for polling, and for screens that show the failure themselves. */
  quiet?: boolean
}

/** A call as a query: its key is the endpoint and the input, so that every screen shares one cached answer. */
export const apiQuery = <E extends Endpoint>(endpoint: E, input: InputOf<E>, options: QueryOptions = {}) =>
  queryOptions<ReplyOf<E>>({
    queryKey: [endpoint.method, endpoint.path, input],
    meta: { quiet: options.quiet ?? false },
    queryFn: ({ client, signal }) => {
      const attempt = callers.get(client)
      if (!attempt) throw new Error('this query client was not made by createQueryClient')
      return attempt(endpoint, input, signal)
    },
  })

const RETRIES = 3
const MIN_DELAY_MS = 1000
const MAX_DELAY_MS = 30_000
const UNUSED_EXPIRY_MS = 5 * 60_000

/** Statuses for which a retry makes no difference. */
const FINAL = new Set([401, 403, 404])

export const retryDelay = (attempt: number) => Math.min(MIN_DELAY_MS * 2 ** attempt, MAX_DELAY_MS)

export const shouldRetry = (failures: number, error: unknown): boolean =>
  failures < RETRIES && !(error instanceof CallFailure && FINAL.has(error.status ?? 0))

interface QueryClientOptions {
  attempt: Client['attempt']
  where: 'browser' | 'server'
  /** Runs when all retries of a query have failed. */
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
        gcTime: where === 'browser' ? UNUSED_EXPIRY_MS : Number.POSITIVE_INFINITY,
        staleTime: 30_000,
        // Offline calls fail with an error; by default they would wait silently for the network.
        networkMode: 'always',
      },
      mutations: { retry: 0, networkMode: 'always' },
    },
  })
  callers.set(client, attempt)
  return client
}
