import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteRun, getRun, listRuns } from '#features/ai/contract.ts'
import { newId } from '#packages/api/new-id.ts'
import { balanceOf } from '#packages/ledger/ledger.ts'
import { failing } from '#test/kit/accounts.ts'
import { aModel, aPayer, beginRun, improveTask, recordOf, storedSteps, wholeRun } from '#test/kit/ai-runs.ts'
import { delta, spoken, startUpstream, type Upstream } from '#test/kit/ai-upstream.ts'
import { aPerson } from '#test/kit/people.ts'
import { startServer, type TestServer } from '#test/kit/server.ts'
import type { RunRecord } from '../tables.ts'
import { MAX_LOGGED_BYTES, MAX_LOGGED_RUNS } from './log-room.ts'
import { forgetOld, RETENTION_MS } from './sweep.ts'

const LINE = '{"ref":"t1","text":"主导页面开发","why":"动词有力"}\n'

let server: TestServer
let upstream: Upstream
let model: string
let ahead = 0
beforeAll(async () => {
  upstream = await startUpstream({ acts: spoken(LINE) })
  server = await startServer({ now: () => Date.now() + ahead })
  model = await aModel(server, { baseUrl: upstream.url })
})
afterAll(async () => {
  await server?.stop()
  await upstream?.stop()
})

/** Each a little later than the one before. */
const run = (token: string, input: Parameters<typeof wholeRun>[2] = {}) => {
  ahead += 1000
  return wholeRun(server, token, { model, ...input })
}

test('every run is listed, newest first, page by page, and by the resume that it was for', async () => {
  const person = await aPayer(server, 100)
  const api = server.as(person.token)
  const about = { id: newId(1), title: '前端\u0000简历' }
  const ids = []
  for (const input of [{ about }, {}, { about }, {}, {}]) ids.unshift((await run(person.token, input)).id)
  const first = await api.call(listRuns, { limit: 3 })
  const rest = await api.call(listRuns, { limit: 3, before: first.next ?? '' })
  expect([...first.runs, ...rest.runs].map(({ id }) => id)).toEqual(ids)
  expect(rest.next).toBeNull()
  const { runs } = await api.call(listRuns, { about: about.id })
  expect(runs.map(({ id }) => id)).toEqual([ids[2], ids[4]])
  expect(runs[0]).toMatchObject({
    task: 'improve',
    modelName: '测试模型',
    isBuiltIn: false,
    state: 'done',
    failure: null,
    points: 2,
    steps: 1,
    about: { id: about.id, title: '前端 简历' },
  })
})

test('a run is opened again with its task and its answer', async () => {
  const person = await aPayer(server, 10)
  const { id, events } = await run(person.token)
  const opened = await server.as(person.token).call(getRun, { id })
  expect(opened.task).toEqual(improveTask())
  expect(opened.steps).toEqual(events.flatMap((one) => (one.event === 'step' ? [one.step] : [])))
  const other = server.as((await aPerson(server.deps)).token)
  expect(await failing(other.call(getRun, { id }))).toBe('not_found')
  expect(await failing(other.call(deleteRun, { id }))).toBe('not_found')
  expect((await other.call(listRuns, { before: id })).runs).toEqual([])
})

test('a deleted run leaves no content behind, and its id cannot be used again', async () => {
  const person = await aPayer(server, 10)
  const api = server.as(person.token)
  const { id } = await run(person.token, { about: { id: newId(1), title: '标题' } })
  await api.call(deleteRun, { id })
  expect((await api.call(listRuns, {})).runs).toEqual([])
  expect(await failing(api.call(getRun, { id }))).toBe('not_found')
  expect(await failing(api.call(deleteRun, { id }))).toBe('not_found')
  expect(await recordOf(server, id)).toMatchObject({ asked: null, about_title: null, points: 2 })
  expect(await storedSteps(server, id)).toEqual([])
  expect((await run(person.token, { id })).body.code).toBe('run_exists')
})

test('a run that is deleted while it runs stops, costs the delivered part and stores nothing', async () => {
  const person = await aPayer(server, 10)
  upstream.next({ acts: [delta(LINE), 'hang'] })
  const running = await beginRun(server, person.token, { model })
  for (let one = await running.next(); one?.event !== 'step'; one = await running.next());
  await server.as(person.token).call(deleteRun, { id: running.id })
  await running.rest()
  await upstream.calls.at(-1)?.aborted
  await expect.poll(async () => (await recordOf(server, running.id))?.state).toBe('stopped')
  expect(await storedSteps(server, running.id)).toEqual([])
  expect(await balanceOf(server.deps.db, person.userId)).toBe(8)
})

test('after ninety days only that it ran is known; of visitors and of the deleted not even that', async () => {
  const person = await aPayer(server, 10)
  const api = server.as(person.token)
  const [stored, deleted] = [await run(person.token), await run(person.token)]
  await api.call(deleteRun, { id: deleted.id })
  const visitor = await wholeRun(server, undefined, { model: 'built-in' })
  await forgetOld(server.deps)
  expect((await api.call(getRun, { id: stored.id })).steps).toHaveLength(1)
  expect(await recordOf(server, visitor.id)).toBeDefined()
  await forgetOld({ ...server.deps, now: () => server.deps.now() + RETENTION_MS + 1000 })
  expect((await api.call(listRuns, {})).runs.map(({ id }) => id)).toEqual([stored.id])
  expect(await failing(api.call(getRun, { id: stored.id }))).toBe('not_found')
  expect(await storedSteps(server, stored.id)).toEqual([])
  for (const { id } of [deleted, visitor]) expect(await recordOf(server, id)).toBeUndefined()
})

test('of an account the newest runs keep their content, within room that others do not share', async () => {
  const [person, other] = [await aPayer(server, 10), await aPayer(server, 10)]
  const old = await run(other.token)
  const first = await run(person.token)
  const ids = [first.id]
  const row = (await recordOf(server, first.id)) as RunRecord
  // Three of them are all that there is room for.
  const asked = JSON.stringify(improveTask(['长'.repeat(MAX_LOGGED_BYTES / 10)]))
  for (const at of [1, 2, 3, 4]) {
    const id = newId(server.deps.now())
    ids.push(id)
    const started = row.started_at + at
    await server.deps.db
      .insertInto('ai_runs')
      .values({ ...row, id, asked, started_at: started })
      .execute()
  }
  const stored = async () => {
    const records = await Promise.all(ids.map((id) => recordOf(server, id)))
    return records.map((record) => record?.asked !== null)
  }
  await forgetOld(server.deps)
  expect(await stored()).toEqual([false, false, true, true, true])
  expect(await storedSteps(server, first.id)).toEqual([])
  const api = server.as(person.token)
  expect((await api.call(listRuns, {})).runs).toHaveLength(5)
  expect(await failing(api.call(getRun, { id: first.id }))).toBe('not_found')
  expect((await server.as(other.token).call(getRun, { id: old.id })).steps).toHaveLength(1)

  const many = Array.from({ length: MAX_LOGGED_RUNS }, (_, at) => ({
    ...row,
    id: newId(server.deps.now()),
    asked: '{}',
    started_at: row.started_at + 10 + at,
  }))
  for (let at = 0; at < many.length; at += 100)
    await server.deps.db
      .insertInto('ai_runs')
      .values(many.slice(at, at + 100))
      .execute()
  await forgetOld(server.deps)
  expect(await stored()).toEqual([false, false, false, false, false])
})

test('it goes along with the person’s data, and goes with the person', async () => {
  const person = await aPayer(server, 10)
  const { id } = await run(person.token)
  const files = new Map<string, string>()
  for await (const { name, bytes } of server.deps.personal.give(person.userId))
    files.set(name, new TextDecoder().decode(bytes))
  expect(JSON.parse(files.get(`ai/runs/${id}.json`) ?? '{}')).toMatchObject({
    state: 'done',
    task: improveTask(),
    steps: [{ step: 'change', text: '主导页面开发' }],
  })
  await server.deps.db.deleteFrom('users').where('id', '=', person.userId).execute()
  expect(await recordOf(server, id)).toBeUndefined()
  expect(await storedSteps(server, id)).toEqual([])
})
