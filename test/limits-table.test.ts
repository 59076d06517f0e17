import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { CHANGES } from '#packages/api/account-limits.ts'
import { type Endpoint, endpoint } from '#packages/api/endpoint.ts'
import { allEndpoints, limitsTable, missingLimit, nameOf } from './limits-table.ts'
import { permissions } from './permissions.ts'

test('the table lists every endpoint', async () => {
  expect((await allEndpoints()).map(nameOf).sort()).toEqual(Object.keys(permissions).sort())
})

test('calls by anyone and changes by any user have a limit of their own', async () => {
  const missing = (await allEndpoints()).map(missingLimit).filter((problem) => problem !== undefined)
  expect(missing).toEqual([])
})

test('finds an endpoint without a limit', () => {
  const given = { path: '/x', summary: 'x', reply: z.object({}) } as const
  const text = z.strictObject({ text: z.string() })
  const found = (e: Endpoint) => missingLimit(e) !== undefined
  const limit = { calls: 1, seconds: 60 }
  expect(found(endpoint({ ...given, method: 'GET', auth: 'anyone', input: text }))).toBe(true)
  expect(found(endpoint({ ...given, method: 'GET', auth: 'anyone', input: text, limit }))).toBe(false)
  expect(found(endpoint({ ...given, method: 'GET', auth: 'anyone', input: z.strictObject({}) }))).toBe(false)
  // A visitor has no account to count by.
  expect(
    found(endpoint({ ...given, method: 'POST', auth: 'anyone', input: text, accountLimit: CHANGES })),
  ).toBe(true)
  expect(found(endpoint({ ...given, method: 'POST', auth: 'user', input: text }))).toBe(true)
  expect(
    found(endpoint({ ...given, method: 'POST', auth: 'user', input: text, accountLimit: CHANGES })),
  ).toBe(false)
  expect(found(endpoint({ ...given, method: 'GET', auth: 'user', input: text }))).toBe(false)
})

test('docs/limits.md matches the contracts', async () => {
  await expect(limitsTable(await allEndpoints())).toMatchFileSnapshot('../docs/limits.md')
})
