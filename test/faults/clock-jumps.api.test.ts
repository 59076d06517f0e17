import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { myAccount, mySessions, signIn } from '#features/accounts/contract.ts'
import { keeperOf } from '#features/ai/server/runs/keeper.ts'
import { begin } from '#features/ai/server/runs/record.ts'
import { endLost, tellAlive } from '#features/ai/server/runs/sweep.ts'
import { writeComment } from '#features/comments/contract.ts'
import { orderById } from '#features/orders/server/order-rows.ts'
import { openOrderService } from '#features/orders/server/order-service.ts'
import { place } from '#features/orders/server/placing.ts'
import { decideTrade } from '#features/orders/server/providers/sandbox.ts'
import { lookAfterNow } from '#features/orders/server/watching.ts'
import { checkIn } from '#features/points/contract.ts'
import { createResume, getResume, listVersions, saveResume } from '#features/resumes/contract.ts'
import { newId } from '#packages/api/new-id.ts'
import type { Document } from '#packages/document/schema.ts'
import { balanceOf } from '#packages/ledger/ledger.ts'
import { acquireJobLease } from '#packages/server-kit/job-lease.ts'
import { failing } from '#test/kit/accounts.ts'
import { aPayer, improveTask, recordOf } from '#test/kit/ai-runs.ts'
import { chanceDocument, randomOf } from '#test/kit/documents.ts'
import { isLong } from '#test/kit/long.ts'
import { aPerson, PASSWORD } from '#test/kit/people.ts'
import { aPublishedTemplate } from '#test/kit/published.ts'
import { startServer, type TestServer } from '#test/kit/server.ts'

const HOUR = 3600_000
const DAY = 24 * HOUR
const MINUTE = 60_000

/** Starts at noon, so that midnight affects no test. */
const NOON = Date.UTC(2026, 10, 16, 12)

let ahead = 0
const jump = (ms: number) => {
  ahead += ms
}

let server: TestServer
beforeAll(async () => {
  const real = Date.now
  const began = real()
  // Changes the clock of the process, which the server and all its libraries use.
  vi.spyOn(Date, 'now').mockImplementation(() => NOON + real() - began + ahead)
  server = await startServer({ now: () => Date.now() })
})
afterEach(() => {
  ahead = 0
})
afterAll(async () => {
  await server?.stop()
  vi.restoreAllMocks()
})

/** A user whose session outlasts every jump. */
const someone = () => aPerson(server.deps, 'admin', 900 * DAY)

const some = chanceDocument(13)
const document = (title: string): Document => ({ ...some, title })

test('accepts a session again once the clock is right, and one that began in the wrong time', async () => {
  const { token, email } = await aPerson(server.deps)
  const api = server.as(token)
  jump(3 * DAY)
  expect(await failing(api.call(myAccount, {}))).toBe('signed_out')
  await server.as().call(signIn, { email, password: PASSWORD, remember: true })
  jump(-3 * DAY)
  expect((await api.call(myAccount, {})).email).toBe(email)
  expect((await api.call(mySessions, {})).sessions).toHaveLength(2)
  jump(-5 * HOUR)
  expect((await api.call(myAccount, {})).email).toBe(email)
})

test('a sign-in lock of a wrong time ends when the clock is right', async () => {
  const { email } = await aPerson(server.deps)
  const tried = (password: string) => failing(server.as().call(signIn, { email, password, remember: false }))
  jump(2 * DAY)
  for (let tries = 0; tries < 10; tries += 1) expect(await tried('wrong-pass-1')).toBe('wrong_credentials')
  expect(await tried(PASSWORD)).toBe('locked')
  jump(-2 * DAY)
  expect(await tried(PASSWORD)).toBe('nothing')
})

test('a rate limit of a wrong time ends when the clock is right', async () => {
  const { token, userId } = await someone()
  const target = { kind: 'resume', id: await aPublishedTemplate(server.deps, userId) } as const
  const say = (body: string) => failing(server.as(token).call(writeComment, { ...target, body }))
  jump(2 * DAY)
  for (let count = 0; count < 6; count += 1) expect(await say(`第 ${count} 句`)).toBe('nothing')
  expect(await say('再来一句')).toBe('too_many_comments')
  jump(-2 * DAY)
  expect(await say('回到今天')).toBe('nothing')
})

test('saves continue from revision to revision, and versions are stored as before', async () => {
  const { token } = await someone()
  const api = server.as(token)
  const { id } = await api.call(createResume, { document: document('起初') })
  let revision = 1
  const save = async () => {
    const given = { id, baseRevision: revision, document: document(`第 ${revision + 1} 稿`) }
    revision = (await api.call(saveResume, given)).revision
  }
  const versionCount = async () => (await api.call(listVersions, { id })).versions.length
  jump(2 * DAY)
  await save()
  const inWrongTime = await versionCount()
  jump(-2 * DAY - 3 * HOUR)
  for (let pauses = 0; pauses < 3; pauses += 1) {
    await save()
    jump(6 * MINUTE)
  }
  expect(revision).toBe(5)
  expect(await versionCount()).toBe(inWrongTime + 3)
  const { document: there } = await api.call(getResume, { id })
  expect((there as Document).title).toBe('第 5 稿')
})

test('pays a daily reward once, whatever day the clock shows', async () => {
  const { token, userId } = await someone()
  const here = () => failing(server.as(token).call(checkIn, { timeZone: 'UTC' }))
  const balance = () => balanceOf(server.deps.db, userId)
  expect(await here()).toBe('nothing')
  const first = await balance()
  jump(3 * DAY)
  expect(await here()).toBe('nothing')
  const second = await balance()
  jump(-3 * DAY)
  expect(await here()).toBe('too_soon')
  jump(-5 * HOUR)
  expect(['too_soon', 'checked_in']).toContain(await here())
  expect(await balance()).toBe(second)
  // The day of the jump comes a second time; the day after it is new.
  ahead = 3 * DAY
  expect(await here()).toBe('checked_in')
  expect(await balance()).toBe(second)
  ahead = 4 * DAY
  expect(await here()).toBe('nothing')
  expect(await balance()).toBeGreaterThan(second)
  expect(second).toBeGreaterThan(first)
})

test('continues a running AI run and refunds an abandoned one once, at any time', async () => {
  const { deps } = server
  const { userId } = await aPayer(server, 6)
  const aRun = async (process: string) => {
    const id = newId(deps.now())
    const task = improveTask() as never
    const what = { id, userId, task, about: undefined, modelId: 'x', modelName: 'x', price: 2 }
    await begin(deps.db, { ...what, process, now: deps.now() })
    return id
  }
  const alive = await aRun('this one')
  const keeper = { ...keeperOf(deps), running: new Map([[alive, new AbortController()]]) }
  const look = async () => {
    await tellAlive(deps, keeper)
    await endLost(deps)
  }
  jump(2 * DAY)
  const dead = await aRun('one that died in the wrong time')
  expect(await balanceOf(deps.db, userId)).toBe(2)
  await look()
  jump(-2 * DAY)
  await look()
  await look()
  expect(await recordOf(server, alive)).toMatchObject({ state: 'running', points: 2 })
  expect(await recordOf(server, dead)).toMatchObject({ state: 'lost', points: 0 })
  expect(await balanceOf(deps.db, userId)).toBe(4)
})

test('runs each job once at a time before and after a jump', async () => {
  const turn = () =>
    acquireJobLease(server.deps.db, 'a job that meets a wrong clock', HOUR, server.deps.now())
  for (const by of [0, 2 * DAY, -2 * DAY, -5 * HOUR]) {
    jump(by)
    expect(await turn()).toBe(true)
    expect(await turn()).toBe(false)
  }
})

test('reconciles an order that was checked in a wrong time', async () => {
  const service = openOrderService(server.deps)
  const { userId } = await someone()
  const id = newId(server.deps.now())
  const wish = { what: 'points', packageFen: 500 } as const
  await place(service, { id, userId, wish, provider: 'sandbox', seenFen: 500 })
  await service.tables
    .updateTable('orders')
    .set({ asked_at: server.deps.now() + 2 * DAY })
    .where('id', '=', id)
    .execute()
  await decideTrade(service.tables, id, 'paid')
  const { state } = await lookAfterNow(service, await orderById(service.tables, id), MINUTE)
  expect(state).toBe('delivered')
})

const JUMPS = isLong ? 300 : 20

test(`${JUMPS} random jumps: no save is lost or repeated, no day is paid twice`, async () => {
  const random = randomOf(29)
  const { token, userId } = await someone()
  const api = server.as(token)
  const { id } = await api.call(createResume, { document: document('0') })
  const days = new Set<string>()
  for (let count = 1; count <= JUMPS; count += 1) {
    ahead = Math.floor((random() - 0.4) * 20 * DAY)
    const given = { id, baseRevision: count, document: document(String(count)) }
    expect((await api.call(saveResume, given)).revision).toBe(count + 1)
    if ((await failing(api.call(checkIn, { timeZone: 'UTC' }))) !== 'nothing') continue
    const day = new Date(server.deps.now()).toISOString().slice(0, 10)
    expect(days).not.toContain(day)
    days.add(day)
  }
  const { revision, document: there } = await api.call(getResume, { id })
  expect([revision, (there as Document).title]).toEqual([JUMPS + 1, String(JUMPS)])
  const ledger = server.deps.db.selectFrom('ledger')
  const entries = await ledger.selectAll().where('user_id', '=', userId).execute()
  expect(entries).toHaveLength(days.size)
  const sum = entries.reduce((all, { amount }) => all + amount, 0)
  expect(await balanceOf(server.deps.db, userId)).toBe(sum)
})
