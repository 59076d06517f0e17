import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#packages/wire/endpoint.ts'
import { apiQuery, createQueryClient, retryDelay } from './api-query.ts'

const session = endpoint({
  method: 'GET',
  path: '/session',
  summary: 'who is signed in',
  auth: 'anyone',
  input: z.object({}),
  reply: z.object({ user: z.null() }),
})

test('queries: three retries from 1 s doubling to 30 s, dropped unused after 5 minutes; changes are not retried', () => {
  const { queries, mutations } = createQueryClient(vi.fn(), 'browser').getDefaultOptions()
  expect(queries).toMatchObject({ retry: 3, gcTime: 300_000 })
  expect(mutations).toMatchObject({ retry: 0 })
  expect([0, 1, 2, 3, 4, 5, 9].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
})

test('the server tries once', () => {
  expect(createQueryClient(vi.fn(), 'server').getDefaultOptions().queries).toMatchObject({ retry: 0 })
})

test('a query calls its endpoint through the client that it runs in', async () => {
  const call = vi.fn(async () => ({ user: null })) as never
  const client = createQueryClient(call, 'server')
  expect(await client.fetchQuery(apiQuery(session, {}))).toEqual({ user: null })
  expect(call).toHaveBeenCalledWith(session, {}, expect.objectContaining({ signal: expect.any(AbortSignal) }))
})
