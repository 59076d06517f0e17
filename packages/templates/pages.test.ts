import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadDocument } from '#packages/document/load.ts'
import { kindFacts } from '#packages/sections/registry.ts'

const files = globSync('pages/*.json', { cwd: import.meta.dirname }).sort()

test('the north-star pages are stored as documents', () => {
  expect(files.length).toBeGreaterThan(0)
})

test.each(files)('%s is a document of today', (file) => {
  const loaded = loadDocument(JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')), kindFacts)
  expect(loaded.ok ? [] : loaded.problems).toEqual([])
})
