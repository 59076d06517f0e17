import { afterAll, beforeAll, expect, test } from 'vitest'
import { AppError } from '#packages/api/errors.ts'
import { newId } from '#packages/api/new-id.ts'
import { balanceOf, NotEnoughPoints, post } from '#packages/ledger/ledger.ts'
import { DAY_MS } from '#packages/scheduling/durations.ts'
import { randomOf } from '#test/kit/documents.ts'
import { Crash, dying } from '#test/kit/dying.ts'
import { isLong } from '#test/kit/long.ts'
import { priceOf, reconciled } from '#test/kit/orders.ts'
import { aPerson } from '#test/kit/people.ts'
import { startServer, type TestServer } from '#test/kit/server.ts'
import type { Purchase } from '../contract.ts'
import { makeBatch } from './batches.ts'
import { receive } from './notices.ts'
import { type OrderService, openOrderService } from './order-service.ts'
import { place } from './placing.ts'
import { decideTrade, sandboxNotice } from './providers/sandbox.ts'
import { redeem } from './redeeming.ts'
import { refund } from './refunding.ts'
import { closeWaiting, lookAfter } from './watching.ts'

let server: TestServer
let now = Date.UTC(2026, 10, 29, 12)
beforeAll(async () => {
  server = await startServer({ now: () => now })
})
afterAll(() => server?.stop())

const REQUESTS: readonly Purchase[] = [
  { what: 'points', packageFen: 100 },
  { what: 'points', packageFen: 500 },
  { what: 'points', packageFen: 1000 },
  { what: 'plan', plan: 'month' },
  { what: 'plan', plan: 'year' },
  { what: 'plan', plan: 'lifetime' },
]

/** Everybody's hands at once, each doing what chance says, until its steps are used up. */
const chaos = async (
  seed: number,
  { hands, steps, people }: { hands: number; steps: number; people: string[] },
) => {
  const random = randomOf(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const sound = openOrderService(server.deps)
  const service = openOrderService({ ...server.deps, db: server.deps.db.withPlugin(dying(random, 0.05)) })
  const admin = { userId: people[0] ?? '' }
  const gifts = [
    { what: 'points', points: 30 },
    { what: 'days', plan: 'month', days: 7 },
    { what: 'lifetime' },
  ] as const
  const codes: string[] = []
  for (const gift of gifts)
    codes.push(...(await makeBatch(sound, admin, { name: '乱', gift, count: 8, expiresAt: null })).codes)
  const ids: string[] = []
  const outcomes: string[] = []
  let count = 0

  const rowOf = async (id: string) =>
    sound.tables.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()
  const withOrder = async (
    act: (row: NonNullable<Awaited<ReturnType<typeof rowOf>>>) => Promise<unknown>,
  ) => {
    const row = ids.length > 0 ? await rowOf(pick(ids)) : undefined
    if (row) await act(row)
  }
  const order = async (by: OrderService) => {
    const wish = pick(REQUESTS)
    const id = newId(now)
    ids.push(id)
    await place(by, { id, userId: pick(people), wish, provider: 'sandbox', seenFen: priceOf(wish) })
  }
  const pay = () =>
    withOrder(async ({ id }) => {
      const trade = await decideTrade(sound.tables, id, random() < 0.9 ? 'paid' : 'failed')
      if (trade) outcomes.push(sandboxNotice(trade))
    })
  const acts: readonly (() => Promise<unknown>)[] = [
    () => order(service),
    () => order(sound),
    pay,
    pay,
    pay,
    // Whichever was ever sent, again, and out of order.
    ...Array<() => Promise<unknown>>(4).fill(async () => {
      if (outcomes.length > 0) await receive(service, 'sandbox', pick(outcomes))
    }),
    () =>
      withOrder(async ({ id }) => {
        const trade = await sound.tables
          .selectFrom('sandbox_trades')
          .selectAll()
          .where('order_id', '=', id)
          .executeTakeFirst()
        if (!trade) return
        const wrong = random() < 0.5 ? { fen: trade.fen + 1 } : { secret: 'made up' }
        expect(await receive(sound, 'sandbox', sandboxNotice({ ...trade, state: 'paid', ...wrong }))).toBe(
          'fail',
        )
      }),
    () => withOrder((row) => (row.state === 'pending' ? closeWaiting(service, row) : Promise.resolve())),
    () => withOrder((row) => lookAfter(service, row)),
    () => withOrder(({ id }) => refund(service, { id, caller: admin, reason: '乱' })),
    () => redeem(service, { userId: pick(people), code: pick(codes) }),
    () => {
      count += 1
      const key = `spent:${seed}:${count}`
      return post(server.deps.db, now, { userId: pick(people), amount: -7, reason: 'download', key })
    },
  ]
  const isExpected = (error: unknown) =>
    error instanceof Crash || error instanceof AppError || error instanceof NotEnoughPoints
  const hand = async () => {
    for (let step = 0; step < steps; step += 1)
      try {
        await pick(acts)()
      } catch (error) {
        if (!isExpected(error)) throw error
      }
  }
  await Promise.all(Array.from({ length: hands }, hand))
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** Nothing is settled by itself any more: what is left waits for money. */
const settleAll = async () => {
  await reconciled(server.deps)
  const again = (await reconciled(server.deps)).map(({ outcome }) => outcome)
  expect(again.filter((outcome) => outcome !== 'waiting' && outcome !== 'nothing')).toEqual([])
}

const bookOf = async (userId: string) => {
  const { db } = server.deps
  const { tables } = openOrderService(server.deps)
  const entries = await db.selectFrom('ledger').selectAll().where('user_id', '=', userId).execute()
  const orders = await tables.selectFrom('orders').selectAll().where('user_id', '=', userId).execute()
  const used = await tables
    .selectFrom('redeem_codes as c')
    .innerJoin('redeem_batches as b', 'b.id', 'c.batch_id')
    .select(['c.id', 'b.points', 'b.plan', 'b.days'])
    .where('c.used_by', '=', userId)
    .execute()
  const member = await db
    .selectFrom('memberships')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return { entries, orders, used, member }
}

const expectSound = async (userId: string) => {
  const { entries, orders, used, member } = await bookOf(userId)
  const balance = await balanceOf(server.deps.db, userId)
  expect(sum(entries.map(({ amount }) => amount))).toBe(balance)
  expect(balance).toBeGreaterThanOrEqual(0)
  const given = orders.filter(({ delivered_at }) => delivered_at !== null)
  // Points: each delivered order has its entry and no other has one; what went back is what the order says.
  const bought = entries.filter(({ reason }) => reason === 'purchase')
  expect(bought.map(({ key, amount }) => `${key} ${amount}`).sort()).toEqual(
    given
      .filter(({ plan }) => plan === null)
      .flatMap(({ id, points, points_back }) => [
        `order:${id} ${points}`,
        ...(points_back ? [`order:${id}:back ${-points_back}`] : []),
      ])
      .sort(),
  )
  expect(sum(entries.filter(({ reason }) => reason === 'redeem').map(({ amount }) => amount))).toBe(
    sum(used.map(({ points }) => points)),
  )
  // Days: all that were given, less those that were taken back, lie ahead.
  const days = [...given, ...used].map((one) => one.days ?? 0)
  const back = sum(orders.map(({ time_back_ms }) => time_back_ms ?? 0))
  expect((member?.until ?? now) - now).toBe(sum(days) * DAY_MS - back)
  const lives = [
    ...given.filter(({ plan, refunded_at }) => plan === 'lifetime' && refunded_at === null),
    ...used.filter(({ plan }) => plan === 'lifetime'),
  ]
  expect(member?.lifetimes ?? 0).toBe(lives.length)
  expect(member?.plan === 'lifetime').toBe(lives.length > 0)
}

/** Yuan: what the provider holds is what was delivered, what it gave back is what was refunded, fen by fen. */
const expectSameBooks = async () => {
  const { tables } = openOrderService(server.deps)
  const orders = await tables
    .selectFrom('orders as o')
    .leftJoin('sandbox_trades as t', 't.order_id', 'o.id')
    .select(['o.id', 'o.state', 'o.price_fen', 't.fen', 't.state as trade', 't.refund_key'])
    .execute()
  const kinds: Record<string, number> = {}
  for (const { id, state, price_fen, fen, trade, refund_key } of orders) {
    const there = trade !== 'paid' ? 'no money' : refund_key === null ? 'money' : 'given back'
    const here = { delivered: 'money', refunded: 'given back', closed: 'no money', pending: 'no money' }[
      state
    ]
    expect([id, there]).toEqual([id, here])
    if (fen !== null) expect(fen).toBe(price_fen)
    kinds[state] = (kinds[state] ?? 0) + 1
  }
  return kinds
}

test.each(isLong ? [1, 2, 3, 4, 5, 6, 7, 8] : [1])(
  'chance %i: no point, day or yuan appears or disappears',
  async (seed) => {
    const people: string[] = []
    for (let at = 0; at < 4; at += 1) people.push((await aPerson(server.deps)).userId)
    const states = ['delivered', 'refunded', 'closed', 'pending']
    let kinds: Record<string, number> = {}
    // Eight hands meet as the machine lets them: once in many times nothing is left of a state, and they go on.
    for (let round = 0; round < 5 && !states.every((state) => kinds[state]); round += 1) {
      await chaos(seed + 100 * round, { hands: 8, steps: 70, people })
      await settleAll()
      for (const userId of people) await expectSound(userId)
      kinds = await expectSameBooks()
    }
    // The walk went through every state.
    for (const state of states) expect(kinds[state], state).toBeGreaterThan(0)
    const notices = await openOrderService(server.deps)
      .tables.selectFrom('order_notices')
      .select(['verdict', 'verified', 'order_id'])
      .execute()
    const delivered = notices.filter(({ verdict }) => verdict === 'delivered').map(({ order_id }) => order_id)
    expect(new Set(delivered).size).toBe(delivered.length)
    for (const verdict of ['repeated', 'wrong_amount'])
      expect(
        notices.some((one) => one.verdict === verdict),
        verdict,
      ).toBe(true)
    now += 31 * 60_000
    await settleAll()
    expect((await expectSameBooks()).pending ?? 0).toBe(0)
  },
)
