import { expect, test } from 'vitest'
import { loadDocument } from '#packages/document/load.ts'
import type { Document } from '#packages/document/schema.ts'
import { kindFacts } from '#packages/sections/registry.ts'
import { allDocuments, awkwardDocument } from '#test/kit/all-documents.ts'
import { jsonWriter } from './writer.ts'

const written = async (document: Document): Promise<string> => {
  const making = { document, name: '简历', report: () => undefined, signal: new AbortController().signal }
  const [file] = await jsonWriter.write(making)
  expect(file).toMatchObject({ name: '简历.json', type: 'application/json' })
  return new TextDecoder().decode(file?.bytes)
}

test('every document loads back equal', async () => {
  const awkward = Array.from({ length: 100 }, (_, at) => awkwardDocument(at))
  for (const document of [...allDocuments(60).map(([, one]) => one), ...awkward]) {
    const loaded = loadDocument(JSON.parse(await written(document)), kindFacts)
    expect(loaded).toEqual({ ok: true, document })
  }
})

test('it is made to be read: indented, one newline at the end', async () => {
  const [, document] = allDocuments(0)[0] ?? []
  const text = await written(document as Document)
  expect(text.startsWith('{\n  "schema": 2,\n')).toBe(true)
  expect(text.endsWith('\n}\n')).toBe(true)
})
