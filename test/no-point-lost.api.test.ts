import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAccountService } from '#features/accounts/server/account-service.ts'
import { openAccount } from '#features/accounts/server/sign-up.ts'
import { LOST_AFTER_MS } from '#features/ai/server/runs/places.ts'
import { begin, type Ending, finish } from '#features/ai/server/runs/record.ts'
import { endLost } from '#features/ai/server/runs/sweep.ts'
import { hide, restore } from '#features/comments/server/moderation.ts'
import { remove, write } from '#features/comments/server/writing.ts'
import { makeBatch } from '#features/orders/server/batches.ts'
import { receive } from '#features/orders/server/notices.ts'
import { openOrderService } from '#features/orders/server/order-service.ts'
import { place } from '#features/orders/server/placing.ts'
import { decideTrade, sandboxNotice } from '#features/orders/server/providers/sandbox.ts'
import { redeem } from '#features/orders/server/redeeming.ts'
import { refund } from '#features/orders/server/refunding.ts'
import { checkInNow } from '#features/points/server/check-ins.ts'
import { getOpened } from '#features/templates/server/gallery/getting.ts'
import { AppError } from '#packages/api/errors.ts'
import { newId } from '#packages/api/new-id.ts'
import type { Caller } from '#packages/api/route.ts'
import { codeFor } from '#packages/invites/codes.ts'
import { balanceOf, NotEnoughPoints } from '#packages/ledger/ledger.ts'
import type { Reason } from '#packages/ledger/reasons.ts'
import { limitsFor } from '#packages/plans/running.ts'
import { DAY_MS } from '#packages/scheduling/durations.ts'
import { defaultMoney } from '#packages/settings/settings.ts'
import { improveTask } from './kit/ai-runs.ts'
import { randomOf } from './kit/documents.ts'
import { Crash, dying } from './kit/dying.ts'
import { isLong } from './kit/long.ts'
import { reconciled } from './kit/orders.ts'
import { aPerson } from './kit/people.ts'
import { aPublishedTemplate } from './kit/published.ts'
import { startServer, type TestServer } from './kit/server.ts'

const START = Date.UTC(2026, 10, 29, 12)
/** The highest price of a run: most of a package, so that a refund often meets held points. */
const MAX_PRICE = 45
const TEMPLATE = 7
/** Few runs, because spent points would hide other errors. */
const ENDS: readonly Ending['state'][] = ['done', 'stopped', 'stopped', 'stopped', 'failed', 'failed']
const ZONES = ['UTC', 'Asia/Shanghai', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']
const HANDS = 8
const ROUNDS = 4
const STEPS = isLong ? 40 : 10

let server: TestServer
let now = START
beforeAll(async () => {
  server = await startServer({ now: () => now })
})
afterAll(() => server?.stop())

const callerOf = (userId: string, role: Caller['role'] = 'user'): Caller => ({
  userId,
  role,
  plan: 'free',
  limits: limitsFor(role, 'free', defaultMoney),
})

/** Four users, the first of whom invited the others, and a paid template. */
const aWorld = async (seed: number) => {
  const { deps } = server
  const admin = (await aPerson(deps, 'admin')).userId
  const template = await aPublishedTemplate(deps, admin, { kind: 'word' })
  await deps.db
    .insertInto('template_prices')
    .values({ template_id: template, points: TEMPLATE, file_points: TEMPLATE })
    .execute()
  const opens = async (at: number, invite?: string) => {
    const wish = { email: `world${seed}-${at}@example.com`, passwordHash: '', nickname: '许南乔' }
    const given = invite === undefined ? wish : { ...wish, invite }
    return (await openAccount(openAccountService(deps), given, `203.0.${seed}.${at}`)) ?? ''
  }
  const first = await opens(0)
  const code = await codeFor(deps.db, now, first)
  const others = await Promise.all([1, 2, 3].map((at) => opens(at, code)))
  const gift = { what: 'points', points: 9 } as const
  const { codes } = await makeBatch(
    openOrderService(deps),
    { userId: admin },
    { name: '乱', gift, count: 12, expiresAt: null },
  )
  return { admin, template, codes, people: [first, ...others] }
}
type World = Awaited<ReturnType<typeof aWorld>>

const isExpected = (error: unknown) =>
  error instanceof Crash || error instanceof AppError || error instanceof NotEnoughPoints

/** Random actions that earn, hold, spend and refund points, on a process that sometimes crashes. */
const actsOf = ({ admin, template, codes, people }: World, random: () => number) => {
  const { deps } = server
  const db = deps.db.withPlugin(dying(random, 0.04))
  const [service, sound] = [openOrderService({ ...deps, db }), openOrderService(deps)]
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]
  const person = () => pick(people) ?? ''
  const runs: string[] = []
  const orders: string[] = []
  const comments: { id: string; author: string }[] = []
  const notices: string[] = []
  const target = { kind: 'word' as const, id: template }
  const twice = (act: () => Promise<unknown>) =>
    Promise.allSettled([act(), act()]).then((both) => {
      for (const one of both) if (one.status === 'rejected' && !isExpected(one.reason)) throw one.reason
    })

  const checkIn = () => {
    const here = { userId: person(), timeZone: pick(ZONES) ?? 'UTC', now }
    return twice(() => checkInNow(db, here, defaultMoney.points.checkIn))
  }
  const comment = async () => {
    const author = person()
    const body = `第 ${comments.length + 1} 句，${random()}`
    comments.push({ id: (await write(db, { target, author, body, now })).id, author })
  }
  const judge = async () => {
    const { id, author } = pick(comments) ?? { id: '', author: '' }
    const act = { id, caller: callerOf(admin, 'admin'), now }
    const lot = random()
    if (lot < 0.4) await hide(db, act, 'spam')
    else if (lot < 0.8) await restore(db, act)
    else await remove(db, { id, owner: author }, now)
  }
  const run = async () => {
    const id = newId(now)
    runs.push(id)
    await begin(db, {
      id,
      userId: person(),
      task: improveTask() as never,
      about: undefined,
      modelId: 'model',
      modelName: '模型',
      price: 1 + Math.floor(random() * MAX_PRICE),
      process: 'one',
      now,
    })
  }
  const endRun = () => {
    const id = pick(runs)
    const state = pick(ENDS) ?? 'lost'
    const share = pick([0, 0, 0.1, 1]) ?? 0
    return id === undefined
      ? Promise.resolve()
      : twice(() => finish(db, id, { state, share, failure: state === 'failed' ? 'unreachable' : null }, now))
  }
  const download = () => {
    const context = { caller: callerOf(person()), address: '198.51.100.1', agent: 'test' }
    return twice(() => getOpened(db, { id: template, agreed: 99, for: 'file' }, context, now))
  }
  const order = async () => {
    const id = newId(now)
    orders.push(id)
    const packageFen = pick([100, 500, 500]) ?? 100
    const wish = { what: 'points', packageFen } as const
    await place(service, { id, userId: person(), wish, provider: 'sandbox', seenFen: packageFen })
  }
  const pay = async () => {
    const trade = await decideTrade(sound.tables, pick(orders) ?? '', 'paid')
    if (trade) notices.push(sandboxNotice(trade))
    // Any notification that was ever sent, repeated and out of order.
    for (const body of [notices.at(-1), pick(notices)]) if (body) await receive(service, 'sandbox', body)
  }
  const giveBack = () => {
    const wish = { id: pick(orders) ?? '', caller: { userId: admin }, reason: '乱' }
    return twice(() => refund(service, wish))
  }
  const useCode = () => {
    const given = { userId: person(), code: pick(codes) ?? '' }
    return twice(() => redeem(service, given))
  }
  return [
    checkIn,
    comment,
    judge,
    ...[run, run, run, endRun, endRun],
    download,
    ...[order, order, pay, pay, pay, giveBack, giveBack],
    useCode,
  ] as const satisfies readonly (() => Promise<unknown>)[]
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** After a crash, pending work is reconciled until nothing is in progress. */
const settleAll = async () => {
  now += LOST_AFTER_MS + 1
  await endLost(server.deps)
  await reconciled(server.deps)
  await reconciled(server.deps)
}

const expectSound = async (userId: string, days: number) => {
  const { db } = server.deps
  const ledger = db
  const entries = await ledger.selectFrom('ledger').selectAll().where('user_id', '=', userId).execute()
  const of = (reason: Reason) =>
    sum(entries.filter((one) => one.reason === reason).map(({ amount }) => amount))
  const balance = await balanceOf(db, userId)
  expect(sum(entries.map(({ amount }) => amount))).toBe(balance)
  expect(Math.min(...entries.map((one) => one.balance))).toBeGreaterThanOrEqual(0)

  // Every hold has an end, and a run costs its price once, or nothing.
  const keys = new Set(entries.map(({ key }) => key))
  for (const { ends_with } of entries) if (ends_with !== null) expect(keys).toContain(ends_with)
  const runs = await db.selectFrom('ai_runs').selectAll().where('user_id', '=', userId).execute()
  for (const { id, state, points } of runs) {
    const moved = sum(entries.filter((one) => one.about === id).map(({ amount }) => amount))
    expect([id, state, moved + points]).toEqual([id, state, 0])
    if (state !== 'done' && state !== 'stopped') expect([id, state, points]).toEqual([id, state, 0])
    expect(state).not.toBe('running')
  }
  const checked = await db.selectFrom('check_ins').selectAll().where('user_id', '=', userId).execute()
  expect(of('check_in')).toBe(sum(checked.map(({ points }) => points)))
  expect(checked.length).toBeLessThanOrEqual(days + 1)
  const rows = await db.selectFrom('comment_points').selectAll().where('user_id', '=', userId).execute()
  expect(of('comment')).toBe(sum(rows.map(({ held }) => held)))
  const got = await db.selectFrom('template_purchases').selectAll().where('user_id', '=', userId).execute()
  expect(of('download') + sum(got.map(({ points }) => points))).toBe(0)
  expect(of('welcome')).toBe(defaultMoney.points.welcome)

  // A refunded user keeps none of the bought points except spent ones.
  const { tables: orderTables } = openOrderService(server.deps)
  const orders = await orderTables.selectFrom('orders').selectAll().where('user_id', '=', userId).execute()
  const movedBy = (id: string) => sum(entries.filter((one) => one.about === id).map(({ amount }) => amount))
  let spent = 0
  for (const { id, state, points, delivered_at } of orders) {
    const moved = movedBy(id)
    if (state === 'refunded' && delivered_at !== null) {
      expect(moved).toBeGreaterThanOrEqual(0)
      spent += moved
    } else expect([state, moved]).toEqual([state, state === 'delivered' ? points : 0])
  }
  expect(spent).toBeLessThanOrEqual(-of('ai') - of('download'))
  const claims = await ledger
    .selectFrom('hold_claims as c')
    .innerJoin('ledger as held', 'held.key', 'c.hold_key')
    .select('c.claim_key')
    .where('held.user_id', '=', userId)
    .execute()
  expect(claims).toEqual([])
  return new Set(entries.map(({ reason }) => reason))
}

test.each(isLong ? [1, 2, 3, 4, 5, 6, 7, 8] : [1])(
  'random walk %i: no concurrent order of earning, holding, spending and refunding creates or loses a point',
  async (seed) => {
    const random = randomOf(seed)
    const world = await aWorld(seed)
    const began = now
    const acts = actsOf(world, random)
    const hand = async () => {
      for (let step = 0; step < STEPS; step += 1)
        try {
          await acts[Math.floor(random() * acts.length)]?.()
        } catch (error) {
          if (!isExpected(error)) throw error
        }
    }
    for (let round = 0; round < ROUNDS; round += 1) {
      await Promise.all(Array.from({ length: HANDS }, hand))
      // Sometimes a moment, with work in progress, sometimes a day or more.
      now += Math.floor(random() < 0.5 ? random() * 60_000 : random() * 1.5 * DAY_MS)
      if (random() < 0.5) await endLost(server.deps)
    }
    await settleAll()
    const days = Math.ceil((now - began) / DAY_MS)
    const seen = new Set<string>()
    for (const userId of world.people) for (const reason of await expectSound(userId, days)) seen.add(reason)
    // The walk covered everything that moves points.
    for (const reason of ['welcome', 'check_in', 'comment', 'invite', 'purchase', 'redeem', 'ai', 'download'])
      expect(seen, reason).toContain(reason)
    // Each code is used once: no more gifts were granted than there were codes.
    const redeemed = await server.deps.db
      .selectFrom('ledger')
      .select('amount')
      .where('reason', '=', 'redeem')
      .where('user_id', 'in', world.people)
      .execute()
    expect(redeemed.length).toBeLessThanOrEqual(world.codes.length)
  },
  isLong ? 600_000 : 120_000,
)
