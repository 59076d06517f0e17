import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { CallFailure } from '#packages/api/client.ts'
import { endpoint } from '#packages/api/endpoint.ts'
import { apiQuery, createQueryClient, retryDelay, shouldRetry } from './api-query.ts'

const session = endpoint({
  method: 'GET',
  path: '/session',
  summary: 'who is signed in',
  auth: 'anyone',
  input: z.object({}),
  reply: z.object({ user: z.null() }),
})

const failed = (status: number | undefined) => new CallFailure(status, null)

test('queries: three retries from 1 s doubling to 30 s, dropped unused after 5 minutes; changes are not retried', () => {
  const { queries, mutations } = createQueryClient({ attempt: vi.fn(), where: 'browser' }).getDefaultOptions()
  expect(queries).toMatchObject({ gcTime: 300_000 })
  expect(mutations).toMatchObject({ retry: 0 })
  expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, failed(500)))).toEqual([
    true,
    true,
    true,
    false,
  ])
  expect(shouldRetry(2, failed(undefined))).toBe(true)
  expect([401, 403, 404].map((status) => shouldRetry(0, failed(status)))).toEqual([false, false, false])
  expect([0, 1, 2, 3, 4, 5, 9].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
})

test('the server tries once', () => {
  expect(createQueryClient({ attempt: vi.fn(), where: 'server' }).getDefaultOptions().queries).toMatchObject({
    retry: 0,
  })
})

test('a query calls its endpoint through the client that it runs in', async () => {
  const attempt = vi.fn(async () => ({ user: null })) as never
  const client = createQueryClient({ attempt, where: 'server' })
  expect(await client.fetchQuery(apiQuery(session, {}))).toEqual({ user: null })
  expect(attempt).toHaveBeenCalledWith(session, {}, expect.any(AbortSignal))
})

test('the error handler runs once after all retries, and never for a quiet query', async () => {
  const onError = vi.fn()
  const attempt = vi.fn(async () => {
    throw failed(404)
  }) as never
  const client = createQueryClient({ attempt, where: 'browser', onError })
  await expect(client.fetchQuery(apiQuery(session, {}))).rejects.toThrow()
  expect(onError).toHaveBeenCalledExactlyOnceWith(404, null)
  await expect(
    client.fetchQuery({ ...apiQuery(session, {}, { quiet: true }), queryKey: ['other'] }),
  ).rejects.toThrow()
  expect(onError).toHaveBeenCalledOnce()
})
