import { afterAll, beforeAll, expect, test } from 'vitest'
import { balanceOf } from '#packages/ledger/ledger.ts'
import {
  aModel,
  aPayer,
  entriesFor,
  improveTask,
  recordOf,
  storedSteps,
  twoTexts,
  wholeRun,
} from '#test/kit/ai-runs.ts'
import { streamCases, streamTexts } from '#test/kit/ai-streams.ts'
import { startUpstream, type Upstream } from '#test/kit/ai-upstream.ts'
import { startServer, type TestServer } from '#test/kit/server.ts'

const POINTS = 1000
const PRICE = 2

let server: TestServer
let upstream: Upstream
let model: string
let payer: Awaited<ReturnType<typeof aPayer>>
beforeAll(async () => {
  upstream = await startUpstream()
  server = await startServer()
  model = await aModel(server, { baseUrl: upstream.url })
  // May run as often as there are cases, and pays as everybody does.
  payer = await aPayer(server, POINTS, 'admin')
})
afterAll(async () => {
  await server?.stop()
  await upstream?.stop()
})

test('the fixtures have enough good and bad streams', () => {
  const cases = Object.values(streamCases)
  expect(cases.filter(({ failure }) => failure === null).length).toBeGreaterThanOrEqual(20)
  expect(cases.filter(({ failure }) => failure !== null).length).toBeGreaterThanOrEqual(25)
})

test.each(Object.entries(streamCases))('%s', async (_, { scripts, failure, answered, calls = 1 }) => {
  const before = await balanceOf(server.deps.db, payer.userId)
  const called = upstream.calls.length
  upstream.next(...scripts)
  const { id, events } = await wholeRun(server, payer.token, { model, task: improveTask(twoTexts) })

  const changed = events.flatMap((one) =>
    one.event === 'step' && one.step.step === 'change' ? [one.step.text] : [],
  )
  expect(changed).toEqual(answered.map((ref) => streamTexts[ref]))
  const spent = failure === null ? PRICE : 0
  const balance = before - spent
  expect(events[0]).toEqual({ event: 'started', run: id, held: PRICE })
  expect(events.at(-1)).toEqual(
    failure === null
      ? { event: 'done', spent, balance }
      : { event: 'failed', code: failure, message: expect.stringMatching(/\p{Script=Han}/u), balance },
  )
  expect(upstream.calls.length - called).toBe(calls)

  expect(await balanceOf(server.deps.db, payer.userId)).toBe(balance)
  expect(await entriesFor(server, id)).toEqual([-PRICE, PRICE - spent])
  const record = await recordOf(server, id)
  expect(record).toMatchObject({ state: failure === null ? 'done' : 'failed', failure, points: spent })
  expect((await storedSteps(server, id)).length).toBe(record?.steps)
  expect(record?.steps).toBe(answered.length)
})
