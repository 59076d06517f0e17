import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { nameSources } from './source-stack.ts'

const folder = mkdtempSync(join(tmpdir(), 'huajian-test-'))
const url = pathToFileURL(join(folder, 'main.js')).href
writeFileSync(
  join(folder, 'main.js.map'),
  // The second line of the bundle is the first line of the source.
  JSON.stringify({ version: 3, sources: ['../../packages/a.ts'], names: [], mappings: ';AAAA' }),
)

const errorAt = (place: string, cause?: Error) =>
  Object.assign(new Error('broken', { cause }), {
    stack: `Error: broken\n    at save (${place})\n    at next`,
  })

test('a stack trace of the bundle names the lines of the sources', () => {
  const error = errorAt(`${url}:2:1`, errorAt(`${url}:2:9`))
  nameSources(error)
  const source = join(folder, '../../packages/a.ts')
  expect(error.stack).toBe(`Error: broken\n    at save (${source}:1:1)\n    at next`)
  expect((error.cause as Error).stack).toContain(`${source}:1:`)
})

test('what has no source map stays as it is', () => {
  for (const place of [
    'file:///srv/other.js:10:2',
    'node:internal/main:1:2',
    'see file://',
    'file://%.js:1:2',
  ]) {
    const error = errorAt(place)
    const { stack } = error
    nameSources(error)
    expect(error.stack).toBe(stack)
  }
})
