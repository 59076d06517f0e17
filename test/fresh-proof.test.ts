import { expect, test } from 'vitest'
import { allEndpoints, nameOf } from './limits-table.ts'

/** Changes to these by an admin require reauthentication. */
const SENSITIVE =
  /^\/admin\/(?:users\/:id\/(?:admin|points|days)|money|template-prices|orders|redeem-batches|ai\/models)/

/** Changes by admins that affect no role, money, key or address of a model. */
const PLAIN = new Set([
  'PUT /admin/ai/models/order',
  'POST /admin/ai/models/:id/test',
  'POST /admin/users/:id/ban',
  'POST /admin/users/:id/unban',
  'POST /admin/templates/:id/approve',
  'POST /admin/templates/:id/reject',
  'POST /admin/templates/:id/take-down',
  'PUT /admin/templates/:id/cover/:version',
  'POST /admin/comments/:id/hide',
  'POST /admin/comments/:id/restore',
  'POST /admin/comments/:id/dismiss',
  'POST /admin/system/mail',
  'POST /admin/system/storage',
  'PUT /site/switches',
  'PUT /site/route-rules',
  'PUT /site/texts',
  'PUT /site/pages/web-code',
  'PUT /site/agreements/:name',
])

test('every change by an admin requires reauthentication or is listed as harmless', async () => {
  const changes = (await allEndpoints()).filter(({ auth, method }) => auth === 'admin' && method !== 'GET')
  const sensitive = changes.filter(({ path }) => SENSITIVE.test(path)).map(nameOf)
  expect(sensitive.length).toBeGreaterThan(10)
  const flagged = changes.filter(({ freshProof }) => freshProof).map(nameOf)
  expect(flagged.sort()).toEqual(sensitive.filter((name) => !PLAIN.has(name)).sort())
  expect(
    changes
      .map(nameOf)
      .filter((name) => !PLAIN.has(name))
      .sort(),
  ).toEqual(flagged)
})

test('reading requires none, because a server-rendered page could not ask for it', async () => {
  const asking = (await allEndpoints()).filter(({ freshProof }) => freshProof)
  expect(asking.filter(({ method }) => method === 'GET').map(nameOf)).toEqual([])
})
