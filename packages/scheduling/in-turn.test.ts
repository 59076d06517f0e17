import { expect, test } from 'vitest'
import { fetchInTurn } from './in-turn.ts'

test('one after the other, and one that fails is passed over', async () => {
  const done: string[] = []
  let under = 0
  const load =
    (name: string, fails = false) =>
    async () => {
      under += 1
      expect(under).toBe(1)
      await Promise.resolve()
      under -= 1
      if (fails) throw new Error(name)
      done.push(name)
    }
  await fetchInTurn([load('a'), load('b', true), load('c')])
  expect(done).toEqual(['a', 'c'])
})
