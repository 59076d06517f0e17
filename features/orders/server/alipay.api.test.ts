import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '#packages/api/client.ts'
import { newId } from '#packages/api/new-id.ts'
import { balanceOf } from '#packages/ledger/ledger.ts'
import { DAY_MS } from '#packages/scheduling/durations.ts'
import { type Alipay, startAlipay } from '#test/kit/alipay.ts'
import { POINTS } from '#test/kit/orders.ts'
import { aPerson } from '#test/kit/people.ts'
import { startServer, type TestServer } from '#test/kit/server.ts'
import { getAnyOrder, refundOrder } from '../admin-contract.ts'
import { closeOrder, getOrder, payWays, placeOrder } from '../contract.ts'
import { forgetForged } from './notices.ts'
import { orderById } from './order-rows.ts'
import { openOrderService } from './order-service.ts'
import { place } from './placing.ts'
import { ProviderAway } from './providers/provider.ts'
import { lookAfter } from './watching.ts'

let alipay: Alipay
let server: TestServer
/** Runs on with every look at it: what came later is later. */
let time = Date.UTC(2026, 10, 29, 12)
const now = () => {
  time += 1
  return time
}
let admin: Client
let buyer: Awaited<ReturnType<typeof aPerson>>
beforeAll(async () => {
  alipay = await startAlipay()
  const env = { ...alipay.env, PUBLIC_URL: 'https://huajian.example', TRUST_PROXY: '1' }
  server = await startServer({ env, now })
  admin = server.as((await aPerson(server.deps, 'admin')).token)
  buyer = await aPerson(server.deps)
})
afterAll(async () => {
  await server?.stop()
  await alipay?.stop()
})
beforeEach(() => {
  alipay.state.fault = undefined
})

const ordered = async () => {
  const api = server.as(buyer.token)
  const before = await balanceOf(server.deps.db, buyer.userId)
  const id = newId(now())
  const service = openOrderService(server.deps)
  // Not by a call: those are limited.
  const placed = { id, userId: buyer.userId, wish: POINTS, provider: 'alipay', seenFen: 100 } as const
  const { payment } = await place(service, placed)
  const row = () =>
    service.tables.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return {
    api,
    id,
    payment,
    number: (await row()).number,
    row,
    /** That this order brought. */
    points: async () => (await balanceOf(server.deps.db, buyer.userId)) - before,
  }
}

const tell = async (body: string, type = 'application/x-www-form-urlencoded; charset=UTF-8') => {
  const response = await fetch(`${server.url}/api/orders/notices/alipay`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  })
  return { status: response.status, text: await response.text() }
}
const countNotices = async () => {
  const { count } = await openOrderService(server.deps)
    .tables.selectFrom('order_notices')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
const verdicts = async (id: string) => (await admin.call(getAnyOrder, { id })).notices

/** The outcome of one order in a reconciliation. */
const roundFor = async (id: string) => {
  const service = openOrderService(server.deps)
  try {
    return await lookAfter(service, await orderById(service.tables, id))
  } catch (error) {
    if (error instanceof ProviderAway) return 'away'
    throw error
  }
}

describe('an order by Alipay', () => {
  test('begins with a QR code and a page, both asked for under our signature', async () => {
    expect(await server.as().call(payWays, {})).toEqual({ ways: ['alipay', 'sandbox'] })
    const { payment, number, id } = await ordered()
    expect(payment.qr).toBe(`https://qr.alipay.example/${number}`)
    expect(alipay.isOurs(payment.page ?? '')).toBe(true)
    const page = new URL(payment.page ?? '').searchParams
    expect(page.get('notify_url')).toBe('https://huajian.example/api/orders/notices/alipay')
    expect(page.get('return_url')).toBe(`https://huajian.example/membership?order=${id}`)
    expect(JSON.parse(page.get('biz_content') ?? '')).toMatchObject({
      out_trade_no: number,
      total_amount: '1.00',
      subject: '花笺 10 积分',
      timeout_express: '30m',
    })
  })

  test('is delivered by a signed notification, once however often it comes', async () => {
    const { number, id, points, row } = await ordered()
    alipay.pay(number, '1.00')
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => tell(alipay.noticeOf(number))))
    expect(outcomes.every(({ status, text }) => status === 200 && text === 'success')).toBe(true)
    expect(await points()).toBe(10)
    expect(await row()).toMatchObject({
      state: 'delivered',
      provider_ref: alipay.trades.get(number)?.tradeNo,
    })
    const stored = await verdicts(id)
    expect(stored.map(({ verdict }) => verdict).sort()).toEqual(['delivered', ...Array(5).fill('repeated')])
    expect(stored.every(({ isVerified, body }) => isVerified && body.includes(number))).toBe(true)
  })

  test.each([
    ['forged', (number: string) => alipay.forgedNotice(number)],
    ['forged', (number: string) => alipay.noticeOf(number).replace('total_amount=1.00', 'total_amount=1.0')],
    ['forged', (number: string) => alipay.noticeOf(number).replace('sign_type=RSA2', 'sign_type=RSA')],
    ['forged', (number: string) => alipay.noticeOf(number).replace('sign_type=RSA2', 'sign_type=__proto__')],
    ['forged', (number: string) => alipay.noticeOf(number).replace(/sign=[^&]+/, 'sign=%00')],
    ['unreadable', (number: string) => `out_trade_no=${number}&trade_status=TRADE_SUCCESS&total_amount=1.00`],
    ['wrong_app', (number: string) => alipay.noticeOf(number, { app_id: '2021000000000002' })],
    ['wrong_seller', (number: string) => alipay.noticeOf(number, { seller_id: '2088000000000002' })],
    ['wrong_amount', (number: string) => alipay.noticeOf(number, { total_amount: '0.01' })],
    ['wrong_amount', (number: string) => alipay.noticeOf(number, { total_amount: '1.001' })],
  ] as const)('is not moved by a notification that is %s; only a signed one is kept', async (verdict, of) => {
    const { number, id, points, row } = await ordered()
    alipay.pay(number, '1.00')
    const before = await row()
    expect(await tell(of(number))).toEqual({ status: 200, text: 'fail' })
    expect(await row()).toEqual(before)
    expect(await points()).toBe(0)
    const stored = verdict === 'wrong_amount' ? [{ verdict, isVerified: true }] : []
    expect(await verdicts(id)).toMatchObject(stored)
  })

  test('is not stored 40 times when it is forged 40 times; a true one after them delivers', async () => {
    const { number, points } = await ordered()
    alipay.pay(number, '1.00')
    const before = await countNotices()
    for (let at = 0; at < 40; at += 1)
      expect((await tell(`${alipay.forgedNotice(number)}&passback_params=${'x'.repeat(15_000)}`)).text).toBe(
        'fail',
      )
    expect(await countNotices()).toBe(before)
    expect((await tell(alipay.noticeOf(number))).text).toBe('success')
    expect(await countNotices()).toBe(before + 1)
    expect(await points()).toBe(10)
  })

  test('shows what earlier versions stored unsigned, until it is 90 days old', async () => {
    const { id } = await ordered()
    const service = openOrderService(server.deps)
    const row = { provider: 'alipay', order_id: id, verified: 0, verdict: 'forged', body: 'old' }
    await service.tables
      .insertInto('order_notices')
      .values([
        { ...row, id: newId(now()), at: now() - 91 * DAY_MS },
        { ...row, id: newId(now()), at: now() - 89 * DAY_MS },
      ])
      .execute()
    expect(await verdicts(id)).toHaveLength(2)
    await forgetForged(service)
    expect(await verdicts(id)).toMatchObject([{ verdict: 'forged', isVerified: false, body: 'old' }])
  })

  test('of a number that nobody has is refused, and so is another content type', async () => {
    expect(await tell(alipay.noticeOf('HJ20261129NOBODY'))).toEqual({ status: 200, text: 'fail' })
    expect((await tell('{}', 'application/json')).status).toBe(415)
    // As Alipay has been seen to write it.
    const odd = 'application/x-www-form-urlencoded; text/html; charset=utf-8'
    expect((await tell(alipay.noticeOf('HJ20261129NOBODY'), odd)).status).toBe(200)
    expect((await tell('x'.repeat(17 * 1024))).status).toBe(413)
  })

  test('that waits is not moved by a notification that it waits; a closed one closes it', async () => {
    const { number, row } = await ordered()
    alipay.open(number, '1.00')
    expect((await tell(alipay.noticeOf(number))).text).toBe('success')
    expect((await row()).state).toBe('pending')
    // Said, but not so: the provider itself says that it waits.
    expect((await tell(alipay.noticeOf(number, { trade_status: 'TRADE_CLOSED' }))).text).toBe('success')
    expect((await row()).state).toBe('pending')
    const trade = alipay.trades.get(number)
    if (trade) trade.status = 'TRADE_CLOSED'
    await tell(alipay.noticeOf(number))
    expect((await row()).state).toBe('closed')
  })

  test('that is closed is delivered when the money is there after all, and not by words alone', async () => {
    const { number, id, api, points, row } = await ordered()
    expect((await api.call(closeOrder, { id })).order.state).toBe('closed')
    // A true notification of a payment that has gone back meanwhile.
    const early = alipay.noticeOf(number, { trade_status: 'TRADE_SUCCESS', total_amount: '1.00' })
    expect((await tell(early)).text).toBe('success')
    expect([(await row()).state, await points()]).toEqual(['closed', 0])
    alipay.pay(number, '1.00')
    expect((await tell(alipay.noticeOf(number))).text).toBe('success')
    expect([(await row()).state, await points()]).toEqual(['delivered', 10])
    expect((await verdicts(id)).map(({ verdict }) => verdict)).toEqual(['late', 'delivered'])
  })

  test('that is paid in the moment of closing is delivered', async () => {
    const { number, id, api, points } = await ordered()
    alipay.open(number, '1.00')
    alipay.state.fault = 'paid-first'
    expect((await api.call(closeOrder, { id })).order.state).toBe('delivered')
    expect(await points()).toBe(10)
  })

  test('whose notification never came is found by asking', async () => {
    const { number, id, api, points } = await ordered()
    alipay.pay(number, '1.00')
    expect((await api.call(getOrder, { id })).order.state).toBe('delivered')
    expect(await points()).toBe(10)
  })

  test('of which another amount was paid is left to a person', async () => {
    const { number, id, row } = await ordered()
    alipay.pay(number, '0.01')
    expect(await roundFor(id)).toBe('wrong_amount')
    expect((await row()).state).toBe('pending')
  })
})

describe('while Alipay', () => {
  test.each(['silent', 'down', 'wrong-key', 'system-error'] as const)(
    'is %s nothing changes',
    async (fault) => {
      const { number, id, api, row } = await ordered()
      alipay.pay(number, '1.00')
      alipay.state.fault = fault
      expect((await api.call(getOrder, { id })).order.state).toBe('pending')
      await expect(api.call(closeOrder, { id })).rejects.toMatchObject({ code: 'provider_away' })
      expect(await roundFor(id)).toBe('away')
      const other = { id: newId(now()), wish: POINTS, provider: 'alipay', seenFen: 100 } as const
      await expect(api.call(placeOrder, other)).rejects.toMatchObject({ code: 'provider_away' })
      alipay.state.fault = undefined
      // The same id goes on where it was cut off.
      expect((await api.call(placeOrder, other)).payment.qr).toContain('https://qr.alipay.example/')
      expect(await roundFor(id)).toBe('delivered')
      expect((await row()).state).toBe('delivered')
    },
  )
})

describe('a refund', () => {
  const paid = async () => {
    const one = await ordered()
    alipay.pay(one.number, '1.00')
    await tell(alipay.noticeOf(one.number))
    return one
  }

  test('gives the money back once, and takes the points', async () => {
    const { number, id, points, row } = await paid()
    const back = await Promise.all([1, 2, 3].map(() => admin.call(refundOrder, { id, reason: '误购' })))
    expect(back[0]).toMatchObject({ order: { state: 'refunded' }, refund: { pointsBack: 10, pointsGone: 0 } })
    expect([...(alipay.trades.get(number)?.refunds ?? [])]).toEqual([[`${number}R`, '1.00']])
    expect(await points()).toBe(0)
    // A late notification, sent twice, changes nothing.
    await tell(alipay.noticeOf(number, { trade_status: 'TRADE_SUCCESS' }))
    expect(await points()).toBe(0)
    expect((await row()).state).toBe('refunded')
    expect((await verdicts(id)).map(({ verdict }) => verdict)).toEqual(['delivered', 'late'])
  })

  test('whose answer is lost goes on by itself, with the same key', async () => {
    const { number, id, points, row } = await paid()
    alipay.state.fault = 'mute'
    await expect(admin.call(refundOrder, { id, reason: '误购' })).rejects.toMatchObject({
      code: 'provider_away',
    })
    expect([(await row()).state, await points()]).toEqual(['delivered', 10])
    alipay.state.fault = undefined
    expect(await roundFor(id)).toBe('refunded')
    expect(alipay.trades.get(number)?.refunds.size).toBe(1)
    expect(await points()).toBe(0)
  })

  test('that is refused leaves all as it was, says why, and can be asked for again', async () => {
    const { id, points } = await paid()
    alipay.state.fault = 'refuses-refund'
    await expect(admin.call(refundOrder, { id, reason: '误购' })).rejects.toMatchObject({
      code: 'refund_refused',
    })
    expect((await admin.call(getAnyOrder, { id })).refund).toMatchObject({
      askedAt: null,
      trouble: 'ACQ.SELLER_BALANCE_NOT_ENOUGH',
    })
    expect(await points()).toBe(10)
    alipay.state.fault = undefined
    expect((await admin.call(refundOrder, { id, reason: '误购' })).order.state).toBe('refunded')
  })

  test('is for paid orders only', async () => {
    const { id } = await ordered()
    await expect(admin.call(refundOrder, { id, reason: '误购' })).rejects.toMatchObject({
      code: 'not_refundable',
    })
  })
})
