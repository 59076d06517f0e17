import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { EngineOutput } from '#packages/ai/engine.ts'
import { type Task, taskNames } from '#packages/ai/tasks.ts'
import { improveTask } from '#test/kit/ai-runs.ts'
import { chargeFor, countDelivered, expectedAnswers } from './delivered.ts'

const placeOf = (at: number) => ({ section: 'work', item: `item${at}`, field: 'bullets' })
const change = (at: number): EngineOutput => ({
  step: { step: 'change', place: placeOf(at), text: '好', why: '' },
})
const live = (at: number, length: number): EngineOutput => ({
  live: { at: placeOf(at), text: '好'.repeat(length) },
})
const four = improveTask(['一', '二', '三', '四']) as Task

const shareOf = (task: Task, output: readonly EngineOutput[]) => {
  const delivered = countDelivered(task)
  for (const one of output) delivered.add(one)
  return delivered.share()
}

test('each text counts once, half of one that can be read already, and remarks not at all', () => {
  const note: EngineOutput = { step: { step: 'note', text: '好' } }
  const score: EngineOutput = { step: { step: 'score', dimension: 'match', score: 1, evidence: [] } }
  expect(shareOf(four, [])).toBe(0)
  expect(shareOf(four, [note, score])).toBe(0)
  expect(shareOf(four, [change(0), change(0)])).toBe(0.25)
  expect(shareOf(four, [change(0), live(1, 79)])).toBe(0.25)
  expect(shareOf(four, [change(0), live(1, 40), live(1, 40)])).toBe(0.375)
  expect(shareOf(four, [change(0), live(1, 40), live(2, 40)])).toBe(0.25)
  expect(shareOf(four, [live(1, 400), change(1)])).toBe(0.25)
  expect(shareOf(four, [0, 1, 2, 3, 4].map(change))).toBe(1)
})

test('every task has an end that can be reached', () => {
  const texts = 'texts' in four ? four.texts : []
  const keywords = {
    name: '李明',
    job: '前端工程师',
    years: 3,
    major: '',
    skills: '',
    projects: '',
    other: '',
  }
  const more = { texts, target: texts[0], keywords, kinds: ['work_experience', 'no_such_kind'], job: '' }
  for (const task of taskNames)
    expect(expectedAnswers({ ...more, task } as never), task).toBeGreaterThanOrEqual(1)
  expect(expectedAnswers({ ...more, kinds: ['no_such_kind'], task: 'draft' } as never)).toBe(1)
})

test('a charge is whole, never more than the price, and more for more', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(fc.nat(10_000), share, share, (price, one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)]
      const charge = chargeFor(price, more)
      expect(Number.isInteger(charge) && charge >= 0 && charge <= price).toBe(true)
      expect(charge).toBeGreaterThanOrEqual(chargeFor(price, less))
      expect(charge === 0).toBe(price === 0 || more === 0)
    }),
  )
  expect([chargeFor(5, 1), chargeFor(5, 0.01), chargeFor(5, 0.5), chargeFor(5, 7)]).toEqual([5, 1, 3, 5])
  expect(chargeFor(100, 0.07)).toBe(7)
})
