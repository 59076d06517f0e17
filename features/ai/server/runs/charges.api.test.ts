import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#packages/api/new-id.ts'
import { balanceOf } from '#packages/ledger/ledger.ts'
import { aPayer, entriesFor, improveTask, recordOf } from '#test/kit/ai-runs.ts'
import { startServer, type TestServer } from '#test/kit/server.ts'
import { begin, finish } from './record.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server?.stop())

test('points of any runs, however they end and how often they are ended, add up', async () => {
  const { deps } = server
  const ended = fc.record({
    price: fc.nat(12),
    state: fc.constantFrom('done', 'stopped', 'failed', 'lost'),
    share: fc.nat(100).map((percent) => percent / 100),
    /** Ends that come again, or too late. */
    again: fc.array(
      fc.record({
        state: fc.constantFrom('done', 'stopped', 'failed', 'lost'),
        share: fc.constantFrom(0, 0.5, 1),
      }),
      { maxLength: 2 },
    ),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(ended, { minLength: 1, maxLength: 6 }), async (runs) => {
      const reserved = runs.reduce((sum, { price }) => sum + price, 0)
      const payer = await aPayer(server, reserved + 1)
      const ids = runs.map(() => newId(deps.now()))
      for (const [at, { price }] of runs.entries())
        await begin(deps.db, {
          id: ids[at] ?? '',
          userId: payer.userId,
          task: improveTask() as never,
          about: undefined,
          modelId: 'model',
          modelName: '模型',
          price,
          process: 'one',
          now: deps.now(),
        })
      expect(await balanceOf(deps.db, payer.userId)).toBe(1)
      let spent = 0
      for (const [at, { price, state, share, again }] of runs.entries()) {
        const id = ids[at] ?? ''
        const ends = [{ state, share }, ...again].map((end) =>
          finish(deps.db, id, { ...end, failure: null }, deps.now()),
        )
        // The first of those that come at once counts, whichever it is.
        expect((await Promise.all(ends)).filter(Boolean)).toHaveLength(1)
        const record = await recordOf(server, id)
        const points = record?.points ?? -1
        if (record?.state === 'done') expect(points).toBe(price)
        else if (record?.state !== 'stopped') expect(points).toBe(0)
        else if (again.length === 0) {
          expect(points).toBeLessThanOrEqual(price)
          expect(points === 0).toBe(price === 0 || share === 0)
          expect(points).toBe(Math.ceil((price * Math.round(share * 100)) / 100))
        }
        expect(await entriesFor(server, id)).toEqual(price === 0 ? [] : [-price, price - points])
        spent += points
      }
      expect(await balanceOf(deps.db, payer.userId)).toBe(reserved + 1 - spent)
    }),
    { numRuns: 15 },
  )
})
