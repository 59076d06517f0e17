import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Client } from '#packages/api/client.ts'
import { type Direction, listLedger, myPoints } from '#packages/ledger/contract.ts'
import { balanceOf, hold, post, settle } from '#packages/ledger/ledger.ts'
import { DAY_MS, HOUR_MS } from '#packages/scheduling/durations.ts'
import type { Db } from '#packages/server-kit/server.ts'
import { defaultMoney } from '#packages/settings/settings.ts'
import { writeMoney } from '#packages/settings/store.ts'
import { failing } from '#test/kit/accounts.ts'
import { randomOf } from '#test/kit/documents.ts'
import { aPaidOrder } from '#test/kit/orders.ts'
import { aPerson } from '#test/kit/people.ts'
import { aPublishedTemplate } from '#test/kit/published.ts'
import { startServer, type TestServer } from '#test/kit/server.ts'
import { checkIn, checkIns } from '../contract.ts'
import { checkInNow } from './check-ins.ts'

const LONG_MS = 900 * DAY_MS
const SHANGHAI = { timeZone: 'Asia/Shanghai' }

let now = Date.UTC(2026, 10, 15)
let server: TestServer
let db: Db
beforeAll(async () => {
  server = await startServer({ now: () => now })
  db = server.deps.db
})
afterAll(() => server?.stop())
beforeEach(() => {
  now += 40 * DAY_MS
})

const someone = async () => {
  const { userId, token } = await aPerson(server.deps, 'user', LONG_MS)
  return { userId, api: server.as(token) }
}

const expectSound = async (userId: string) => {
  const rows = await db
    .selectFrom('ledger')
    .select(['amount', 'balance'])
    .where('user_id', '=', userId)
    .execute()
  const balance = await balanceOf(db, userId)
  expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance)
  expect(rows.every((row) => row.balance >= 0)).toBe(true)
  return balance
}

const month = () => new Date(now).toISOString().slice(0, 7)
const calendar = (api: Client) => api.call(checkIns, { ...SHANGHAI, month: month() })

test('a week of check-ins: one a day, five on the seventh, and a day missed begins anew', async () => {
  const { userId, api } = await someone()
  now = Date.UTC(2027, 2, 1, 1)
  expect(await calendar(api)).toMatchObject({
    days: [],
    today: '2027-03-01',
    isDone: false,
    run: 0,
    brings: 1,
    usual: 1,
    seventh: 5,
    ahead: [{ days: 30, points: 10 }, { days: 100 }, { days: 365 }],
  })
  for (let day = 1; day <= 7; day += 1) {
    const points = day === 7 ? 5 : 1
    expect((await calendar(api)).brings).toBe(points)
    expect(await api.call(checkIn, SHANGHAI)).toMatchObject({ points, run: day })
    expect(await failing(api.call(checkIn, SHANGHAI))).toBe('checked_in')
    now += DAY_MS
  }
  expect(await calendar(api)).toMatchObject({ run: 7, isDone: false, brings: 1 })
  now += DAY_MS
  expect(await calendar(api)).toMatchObject({ run: 0, brings: 1 })
  expect((await calendar(api)).days).toHaveLength(7)
  expect(await api.call(checkIn, SHANGHAI)).toMatchObject({ points: 1, run: 1, balance: 12 })
  expect(await api.call(checkIns, { ...SHANGHAI, month: '2027-02' })).toMatchObject({ days: [], run: 1 })
  expect(await expectSound(userId)).toBe(12)
})

test('another zone brings no second day: half a day must pass, and days only go forward', async () => {
  const { api } = await someone()
  now = Date.UTC(2027, 3, 10, 11)
  const [east, west] = [{ timeZone: 'Pacific/Kiritimati' }, { timeZone: 'Pacific/Pago_Pago' }]
  await api.call(checkIn, west)
  expect(await failing(api.call(checkIn, east))).toBe('too_soon')
  expect(await api.call(checkIns, { ...east, month: '2027-04' })).toMatchObject({
    isDone: false,
    brings: null,
    run: 1,
  })
  now += 13 * HOUR_MS
  expect(await api.call(checkIn, east)).toMatchObject({ run: 2 })
  now += 13 * HOUR_MS
  // In the west it is the day that is done already, elsewhere.
  expect(await failing(api.call(checkIn, west))).toBe('checked_in')
  for (const call of [checkIn, myPoints])
    expect(await failing(api.call(call, { timeZone: 'Nowhere/City' }))).toBe('unknown_time_zone')
})

test('twenty presses at once are one check-in', async () => {
  const { userId } = await someone()
  const here = { userId, ...SHANGHAI, now }
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => failing(checkInNow(db, here, defaultMoney.points.checkIn))),
  )
  expect(answers.filter((one) => one === 'nothing')).toHaveLength(1)
  expect(new Set(answers)).toEqual(new Set(['nothing', 'checked_in']))
  expect(await expectSound(userId)).toBe(1)
})

test.each([1, 2])(
  'whatever clocks and zones say, over N days at most N + 1, by chance (%i)',
  async (seed) => {
    const random = randomOf(seed)
    const { userId } = await someone()
    const zones = ['Pacific/Pago_Pago', 'America/New_York', 'Asia/Shanghai', 'Pacific/Kiritimati']
    const began = now
    for (let step = 0; step < 30; step += 1) {
      now += Math.floor(random() * 18 * HOUR_MS)
      const tries = Array.from({ length: 3 }, () =>
        failing(
          checkInNow(
            db,
            { userId, timeZone: zones[Math.floor(random() * zones.length)] ?? '', now },
            { usual: 1, seventh: 1, runs: [] },
          ),
        ),
      )
      expect(new Set(['nothing', 'checked_in', 'too_soon'])).toEqual(
        new Set(['nothing', 'checked_in', 'too_soon', ...(await Promise.all(tries))]),
      )
    }
    const days = Math.ceil((now - began) / DAY_MS)
    expect(await expectSound(userId)).toBeLessThanOrEqual(days + 1)
  },
)

test('what the operator sets is what a check-in brings, nothing included', async () => {
  const { api } = await someone()
  const money = structuredClone(defaultMoney)
  money.points.checkIn = { usual: 0, seventh: 2, runs: [{ days: 2, points: 3 }] }
  const setMoney = (next: typeof money) => db.transaction().execute((tx) => writeMoney(db, tx, now, next))
  await setMoney(money)
  expect(await api.call(checkIn, SHANGHAI)).toEqual({ points: 0, run: 1, balance: 0 })
  expect(await api.call(listLedger, {})).toMatchObject({ entries: [], total: 0 })
  now += DAY_MS
  expect(await api.call(checkIn, SHANGHAI)).toMatchObject({ points: 3, run: 2 })
  await setMoney(defaultMoney)
})

test('entries say what they were for, which way they went, and what came back', async () => {
  const { userId, api } = await someone()
  const template = await aPublishedTemplate(server.deps, userId, { kind: 'ppt', name: '季度汇报' })
  now = Date.UTC(2027, 5, 30, 15, 30)
  await post(db, now, { userId, amount: 20, reason: 'welcome', key: `w:${userId}` })
  now = Date.UTC(2027, 5, 30, 16, 30)
  await api.call(checkIn, SHANGHAI)
  await hold(db, now + 1, { userId, points: 6, reason: 'ai', key: `run:${userId}`, about: 'a-run' })
  await settle(db, now + 2, `run:${userId}`, 2)
  await hold(db, now + 3, { userId, points: 1, reason: 'ai', key: `whole:${userId}` })
  await settle(db, now + 4, `whole:${userId}`, 1)
  await post(db, now + 5, { userId, amount: -3, reason: 'download', key: `d:${userId}`, about: template })
  await post(db, now + 6, {
    userId,
    amount: 5,
    reason: 'adjustment',
    key: `a:${userId}`,
    about: '补发活动奖励',
  })

  const list = async (direction: Direction) => {
    const { entries, total } = await api.call(listLedger, { direction })
    expect(total).toBe(entries.length)
    return entries.map(({ amount, about, isBack }) => [amount, about, isBack])
  }
  expect(await list('all')).toEqual([
    [5, '补发活动奖励', false],
    [-3, '演示文稿「季度汇报」', false],
    [-1, '', false],
    [4, '没有用完，退回预留的积分', true],
    [-6, '', false],
    [1, '连续第 1 天', false],
    [20, '注册花笺', false],
  ])
  expect((await list('in')).map(([amount]) => amount)).toEqual([5, 1, 20])
  expect((await list('out')).map(([amount]) => amount)).toEqual([-3, -1, -6])
  expect((await list('back')).map(([amount]) => amount)).toEqual([4])
  now += 10
  // In Shanghai it is July already, and the welcome was in June; in New York all of it is June.
  expect(await api.call(myPoints, SHANGHAI)).toEqual({ balance: 20, month: { in: 6, out: 10, back: 4 } })
  expect(await api.call(myPoints, { timeZone: 'America/New_York' })).toMatchObject({
    month: { in: 26, out: 10, back: 4 },
  })
  expect(await expectSound(userId)).toBe(20)
})

test('points that were bought say what they cost, and by which order', async () => {
  const { userId, api } = await someone()
  const { id, number } = await aPaidOrder(server.deps, userId)
  await post(db, now + 1, { userId, amount: -10, reason: 'purchase', key: `order:${id}:back`, about: id })
  await post(db, now + 2, { userId, amount: 30, reason: 'redeem', key: `redeem:${id}`, about: 'a-code' })
  const { entries } = await api.call(listLedger, {})
  expect(entries.map(({ about }) => about)).toEqual([
    '兑换 30 积分',
    `订单 ${number} 已退款 ¥1`,
    `10 积分，¥1，订单 ${number}`,
  ])
})

test('pages of entries hold each once, in their order, and nobody else’s', async () => {
  const { userId, api } = await someone()
  const other = await someone()
  for (let at = 0; at < 25; at += 1)
    await post(db, now + Math.floor(at / 2), {
      userId,
      amount: at + 1,
      reason: 'adjustment',
      key: `page:${userId}:${at}`,
      about: `${at}`,
    })
  await post(db, now, { userId: other.userId, amount: 1, reason: 'adjustment', key: `page:${other.userId}` })
  const seen: string[] = []
  let before: string | undefined
  do {
    const page = await api.call(listLedger, { limit: 10, ...(before === undefined ? {} : { before }) })
    expect(page.total).toBe(25)
    seen.push(...page.entries.map(({ id }) => id))
    before = page.next ?? undefined
  } while (before !== undefined)
  expect([seen.length, new Set(seen).size]).toEqual([25, 25])
  expect((await other.api.call(listLedger, {})).entries.map(({ amount }) => amount)).toEqual([1])
  expect(await failing(api.call(listLedger, { before: '99999999999999999999_a' }))).toBe('bad_input')
})
