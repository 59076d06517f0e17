import { afterAll, beforeAll, expect, test } from 'vitest'
import { BUILT_IN } from '#features/ai/contract.ts'
import { countExport } from '#features/exports/contract.ts'
import { createResume } from '#features/resumes/contract.ts'
import type { Client } from '#packages/api/client.ts'
import { newId } from '#packages/api/new-id.ts'
import { blankDocument } from '#packages/document/blank.ts'
import { post } from '#packages/ledger/ledger.ts'
import { DAY_MS } from '#packages/scheduling/durations.ts'
import { type Accounts, failing, startAccounts } from '#test/kit/accounts.ts'
import { aModel } from '#test/kit/ai-runs.ts'
import { aPerson } from '#test/kit/people.ts'
import { aiChart, exportsChart, moneyChart, peopleChart, pointsChart } from '../charts-contract.ts'
import { listPeople } from '../people-contract.ts'

let here: Accounts
let admin: { userId: string; api: Client }
const db = () => here.server.deps.db
const id = () => newId(here.now())
const someone = async (role: 'user' | 'admin' = 'user') => {
  const person = await aPerson(here.server.deps, role)
  return { ...person, api: here.server.as(person.token) }
}

beforeAll(async () => {
  here = await startAccounts()
  // An hour before midnight in Beijing.
  here.pass(15 * 3600_000 - (here.now() % DAY_MS))
  admin = await someone('admin')
})
afterAll(() => here.stop())

test('add up by the days of Beijing', async () => {
  const zhou = await someone()
  const document = blankDocument('图表', 'zh')
  const sold = (provider: string, priceFen: number, refunded = false) =>
    db()
      .insertInto('orders')
      .values({
        id: id(),
        number: id(),
        user_id: zhou.userId,
        what: 'points',
        price_fen: priceFen,
        provider,
        state: refunded ? 'refunded' : 'delivered',
        created_at: here.now(),
        closes_at: here.now(),
        paid_at: here.now(),
        refunded_at: refunded ? here.now() : null,
      })
      .execute()
  await sold('alipay', 990)
  await sold('alipay', 100, true)
  await sold('sandbox', 5990)
  await post(db(), here.now(), { userId: zhou.userId, amount: 40, reason: 'welcome', key: id() })
  // An hour after it.
  here.pass(2 * 3600_000)
  const late = await someone()
  await here.server.as(late.token).call(createResume, { document })
  await post(db(), here.now(), { userId: zhou.userId, amount: -15, reason: 'download', key: id() })
  const people = await admin.api.call(peopleChart, { days: '7' })
  expect(people.days.length).toBe(7)
  expect(people.days.slice(-2)).toMatchObject([
    { people: 2, resumes: 0 },
    { people: 1, resumes: 1 },
  ])
  expect(people.days.slice(0, 5).every((day) => day.people === 0)).toBe(true)
  const total = (await admin.api.call(listPeople, {})).total
  expect(people.total).toMatchObject({ people: total, resumes: 1, papers: 0 })
  const money = await admin.api.call(moneyChart, { days: '30' })
  expect(money.days.slice(-2)).toMatchObject([
    { orders: 2, paidFen: 1090, backFen: 100, testFen: 5990 },
    { orders: 0, paidFen: 0, backFen: 0, testFen: 0 },
  ])
  const points = await admin.api.call(pointsChart, { days: '90' })
  expect(points.days.slice(-2)).toMatchObject([
    { in: 40, out: 0 },
    { in: 0, out: 15 },
  ])
  expect(points.held).toBeGreaterThanOrEqual(25)
  expect(await failing(admin.api.call(pointsChart, { days: '8' as '7' }))).toBe('bad_input')
})

test('count runs of AI as they ended, and by the model that was asked', async () => {
  const run = (model: string, state: string, daysAgo = 0, name = model) =>
    db()
      .insertInto('ai_runs')
      .values({
        id: id(),
        user_id: null,
        task: 'improve',
        asked: null,
        model_id: model,
        model_name: name,
        state,
        failure: state === 'failed' ? 'busy' : null,
        points: 3,
        steps: 1,
        about_id: null,
        about_title: null,
        started_at: here.now() - daysAgo * DAY_MS,
        seen_at: here.now(),
        ended_at: here.now(),
        deleted_at: null,
        process: 'test',
      })
      .execute()
  const renamed = await aModel(here.server, { name: '现在的名字' })
  for (const state of ['done', 'done', 'failed', 'lost', 'stopped', 'running'])
    await run(renamed, state, 0, '从前的名字')
  await run(BUILT_IN, 'done', 1)
  await run('a-model-that-is-gone', 'done', 6)
  await run('a-model-that-is-gone', 'done', 7)
  const { days, models } = await admin.api.call(aiChart, { days: '7' })
  expect(days.slice(-2)).toMatchObject([
    { done: 1, stopped: 0, failed: 0 },
    { done: 2, stopped: 1, failed: 2 },
  ])
  expect(days[0]).toMatchObject({ done: 1 })
  expect(models).toEqual([
    { id: renamed, name: '现在的名字', runs: 5, failed: 2, points: 9 },
    { id: 'a-model-that-is-gone', name: 'a-model-that-is-gone', runs: 1, failed: 0, points: 3 },
    { id: BUILT_IN, name: BUILT_IN, runs: 1, failed: 0, points: 3 },
  ])
})

test('count the files that browsers say they made, of nobody', async () => {
  expect(await admin.api.call(exportsChart, { days: '7' })).toMatchObject({ formats: [], since: null })
  const visitor = here.server.as()
  const first = (await admin.api.call(exportsChart, { days: '7' })).days.at(-1)?.day
  await Promise.all(
    Array.from({ length: 6 }, () => visitor.call(countExport, { kind: 'resume', formats: ['pdf', 'png'] })),
  )
  here.pass(DAY_MS)
  // A session does not last that long.
  admin = await someone('admin')
  await visitor.call(countExport, { kind: 'ppt', formats: ['pptx'] })
  await admin.api.call(countExport, { kind: 'word', formats: ['pdf'] })
  const { days, formats, since } = await admin.api.call(exportsChart, { days: '7' })
  expect(days.slice(-2)).toMatchObject([
    { resumes: 12, papers: 0, decks: 0 },
    { resumes: 0, papers: 1, decks: 1 },
  ])
  expect(formats).toEqual([
    { format: 'pdf', resumes: 6, papers: 1, decks: 0 },
    { format: 'png', resumes: 6, papers: 0, decks: 0 },
    { format: 'pptx', resumes: 0, papers: 0, decks: 1 },
  ])
  expect(since).toBe(first)
})
