import { strFromU8, unzipSync } from 'fflate'
import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportMine } from '#features/accounts/contract.ts'
import { newId } from '#packages/api/new-id.ts'
import { balanceOf } from '#packages/ledger/ledger.ts'
import { DAY_MS, MINUTE_MS } from '#packages/scheduling/durations.ts'
import { defaultMoney } from '#packages/settings/settings.ts'
import { writeMoney } from '#packages/settings/store.ts'
import { anOrder, aPaidOrder, POINTS, priceOf, reconciled } from '#test/kit/orders.ts'
import { aPerson } from '#test/kit/people.ts'
import { startServer, type TestServer } from '#test/kit/server.ts'
import {
  closeOrder,
  getOrder,
  getReceipt,
  listOrders,
  myPlan,
  type Purchase,
  payWays,
  placeOrder,
} from '../contract.ts'
import { sandboxFail, sandboxOrder, sandboxPay } from '../sandbox-contract.ts'
import { settle } from './delivering.ts'
import { planOf } from './my-plan.ts'
import { orderById } from './order-rows.ts'
import { openOrderService } from './order-service.ts'
import { ordersOf } from './personal.ts'
import { decideTrade } from './providers/sandbox.ts'
import { refund } from './refunding.ts'

let server: TestServer
let now = Date.UTC(2026, 10, 29, 12)
beforeAll(async () => {
  server = await startServer({ now: () => now })
})
afterAll(() => server?.stop())

const someone = async () => {
  const person = await aPerson(server.deps)
  const api = server.as(person.token)
  return {
    ...person,
    api,
    points: () => balanceOf(server.deps.db, person.userId),
    order: (wish: Purchase, id = newId(now), seenFen = priceOf(wish)) =>
      api.call(placeOrder, { id, wish, provider: 'sandbox', seenFen }),
  }
}
const plan = (name: 'month' | 'year' | 'lifetime'): Purchase => ({ what: 'plan', plan: name })

describe('an order', () => {
  test('is placed at the server’s price, paid on the test page, delivered once, and has a receipt', async () => {
    const { api, order, points, email } = await someone()
    expect(await server.as().call(payWays, {})).toEqual({ ways: ['sandbox'] })
    const { order: placed, payment } = await order(POINTS)
    const { id } = placed
    expect(placed).toMatchObject({ priceFen: 100, points: 10, days: null, state: 'pending', wish: POINTS })
    expect(payment).toMatchObject({ page: `/pay/sandbox/${id}` })
    expect(await api.call(getOrder, { id })).toMatchObject({ order: { state: 'pending' }, payment })
    await expect(api.call(getReceipt, { id })).rejects.toMatchObject({ code: 'not_found' })
    expect(await api.call(sandboxOrder, { id })).toMatchObject({ order: { priceFen: 100 } })
    const paid = await Promise.all([1, 2, 3].map(() => api.call(sandboxPay, { id })))
    expect(paid.at(-1)?.order.state).toBe('delivered')
    expect(await points()).toBe(10)
    expect(await api.call(getReceipt, { id })).toMatchObject({
      order: { priceFen: 100, state: 'delivered', paidAt: now },
      number: expect.stringMatching(/^HJ20261129[0-9A-Z]{12}$/),
      providerNumber: expect.stringMatching(/^sandbox-/),
      email,
    })
    expect((await api.call(getOrder, { id })).payment).toBeNull()
  })

  test('with the same id is the same order, also at once, and nobody else’s', async () => {
    const { order, api } = await someone()
    const id = newId(now)
    const placed = await Promise.all([1, 2, 3, 4].map(() => order(POINTS, id)))
    expect(new Set(placed.map((one) => JSON.stringify(one))).size).toBe(1)
    expect((await api.call(listOrders, {})).orders).toHaveLength(1)
    const other = await someone()
    await expect(other.order(POINTS, id)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('is refused where it is not offered, or at another price than was seen', async () => {
    const { order, api } = await someone()
    await expect(order({ what: 'points', packageFen: 1 })).rejects.toMatchObject({ code: 'not_offered' })
    await expect(order({ what: 'points', packageFen: 0 })).rejects.toMatchObject({ code: 'not_offered' })
    await expect(order(plan('year'), newId(now), 1)).rejects.toMatchObject({
      code: 'price_changed',
      data: { priceFen: 2990 },
    })
    await expect(
      api.call(placeOrder, { id: newId(now), wish: POINTS, provider: 'alipay', seenFen: 100 }),
    ).rejects.toMatchObject({ code: 'no_way_to_pay' })
  })

  test('costs what the operator set; one placed before keeps its price', async () => {
    const { order } = await someone()
    const id = newId(now)
    await order(plan('month'), id)
    const { db } = server.deps
    const { plans } = defaultMoney
    const dear = { ...defaultMoney, plans: { ...plans, month: { ...plans.month, priceFen: 1290 } } }
    await writeMoney(db, db, now, dear)
    expect((await order(plan('month'), id)).order.priceFen).toBe(990)
    await expect(order(plan('month'))).rejects.toMatchObject({ data: { priceFen: 1290 } })
    await writeMoney(db, db, now, {
      ...dear,
      plans: { ...plans, month: { ...plans.month, isOffered: false } },
    })
    await expect(order(plan('month'))).rejects.toMatchObject({ code: 'not_offered' })
    await writeMoney(db, db, now, defaultMoney)
  })

  test('that fails, or is given up, is closed and brings nothing', async () => {
    const { api, points, userId } = await someone()
    const failed = await anOrder(server.deps, userId)
    expect((await api.call(sandboxFail, { id: failed.id })).order.state).toBe('closed')
    const given = await anOrder(server.deps, userId)
    expect((await api.call(closeOrder, { id: given.id })).order.state).toBe('closed')
    expect((await api.call(closeOrder, { id: given.id })).order.state).toBe('closed')
    // A closed order accepts no payment.
    expect((await api.call(sandboxPay, { id: given.id })).order.state).toBe('closed')
    expect(await points()).toBe(0)
  })

  test('that was paid as it was given up is delivered instead', async () => {
    const { api, points, userId } = await someone()
    const { id } = await anOrder(server.deps, userId)
    await decideTrade(server.deps.db, id, 'paid')
    expect((await api.call(closeOrder, { id })).order.state).toBe('delivered')
    expect(await points()).toBe(10)
  })

  test('whose notification was lost is found by asking: by the page that waits, and by the round', async () => {
    const { api, points, userId } = await someone()
    const service = openOrderService(server.deps)
    const seen = await anOrder(server.deps, userId)
    await decideTrade(service.tables, seen.id, 'paid')
    expect((await api.call(getOrder, { id: seen.id })).order.state).toBe('delivered')
    const lost = await anOrder(server.deps, userId)
    await decideTrade(service.tables, lost.id, 'paid')
    const outcomes = await reconciled(server.deps)
    expect(outcomes.find(({ row }) => row.id === lost.id)?.outcome).toBe('delivered')
    expect(await points()).toBe(20)
  })

  test('that is paid and cannot be delivered keeps the money, and is delivered by the next round', async () => {
    const { userId, points } = await someone()
    const { id } = await anOrder(server.deps, userId)
    const broken: KyselyPlugin = {
      transformQuery: ({ node }) => {
        if (node.kind === 'InsertQueryNode' && JSON.stringify(node.into).includes('ledger'))
          throw new Error('died')
        return node
      },
      transformResult: async ({ result }) => result,
    }
    const trade = await decideTrade(server.deps.db, id, 'paid')
    const service = openOrderService({ ...server.deps, db: server.deps.db.withPlugin(broken) })
    const paid = { ref: trade?.ref ?? '', fen: 100 }
    expect(await settle(service, id, paid)).toBe('held')
    expect(await orderById(service.tables, id)).toMatchObject({
      state: 'paid',
      paid_at: now,
      provider_ref: paid.ref,
    })
    expect(await points()).toBe(0)
    expect((await reconciled(server.deps)).find(({ row }) => row.id === id)?.outcome).toBe('delivered')
    expect(await points()).toBe(10)
  })

  test('closes half an hour later; who pays at the last moment gets it', async () => {
    const { userId, points } = await someone()
    const [late, never] = [await anOrder(server.deps, userId), await anOrder(server.deps, userId)]
    const service = openOrderService(server.deps)
    await decideTrade(service.tables, late.id, 'paid')
    now += 31 * MINUTE_MS
    const outcomes = new Map((await reconciled(server.deps)).map(({ row, outcome }) => [row.id, outcome]))
    expect([outcomes.get(late.id), outcomes.get(never.id)]).toEqual(['delivered', 'closed'])
    expect(await points()).toBe(10)
  })

  test('of mine are listed newest first, page by page', async () => {
    const { userId, api } = await someone()
    const placed: string[] = []
    for (let at = 0; at < 5; at += 1) {
      now += 1
      placed.unshift((await anOrder(server.deps, userId)).id)
    }
    const first = await api.call(listOrders, { limit: 3 })
    const rest = await api.call(listOrders, { limit: 3, before: first.next ?? '' })
    expect([...first.orders, ...rest.orders].map(({ id }) => id)).toEqual(placed)
    expect(rest.next).toBeNull()
  })
})

describe('a plan', () => {
  test('adds up its days, ends by the clock, and begins anew', async () => {
    const { api, userId } = await someone()
    const mine = () => api.call(myPlan, {})
    expect(await mine()).toEqual({ plan: 'free', until: null, daysLeft: null, ended: null })
    await aPaidOrder(server.deps, userId, plan('month'))
    const until = now + 31 * DAY_MS
    expect(await mine()).toEqual({ plan: 'month', until, daysLeft: 31, ended: null })
    await aPaidOrder(server.deps, userId, plan('year'))
    await aPaidOrder(server.deps, userId, plan('month'))
    expect(await mine()).toMatchObject({ plan: 'year', daysLeft: 31 + 365 + 31 })
    const end = (await mine()).until ?? 0
    const before = now
    now = end
    const { db } = server.deps
    expect(await planOf(db, userId, now - 1)).toMatchObject({ plan: 'year', daysLeft: 1 })
    expect(await planOf(db, userId, now)).toEqual({
      plan: 'free',
      until: null,
      daysLeft: null,
      ended: { plan: 'year', at: end },
    })
    await aPaidOrder(server.deps, userId, plan('month'))
    expect(await planOf(db, userId, now)).toMatchObject({ plan: 'month', daysLeft: 31, ended: null })
    now = before
  })

  test('for life is bought once', async () => {
    const { api, userId, order } = await someone()
    await aPaidOrder(server.deps, userId, plan('lifetime'))
    expect(await api.call(myPlan, {})).toEqual({ plan: 'lifetime', until: null, daysLeft: null, ended: null })
    for (const name of ['month', 'lifetime'] as const)
      await expect(order(plan(name))).rejects.toMatchObject({ code: 'has_lifetime' })
    expect((await order(POINTS)).order.state).toBe('pending')
  })
})

describe('what is kept of a person', () => {
  test('goes along with them; the books stay without them, and later money is held', async () => {
    const { api, userId } = await someone()
    const paid = await aPaidOrder(server.deps, userId)
    now += 1
    const open = await anOrder(server.deps, userId)
    const response = await api.download(exportMine, {})
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
    expect(JSON.parse(strFromU8(files['orders/orders.json'] ?? new Uint8Array()))).toMatchObject([
      { number: paid.number, priceFen: 100, state: 'delivered' },
      { number: open.number, state: 'pending' },
    ])
    const service = openOrderService(server.deps)
    await ordersOf(server.deps).erase?.(userId)
    const late = await anOrder(server.deps, userId)
    await service.tables.deleteFrom('users').where('id', '=', userId).execute()
    await decideTrade(service.tables, late.id, 'paid')
    const outcomeOf = async (id: string) =>
      (await reconciled(server.deps)).find(({ row }) => row.id === id)?.outcome
    expect(await outcomeOf(late.id)).toBe('held')
    const stored = await Promise.all([paid, open, late].map(({ id }) => orderById(service.tables, id)))
    expect(stored.map(({ user_id, state }) => [user_id, state])).toEqual([
      [null, 'delivered'],
      [null, 'closed'],
      [null, 'paid'],
    ])
    expect(
      (await refund(service, { id: late.id, caller: { userId: 'admin' }, reason: '已注销' })).state,
    ).toBe('refunded')
    expect(await outcomeOf(late.id)).toBeUndefined()
  })
})
