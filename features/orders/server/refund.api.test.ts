import { afterAll, beforeAll, expect, test } from 'vitest'
import { balanceOf, hold, post, settle } from '#packages/ledger/ledger.ts'
import { addDays } from '#packages/plans/running.ts'
import { DAY_MS } from '#packages/scheduling/durations.ts'
import type { PaidPlan } from '#packages/settings/settings.ts'
import { aPaidOrder } from '#test/kit/orders.ts'
import { aPerson } from '#test/kit/people.ts'
import { startServer, type TestServer } from '#test/kit/server.ts'
import { oneForAdmin } from './all-orders.ts'
import { planOf } from './my-plan.ts'
import { openOrderService } from './order-service.ts'
import { refund } from './refunding.ts'

let server: TestServer
const START = Date.UTC(2026, 10, 29, 12)
let now = START
beforeAll(async () => {
  server = await startServer({ now: () => now })
})
afterAll(() => server?.stop())

const someone = async () => {
  now = START
  const { userId } = await aPerson(server.deps)
  const service = openOrderService(server.deps)
  return {
    userId,
    points: () => balanceOf(server.deps.db, userId),
    plan: () => planOf(server.deps.db, userId, now),
    buy: async (plan: PaidPlan) => (await aPaidOrder(server.deps, userId, { what: 'plan', plan })).id,
    refund: async (id: string) => {
      const row = await refund(service, { id, caller: { userId }, reason: '误购' })
      return (await oneForAdmin(service.tables, row)).refund
    },
  }
}

test('points that are spent are not owed; how many they were is noted', async () => {
  const one = await someone()
  const { userId } = one
  const { id } = await aPaidOrder(server.deps, userId, { what: 'points', packageFen: 500 })
  await post(server.deps.db, now, { userId, amount: -38, reason: 'download', key: `spent:${userId}` })
  expect(await one.refund(id)).toMatchObject({ pointsBack: 12, pointsGone: 38 })
  expect(await one.points()).toBe(0)
  await post(server.deps.db, now, { userId, amount: 20, reason: 'adjustment', key: `more:${userId}` })
  // Asked again, nothing more is taken.
  expect(await one.refund(id)).toMatchObject({ pointsBack: 12 })
  expect(await one.points()).toBe(20)
})

test('points that a run of AI holds are not spent: what it gives back goes on to the refund', async () => {
  const { db } = server.deps
  for (const [used, pointsBack] of [
    [0, 50],
    [38, 12],
  ] as const) {
    const one = await someone()
    const { userId } = one
    const { id } = await aPaidOrder(server.deps, userId, { what: 'points', packageFen: 500 })
    await hold(db, now, { userId, points: 38, reason: 'ai', key: `run:${userId}` })
    expect(await one.refund(id)).toMatchObject({ pointsBack: 12, pointsGone: 38 })
    await settle(db, now, `run:${userId}`, used)
    expect(await one.points()).toBe(0)
    expect(await one.refund(id)).toMatchObject({ pointsBack, pointsGone: 50 - pointsBack })
  }
})

test('of days those are taken back that are still ahead, and none that another order brought', async () => {
  const one = await someone()
  const [first, second] = [await one.buy('month'), await one.buy('month')]
  now += 10 * DAY_MS
  expect(await one.refund(first)).toMatchObject({ daysBack: 21 })
  expect(await one.plan()).toMatchObject({ plan: 'month', daysLeft: 31 })
  now += 30 * DAY_MS
  expect(await one.refund(second)).toMatchObject({ daysBack: 1 })
  expect(await one.plan()).toMatchObject({ plan: 'free', ended: { plan: 'month', at: now } })
})

test('days that began earlier because others were taken back also end earlier', async () => {
  const one = await someone()
  const [first, second] = [await one.buy('month'), await one.buy('month')]
  now += 10 * DAY_MS
  await one.refund(first)
  now += 32 * DAY_MS
  await one.buy('month')
  expect(await one.refund(second)).toMatchObject({ daysBack: 0 })
  expect(await one.plan()).toMatchObject({ plan: 'month', daysLeft: 31 })
})

test('an order whose days are over takes nothing from a later one', async () => {
  const one = await someone()
  const old = await one.buy('year')
  now += 366 * DAY_MS
  await one.buy('month')
  expect(await one.refund(old)).toMatchObject({ daysBack: 0 })
  expect(await one.plan()).toMatchObject({ plan: 'month', daysLeft: 31 })
})

test('a plan for life that is taken back leaves the days that run under it, and another for life', async () => {
  const one = await someone()
  const { userId } = one
  await one.buy('year')
  const life = await one.buy('lifetime')
  expect(await one.plan()).toMatchObject({ plan: 'lifetime', until: null })
  await server.deps.db.transaction().execute(async (tx) => {
    await addDays(tx, now, { userId, plan: 'lifetime', days: null })
    await addDays(tx, now, { userId, plan: 'month', days: 5 })
  })
  await one.refund(life)
  expect((await one.plan()).plan).toBe('lifetime')
  const other = await someone()
  await other.buy('year')
  now += DAY_MS
  await other.refund(await other.buy('lifetime'))
  expect(await other.plan()).toMatchObject({ plan: 'year', daysLeft: 364 })
  const third = await someone()
  await third.refund(await third.buy('lifetime'))
  expect(await third.plan()).toEqual({ plan: 'free', until: null, daysLeft: null, ended: null })
})
