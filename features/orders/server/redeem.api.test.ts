import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAudit } from '#features/admin/contract.ts'
import type { Client } from '#packages/api/client.ts'
import { balanceOf } from '#packages/ledger/ledger.ts'
import { DAY_MS } from '#packages/scheduling/durations.ts'
import { anOrder, aPaidOrder } from '#test/kit/orders.ts'
import { aPerson } from '#test/kit/people.ts'
import { startServer, type TestServer } from '#test/kit/server.ts'
import {
  createBatch,
  type Gift,
  getAnyOrder,
  listAllOrders,
  listBatches,
  listCodes,
  refundOrder,
  revokeCodes,
} from '../admin-contract.ts'
import { myPlan, redeemCode } from '../contract.ts'
import { openOrderService } from './order-service.ts'
import { redeem } from './redeeming.ts'

let server: TestServer
let admin: Client
let now = Date.UTC(2026, 10, 29, 12)
beforeAll(async () => {
  server = await startServer({ now: () => now })
  admin = server.as((await aPerson(server.deps, 'admin', 400 * DAY_MS)).token)
})
afterAll(() => server?.stop())

const made = (gift: Gift, count = 1, expiresAt: number | null = null) => {
  now += 1
  return admin.call(createBatch, { name: '开业', gift, count, expiresAt })
}
const POINTS: Gift = { what: 'points', points: 30 }

const someone = async () => {
  const person = await aPerson(server.deps, 'user', 400 * DAY_MS)
  return {
    ...person,
    api: server.as(person.token),
    points: () => balanceOf(server.deps.db, person.userId),
    /** Not by a call: those are limited. */
    redeem: async (code: string) => redeem(openOrderService(server.deps), { userId: person.userId, code }),
  }
}

test('codes are told apart, shown once and kept as hashes; as people type them they are known', async () => {
  const { batch, codes } = await made(POINTS, 1000)
  expect(new Set(codes).size).toBe(1000)
  for (const code of codes)
    expect(code).toMatch(/^[34679ACDEFGHJKMNPQRTUVWXY]{4}(-[34679ACDEFGHJKMNPQRTUVWXY]{4}){3}$/)
  const stored = await server.deps.db.selectFrom('redeem_codes').selectAll().execute()
  const everything = JSON.stringify([stored, await admin.call(listCodes, { id: batch.id })])
  for (const code of codes.slice(0, 20)) expect(everything).not.toContain(code)
  const { api, points } = await someone()
  const typed = ` ${codes[4]?.toLowerCase().replaceAll('-', ' ')} `
  expect(await api.call(redeemCode, { code: typed })).toEqual({ points: 30, plan: null, days: null })
  expect(await points()).toBe(30)
  await expect(api.call(redeemCode, { code: typed })).rejects.toMatchObject({ code: 'code_used' })
  await expect(api.call(redeemCode, { code: 'AAAA-AAAA-AAAA-AAAA' })).rejects.toMatchObject({
    code: 'unknown_code',
  })
  const listed = await admin.call(listCodes, { id: batch.id })
  expect(listed.batch).toMatchObject({ count: 1000, used: 1, revoked: 0, points: 30 })
  expect(listed.codes[4]).toMatchObject({ nr: 5, state: 'used', usedAt: now })
})

test('of twenty who come with one code at once, one gets it', async () => {
  const { codes } = await made(POINTS)
  const people = [await someone(), await someone(), await someone(), await someone()]
  const twenty = Array.from({ length: 5 }, () => people).flat()
  const tried = await Promise.allSettled(twenty.map((one) => one.redeem(codes[0] ?? '')))
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const one of tried)
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'code_used' })
  const balances = await Promise.all(people.map((one) => one.points()))
  expect(balances.reduce((sum, points) => sum + points, 0)).toBe(30)
})

test('a code gives days of a plan, or a plan for life; who has that keeps the code', async () => {
  const days = await made({ what: 'days', plan: 'year', days: 10 }, 3)
  const life = await made({ what: 'lifetime' }, 2)
  const { api, redeem: use } = await someone()
  expect(await use(days.codes[0] ?? '')).toEqual({ points: 0, plan: 'year', days: 10 })
  await use(days.codes[1] ?? '')
  expect(await api.call(myPlan, {})).toMatchObject({ plan: 'year', daysLeft: 20 })
  await use(life.codes[0] ?? '')
  expect(await api.call(myPlan, {})).toMatchObject({ plan: 'lifetime', until: null })
  for (const code of [days.codes[2] ?? '', life.codes[1] ?? ''])
    await expect(use(code)).rejects.toMatchObject({ code: 'has_lifetime' })
  expect((await admin.call(listCodes, { id: days.batch.id })).batch.used).toBe(2)
})

test('what is revoked or too old gives nothing; what was used stays used', async () => {
  const { batch, codes } = await made(POINTS, 4, now + DAY_MS)
  const { redeem: use, points } = await someone()
  await use(codes[0] ?? '')
  const [, second] = (await admin.call(listCodes, { id: batch.id })).codes
  expect(await admin.call(revokeCodes, { id: batch.id, codes: [second?.id ?? ''] })).toMatchObject({
    revoked: 1,
  })
  await expect(use(codes[1] ?? '')).rejects.toMatchObject({ code: 'code_expired' })
  now += DAY_MS
  await expect(use(codes[2] ?? '')).rejects.toMatchObject({ code: 'code_expired' })
  expect(await admin.call(revokeCodes, { id: batch.id })).toMatchObject({
    revoked: 2,
    batch: { used: 1, revoked: 3 },
  })
  expect(await points()).toBe(30)
  const states = (await admin.call(listCodes, { id: batch.id })).codes.map(({ state }) => state)
  expect(states).toEqual(['used', 'revoked', 'revoked', 'revoked'])
})

test('a code that is used and revoked at once is one or the other', async () => {
  const { batch, codes } = await made(POINTS, 12)
  const { redeem: use, points } = await someone()
  const used = await Promise.allSettled([...codes.map(use), admin.call(revokeCodes, { id: batch.id })])
  const given = used.slice(0, 12).filter(({ status }) => status === 'fulfilled').length
  const { batch: after } = await admin.call(listCodes, { id: batch.id })
  expect([after.used, after.used + after.revoked, await points()]).toEqual([given, 12, given * 30])
})

test('batches are listed newest first, and every act is in the audit log', async () => {
  const { batch } = await made(POINTS, 2)
  expect((await admin.call(listBatches, { limit: 1 })).batches).toEqual([batch])
  await admin.call(revokeCodes, { id: batch.id })
  const { userId } = await someone()
  const { id } = await aPaidOrder(server.deps, userId)
  await admin.call(refundOrder, { id, reason: '误购' })
  const { entries } = await admin.call(listAudit, { limit: 500 })
  const about = (what: string) => entries.filter(({ detail }) => (detail as { id?: string }).id === what)
  expect(
    about(batch.id)
      .map(({ action }) => action)
      .sort(),
  ).toEqual(['redeem.create', 'redeem.revoke'])
  expect(about(id)).toMatchObject([{ action: 'order.refund', detail: { reason: '误购', fen: 100, userId } }])
})

test('an admin finds orders by state, kind, number and address, and sees their notifications', async () => {
  const { userId, email } = await someone()
  const [open, paid] = [await anOrder(server.deps, userId), await aPaidOrder(server.deps, userId)]
  const year = await aPaidOrder(server.deps, userId, { what: 'plan', plan: 'year' })
  const found = async (wish: Parameters<typeof admin.call<typeof listAllOrders>>[1]) => {
    const { orders, total } = await admin.call(listAllOrders, { q: email, ...wish })
    expect(total).toBe(orders.length)
    return orders.map(({ order }) => order.id).sort()
  }
  const all = [open.id, paid.id, year.id].sort()
  expect(await found({})).toEqual(all)
  expect(await found({ state: 'pending' })).toEqual([open.id])
  expect(await found({ what: 'plan' })).toEqual([year.id])
  expect(await found({ provider: 'alipay' })).toEqual([])
  expect(await found({ person: userId })).toEqual(all)
  expect(await found({ person: (await someone()).userId })).toEqual([])
  expect(await found({ q: paid.number.toLowerCase() })).toEqual([paid.id])
  expect(await found({ q: paid.provider_ref ?? '' })).toEqual([paid.id])
  for (const q of ['%', '_', "' or 1=1 --", '\\']) expect(await found({ q })).toEqual([])
  const first = await admin.call(listAllOrders, { q: email, limit: 2 })
  const rest = await admin.call(listAllOrders, { q: email, limit: 2, after: first.next ?? '' })
  expect([...first.orders, ...rest.orders].map(({ order }) => order.id).sort()).toEqual(all)
  expect(await admin.call(getAnyOrder, { id: paid.id })).toMatchObject({
    person: { id: userId, email },
    refund: null,
    notices: [],
  })
})
