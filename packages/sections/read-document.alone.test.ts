import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SCHEMA } from '#packages/document/schema.ts'
import { readDocument } from './read-document.ts'
import { kindOf } from './registry.ts'

const fixture = (schema: number): Record<string, unknown> =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../document/fixtures/schema-${schema}.json`), 'utf8'))

test.each(Array.from({ length: SCHEMA - 1 }, (_, at) => at + 1))(
  'a document of schema %i opens today, and nothing of it is gone',
  async (schema) => {
    const stored = fixture(schema)
    expect(stored.schema).toBe(schema)
    const read = await readDocument(stored)
    expect(read.ok && read.document).toEqual({ ...stored, schema: SCHEMA })
    expect(stored).toEqual(fixture(schema))
  },
)

// All their sources are read and changed for it: on a cold machine that takes its time.
const COLD_MS = 90_000

test('the kinds of presentations are fetched by the first document that names one', {
  timeout: COLD_MS,
}, async () => {
  const slide = {
    id: 'a',
    kind: 'slide_title',
    variant: 1,
    region: 'main',
    title: '年度述职',
    visible: true,
    items: [{ id: 'b', own: true, data: { speaker: '周予安' } }],
    props: {},
    style: {},
  }
  expect(kindOf('slide_title')).toBeUndefined()
  const read = await readDocument({ ...fixture(1), kind: 'ppt', sections: [slide] })
  expect(read).toMatchObject({ ok: true, document: { kind: 'ppt' } })
  expect(kindOf('slide_title')).toBeDefined()
})
