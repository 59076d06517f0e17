import { expect, test } from 'vitest'
import { faultOfWords, ownWords, targets, wordCase } from './words.ts'

test('reads repetitions of our own keywords in linear time (npm run fuzz goes on)', async () => {
  const words = ownWords()
  expect(words.length).toBeGreaterThan(3000)
  const found: string[] = []
  for (let at = 0; at < targets.length; at += 1) {
    const fault = await faultOfWords(wordCase(words, 1, at))
    if (fault) found.push(fault)
  }
  expect(found).toEqual([])
})
