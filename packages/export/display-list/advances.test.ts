import { expect, test } from 'vitest'
import { advancesOf, EDGE, guessLines, LATIN_EDGE, learn } from './advances.ts'

const codes = (text: string) => [...text].map((character) => character.codePointAt(0) ?? 0)

test('what was measured once is known of every other ideograph', () => {
  const book = advancesOf('ideographs')
  learn(book, codes('工作'), [14, 14], EDGE)
  const [line] = guessLines(book, codes('平台工程'), [56], EDGE) ?? []
  expect(line?.advances).toEqual([14, 14, 14, 14])
})

test('a line that does not add up must be measured', () => {
  const book = advancesOf('stretched')
  learn(book, codes('工作'), [14, 14], EDGE)
  expect(guessLines(book, codes('平台工程'), [58], EDGE)).toBeUndefined()
  expect(guessLines(book, codes('平A'), [22], EDGE)).toBeUndefined()
})

test('lines take their share of the text, and a break swallows the space', () => {
  const book = advancesOf('lines')
  learn(book, codes('ab ab'), [7, 8, 4, 7, 8], EDGE)
  const lines = guessLines(book, codes('ab ab'), [15, 15], EDGE)
  expect(lines?.map(({ from, until, next }) => [from, until, next])).toEqual([
    [0, 2, 3],
    [3, 5, 5],
  ])
})

test('the space before a Latin letter of the next piece is part of the last character', () => {
  const book = advancesOf('edges')
  learn(book, codes('接入'), [14, 15.75], LATIN_EDGE)
  learn(book, codes('接入'), [14, 14], EDGE)
  expect(guessLines(book, codes('接入'), [29.75], LATIN_EDGE)?.[0]?.advances).toEqual([14, 15.75])
  expect(guessLines(book, codes('接入'), [28], EDGE)?.[0]?.advances).toEqual([14, 14])
})

test('measurements are rounded: their mean is not', () => {
  const book = advancesOf('means')
  for (const advance of [7.765, 7.781, 7.765, 7.781]) learn(book, codes('0'), [advance], EDGE)
  const [line] = guessLines(book, codes('0'), [7.773], EDGE) ?? []
  expect(line?.advances[0]).toBeCloseTo(7.773, 4)
})
