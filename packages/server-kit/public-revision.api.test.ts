import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '#test/kit/server.ts'
import { createPublicRevision } from './public-revision.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server?.stop())

test('listeners are called before the first revision and before each new one, not otherwise', async () => {
  const { db } = server.deps
  const revision = createPublicRevision(db)
  let calls = 0
  revision.onChange(() => {
    calls += 1
  })
  // A value read before the first call may be out of date already.
  await revision.current()
  expect(calls).toBe(1)
  await revision.current()
  expect(calls).toBe(1)
  await sql`insert into public_changes (at) values (0)`.execute(db)
  await revision.current()
  expect(calls).toBe(2)
})
