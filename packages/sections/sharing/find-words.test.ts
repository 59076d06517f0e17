import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findWords } from './find-words.ts'

test('overlapping occurrences are one range, neighbours are two', () => {
  expect(findWords(['abc', 'cd', 'x'])('abcd xx')).toEqual([
    { start: 0, end: 4 },
    { start: 5, end: 6 },
    { start: 6, end: 7 },
  ])
  expect(findWords([])('abc')).toEqual([])
  expect(findWords([''])('abc')).toEqual([])
})

test('finds what looking for each word finds', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 30 })
  const words = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 5 }))
  fc.assert(
    fc.property(words, text, (list, searched) => {
      const expected = new Set<number>()
      for (const word of list)
        for (let at = searched.indexOf(word); at >= 0; at = searched.indexOf(word, at + 1))
          for (let unit = 0; unit < word.length; unit += 1) expected.add(at + unit)
      const found = findWords(list)(searched)
      const covered = found.flatMap(({ start, end }) =>
        Array.from({ length: end - start }, (_, at) => start + at),
      )
      expect(covered).toEqual([...expected].toSorted((one, other) => one - other))
    }),
  )
})
