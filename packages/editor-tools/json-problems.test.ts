import { expect, test } from 'vitest'
import type { Document } from '#packages/document/schema.ts'
import { personOf } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { checkJson } from './json-problems.ts'

const document = sampleDocument(personOf('engineer', 'zh'))
const text = (change: (copy: Document) => void = () => undefined) => {
  const copy = structuredClone(document)
  change(copy)
  return JSON.stringify(copy, null, 2)
}
const lineWith = (all: string, part: string) => all.split('\n').findIndex((line) => line.includes(part)) + 1

test('a valid document is accepted unchanged', () => {
  expect(checkJson(text())).toEqual({ ok: true, document })
})

const broken: [string, (copy: Document) => void, string, object][] = [
  [
    'type',
    (copy) => Object.assign(copy.theme, { fontSize: '14' }),
    '"fontSize"',
    { about: 'type', expected: 'number' },
  ],
  [
    'range',
    (copy) => Object.assign(copy.theme, { fontSize: 90 }),
    '"fontSize"',
    { about: 'range', max: 32, of: 'number' },
  ],
  [
    'choice',
    (copy) => Object.assign(copy, { language: 'fr' }),
    '"language"',
    { about: 'choice', choices: ['zh', 'en'] },
  ],
  ['missing', (copy) => Reflect.deleteProperty(copy.theme, 'font'), '"theme"', { about: 'missing' }],
  [
    'unknown key',
    (copy) => Object.assign(copy.theme, { colour: 1 }),
    '"theme"',
    { about: 'unknown_key', key: 'colour' },
  ],
  [
    'kind',
    (copy) => Object.assign(copy.sections[1] ?? {}, { kind: 'horoscope' }),
    '"kind": "horoscope"',
    { about: 'document', reason: 'unknown_kind' },
  ],
]

test.each(broken)('a wrong %s is reported on its line', (_, change, near, error) => {
  const all = text(change)
  const checked = checkJson(all)
  expect(checked.ok).toBe(false)
  if (checked.ok) return
  expect(checked.problems[0]?.error).toMatchObject(error)
  expect(Math.abs((checked.problems[0]?.line ?? 0) - lineWith(all, near))).toBeLessThanOrEqual(1)
})

test('a syntax error is reported with its position', () => {
  const all = text().replace('"language": "zh",', '"language": "zh"')
  const checked = checkJson(all)
  expect(checked).toMatchObject({
    ok: false,
    problems: [{ error: { about: 'json', fault: 'comma_or_end' } }],
  })
  if (!checked.ok) expect(checked.problems[0]?.line).toBe(lineWith(all, '"page": {'))
})
