import { expect, test } from 'vitest'
import { RawJson, stringifyJson } from './raw-json.ts'

const raw = new RawJson('{"schema":2,"title":"简历 \\"A\\""}')
const parsed = { schema: 2, title: '简历 "A"' }

test('a stored text goes into an answer as it is', () => {
  const answer = { id: 'a', left: undefined, document: raw, list: [1, { b: null }] }
  expect(JSON.parse(stringifyJson(answer))).toEqual({ id: 'a', document: parsed, list: [1, { b: null }] })
  expect(JSON.parse(stringifyJson({ code: 'stale', data: { revision: 2, document: raw } }))).toEqual({
    code: 'stale',
    data: { revision: 2, document: parsed },
  })
})

test('all else is written as JSON.stringify writes it', () => {
  for (const value of [
    null,
    1,
    'text',
    [],
    [{ a: undefined }],
    { at: new Date(0), nested: { deep: { er: 1 } } },
  ])
    expect(stringifyJson(value)).toBe(JSON.stringify(value))
})
