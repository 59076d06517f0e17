import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteRun } from '#features/ai/contract.ts'
import { balanceOf } from '#packages/ledger/ledger.ts'
import { aModel, aPayer, beginRun, entriesFor, recordOf, wholeRun } from '#test/kit/ai-runs.ts'
import { delta, spoken, startUpstream, type Upstream } from '#test/kit/ai-upstream.ts'
import { type Machines, startMachines } from '#test/kit/machines.ts'
import { runLimits } from './limits.ts'
import { LOST_AFTER_MS } from './places.ts'

const LINE = '{"ref":"t1","text":"主导页面开发"}\n'

/** Several servers, on a machine that may be busy. */
const PATIENCE_MS = 240_000

let many: Machines
let upstream: Upstream
let model: string
beforeAll(async () => {
  upstream = await startUpstream({ acts: spoken(LINE) })
  many = await startMachines(2)
  model = await aModel(many.machine(0), { baseUrl: upstream.url })
}, PATIENCE_MS)
afterAll(async () => {
  await many?.stop()
  await upstream?.stop()
})

const inTurn = (at: number) => many.machine(at % 2)
const hanging = () => upstream.next({ acts: [delta(LINE), delta('{"ref'), 'hang'] })
const balance = (userId: string) => balanceOf(many.db, userId)

test('a model that was added at one is used at the other, with its key', async () => {
  const payer = await aPayer(many.site, 10)
  for (const at of [0, 1]) {
    const { events } = await wholeRun(many.machine(at), payer.token, { model })
    expect(events.at(-1)).toMatchObject({ event: 'done', spent: 2 })
    expect(upstream.calls.at(-1)?.headers.authorization).toBe('Bearer sk-of-the-test')
  }
  expect(await balance(payer.userId)).toBe(6)
})

const allStopped = async (runs: readonly { id: string }[]) => {
  for (const { id } of runs)
    await expect.poll(async () => (await recordOf(many.site, id))?.state).toBe('stopped')
}

describe('a run of one', () => {
  test('is stopped through the other, and costs what was delivered', async () => {
    const payer = await aPayer(many.site, 5)
    hanging()
    const run = await beginRun(many.machine(0), payer.token, { model })
    for (let one = await run.next(); one?.event !== 'step'; one = await run.next());
    const call = upstream.calls.at(-1)
    await many.machine(1).as(payer.token).call(deleteRun, { id: run.id })
    // The reader hears the end; the call upstream is let go.
    expect((await run.rest()).filter(({ event }) => event === 'step')).toEqual([])
    await call?.aborted
    await expect.poll(async () => (await recordOf(many.site, run.id))?.state).toBe('stopped')
    expect(await entriesFor(many.site, run.id)).toEqual([-2, 0])
    expect(await balance(payer.userId)).toBe(3)
  })

  test('is stopped by who goes away, also behind the balancer', async () => {
    const payer = await aPayer(many.site, 5)
    hanging()
    const run = await beginRun(many.site, payer.token, { model })
    for (let one = await run.next(); one?.event !== 'step'; one = await run.next());
    const call = upstream.calls.at(-1)
    run.abort()
    await call?.aborted
    await expect.poll(async () => (await recordOf(many.site, run.id))?.state).toBe('stopped')
    expect(await balance(payer.userId)).toBe(3)
  })

  test('that is sent to both runs and costs once', async () => {
    const payer = await aPayer(many.site, 10)
    const { id } = await wholeRun(many.machine(0), payer.token, { model })
    const again = await Promise.all(
      [0, 1].map((at) => wholeRun(many.machine(at), payer.token, { model, id })),
    )
    expect(again.map(({ body }) => body.code)).toEqual(['run_exists', 'run_exists'])
    expect(await balance(payer.userId)).toBe(8)
  })
})

describe('limits', () => {
  test('of twenty runs at once as many are made as there are points for', async () => {
    const payer = await aPayer(many.site, 31, 'admin')
    const runs = await Promise.all(
      Array.from({ length: 20 }, (_, at) => wholeRun(inTurn(at), payer.token, { model })),
    )
    const made = runs.filter(({ status }) => status === 200)
    expect(made).toHaveLength(15)
    for (const { body } of runs.filter(({ status }) => status !== 200))
      expect(body).toMatchObject({ code: 'not_enough_points' })
    expect(await balance(payer.userId)).toBe(1)
  })

  test('a person has as many at once on both together as on one', async () => {
    const payer = await aPayer(many.site, 50)
    const runs = []
    for (let at = 0; at < runLimits.user.atOnce; at += 1) {
      hanging()
      runs.push(await beginRun(inTurn(at), payer.token, { model }))
    }
    for (const at of [0, 1])
      expect((await wholeRun(many.machine(at), payer.token, { model })).body.code).toBe('too_many_runs')
    for (const run of runs) run.abort()
    await allStopped(runs)
    expect((await wholeRun(many.site, payer.token, { model })).status).toBe(200)
  })

  test('a model takes no more at once than it is set to, however many begin at the same moment', async () => {
    const small = await aModel(many.machine(1), { baseUrl: upstream.url, atOnce: 3 })
    const payers = await Promise.all(Array.from({ length: 8 }, () => aPayer(many.site, 10)))
    upstream.next(...Array.from({ length: 8 }, () => ({ acts: [delta(LINE), 'hang' as const] })))
    const runs = await Promise.all(
      payers.map(({ token }, at) => beginRun(inTurn(at), token, { model: small })),
    )
    const begun = runs.filter(({ status }) => status === 200)
    expect(begun).toHaveLength(3)
    for (const run of begun) run.abort()
    await allStopped(begun)
  })
})

test(
  'what a killed server held comes back once, though both look for it',
  async () => {
    const payer = await aPayer(many.site, 5)
    upstream.next({ acts: [delta(LINE), 'hang'] })
    const run = await beginRun(many.machine(0), payer.token, { model })
    for (let one = await run.next(); one?.event !== 'step'; one = await run.next());
    await many.kill(0)
    expect(await run.rest()).toEqual([])
    expect(await balance(payer.userId)).toBe(3)
    // Two minutes later.
    await many.db
      .updateTable('ai_runs')
      .set(({ eb }) => ({ seen_at: eb('seen_at', '-', LOST_AFTER_MS) }))
      .where('id', '=', run.id)
      .execute()
    await many.startAgain(0)
    await expect.poll(() => balance(payer.userId)).toBe(5)
    expect(await recordOf(many.site, run.id)).toMatchObject({ state: 'lost', points: 0 })
    expect(await entriesFor(many.site, run.id)).toEqual([-2, 2])
  },
  PATIENCE_MS,
)
