import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineOf, readJson } from './json-text.ts'

const parses = (text: string) => {
  try {
    return { ok: true, value: JSON.parse(text) as unknown }
  } catch {
    return { ok: false }
  }
}

test('reads what JSON.parse reads, to the same value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(0, 2, '\t'), (value, indent) => {
      const text = JSON.stringify(value, null, indent)
      const read = readJson(text)
      expect(read.ok && read.value).toEqual(JSON.parse(text))
    }),
  )
})

test('and refuses what JSON.parse refuses, at a place within the text', () => {
  fc.assert(
    fc.property(
      fc.jsonValue(),
      fc.nat(200),
      fc.nat(3),
      fc.constantFrom('', ',', '"', '}', ']', ':', '1', 'x', '\\', '\n'),
      (value, at, cut, by) => {
        const whole = JSON.stringify(value, null, 1)
        const place = Math.min(at, whole.length)
        const text = whole.slice(0, place) + by + whole.slice(place + cut)
        const read = readJson(text)
        const parsed = parses(text)
        expect(read.ok).toBe(parsed.ok)
        if (read.ok) expect(read.value).toEqual(parsed.value)
        else {
          expect(read.at).toBeGreaterThanOrEqual(0)
          expect(read.at).toBeLessThanOrEqual(text.length)
        }
      },
    ),
    { numRuns: 500 },
  )
})

test.each([
  ['{"a": 1,\n}', 'comma_too_many', 1],
  ['{"a": 1\n"b": 2}', 'comma_or_end', 2],
  ['{"a": "x\n}', 'string_end', 1],
  ['{a: 1}', 'key', 1],
  ['{"a"\n1}', 'colon', 2],
  ['[1, ]', 'comma_too_many', 1],
  ['[1, tru]', 'value', 1],
  ['"\\q"', 'escape', 1],
  ['{} x', 'after_end', 1],
  ['  ', 'empty', 1],
])('%j is told as %s on line %i', (text, fault, line) => {
  const read = readJson(text)
  expect(read).toMatchObject({ ok: false, fault })
  if (!read.ok) expect(lineOf(text, read.at).line).toBe(line)
})

test('knows where every value starts', () => {
  const text = JSON.stringify({ sections: [{ title: '教育' }, { title: '工作' }] }, null, 2)
  const read = readJson(text)
  const at = read.ok ? read.placeOf('sections.1.title') : undefined
  expect(text.slice(at).startsWith('"工作"')).toBe(true)
  expect(read.ok && read.placeOf('sections.1.kind')).toBe(text.indexOf('{', text.indexOf('教育')))
})
