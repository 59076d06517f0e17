import { expect, test } from 'vitest'
import { preloadInSequence } from './preload.ts'

test('files are loaded one after the other, and one that fails is skipped', async () => {
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
  await preloadInSequence([load('a'), load('b', true), load('c')])
  expect(done).toEqual(['a', 'c'])
})
