import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readContacts } from './contacts.ts'
import type { Reading } from './fact.ts'

const found = (text: string) => {
  const reading: Reading = { text, facts: [] }
  readContacts(reading)
  return { facts: reading.facts.map(({ from, to, key }) => [from, to, key]), rest: reading.text }
}

/** Simple reference patterns. Their time grows with the square of the length, so the texts here are short. */
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const URL =
  /(?:https?:\/\/|www\.)[^\s，。；、）)】]+|\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|cn|org|net|io|dev|edu|gov|me|example)(?:\/[^\s，。；、）)]*)?/gi

const spans = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ({ 0: { length }, index }) => [index, index + length])
const without = (text: string, all: number[][]) =>
  all.reduce(
    (rest, [from = 0, to = 0]) => rest.slice(0, from) + '\u0001'.repeat(to - from) + rest.slice(to),
    text,
  )

const piece = fc.constantFrom(
  ...'a b - . _ + @ / : , （ ） 。 é 我 A'.split(' '),
  ' ',
  'www.',
  'http://',
  'https://',
  'x.com',
  '.cn',
  '.media',
  '.me',
  'li.ming@',
  '@example.com',
)

test('finds what a pattern finds that is tried from each place', () => {
  const text = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(text, (text) => {
      const emails = spans(text, EMAIL)
      const masked = without(text, emails)
      const urls = spans(masked, URL)
      expect(found(text).facts.map(([from, to]) => [from, to])).toEqual([...emails, ...urls])
      expect(found(text).rest).toBe(without(masked, urls))
    }),
    { numRuns: 4000 },
  )
})
