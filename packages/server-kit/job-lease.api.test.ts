import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '#test/kit/server.ts'
import { acquireJobLease, runPeriodically } from './job-lease.ts'

const HOUR = 3600_000
const NOON = Date.UTC(2026, 10, 30, 12)

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server?.stop())

test('of many servers at once one gets the lease, and the next one when the lease has ended', async () => {
  const at = (now: number) => acquireJobLease(server.deps.db, 'a job', HOUR, now)
  const tries = await Promise.all(Array.from({ length: 10 }, () => at(NOON)))
  expect(tries.filter((one) => one)).toHaveLength(1)
  expect(await at(NOON + HOUR / 2)).toBe(false)
  // A timer that fires a little early is on time; a clock that is a little behind must not run the job again.
  expect(await at(NOON - 1000)).toBe(false)
  expect(await at(NOON + HOUR - 1000)).toBe(true)
  expect(await at(NOON + HOUR)).toBe(false)
  expect(await acquireJobLease(server.deps.db, 'another job', HOUR, NOON)).toBe(true)
})

test('a clock that was far ahead does not keep a job from being done', async () => {
  const at = (now: number) => acquireJobLease(server.deps.db, 'a job of the future', HOUR, now)
  expect(await at(NOON + 9 * HOUR)).toBe(true)
  expect(await at(NOON)).toBe(true)
})

test('a job that fails is logged and affects nothing else', async () => {
  const logged: string[] = []
  const tell = (_: object, message: string) => logged.push(message)
  const deps = { db: server.deps.db, now: () => NOON, log: { info: tell, warn: tell, error: tell } }
  const work = () => Promise.reject(new Error('no'))
  const stop = runPeriodically(deps, { name: 'a job that fails', everyMs: HOUR, work })
  await expect.poll(() => logged).toEqual(['a job was not done'])
  stop()
})
