import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWithinLimits, type JsonLimits } from './json-limits.ts'

const WIDE: JsonLimits = { depth: 1000, entries: 100_000, width: 100_000 }
const check = (json: unknown, limits: Partial<JsonLimits>) =>
  isWithinLimits(Buffer.from(JSON.stringify(json)), { ...WIDE, ...limits })

interface Counted {
  depth: number
  entries: number
  width: number
}

/** The same figures, counted on the parsed value. A list or object with members counts one for itself. */
const count = (json: unknown): Counted => {
  if (typeof json !== 'object' || json === null) return { depth: 0, entries: 0, width: 0 }
  const members = Object.values(json)
  const inside = members.map(count)
  return {
    depth: 1 + Math.max(0, ...inside.map(({ depth }) => depth)),
    entries: 1 + Math.max(0, members.length - 1) + inside.reduce((sum, { entries }) => sum + entries, 0),
    width: Math.max(members.length, ...inside.map(({ width }) => width)),
  }
}

test('counts as the parsed value does, whatever stands in strings', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 6 }), (text) => {
      const json: unknown = JSON.parse(text)
      const { depth, entries, width } = count(json)
      expect(check(json, { depth, entries, width: width + 1 })).toBe(true)
      if (depth > 0) expect(check(json, { depth: depth - 1 })).toBe(false)
      if (entries > 0) expect(check(json, { entries: entries - 1 })).toBe(false)
      if (width > 1) expect(check(json, { width: width - 1 })).toBe(false)
    }),
  )
})

test('quotes, backslashes and brackets in strings count for nothing', () => {
  expect(check(['",[{', '\\', '\\"', '[[[['], { depth: 1, entries: 4, width: 5 })).toBe(true)
})

test('a text without an end and one that closes too much are left to the parser', () => {
  for (const text of ['"', '"\\', ']]]', '{"a":[', ''])
    expect(isWithinLimits(Buffer.from(text), WIDE)).toBe(true)
})
