import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { stores } from './stores.ts'

const root = join(import.meta.dirname, '../..')
const sources = globSync('{packages,features,apps}/**/*.{ts,tsx}', { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !path.includes('.test.') && !path.startsWith('apps/server/'))
const textOf = (path: string) => readFileSync(join(root, path), 'utf8')

/** What may touch a browser's storage; all else goes by `stored`, whose names say whose a value is. */
const DOORS = [
  'packages/local-data/stored.ts',
  'packages/local-data/token.ts',
  'packages/sync/local-database.ts',
  'packages/sync/database-exists.ts',
  'apps/web/cookies.ts',
  // Reads theme and session before the first paint, writes nothing.
  'apps/web/theme-script.ts',
  // Paths and times only; every page's first script has it.
  'apps/web/chunk-failure.ts',
]

test('nothing is kept in a browser but by the registry: a new store has to say whose it is', () => {
  const reach =
    /\b(localStorage|sessionStorage|indexedDB|openDB\b|document\.cookie|cookieStore|caches\.|getDirectory\()/
  expect(sources.filter((path) => reach.test(textOf(path))).sort()).toEqual([...DOORS].sort())
})

test('every name of the registry is in use', () => {
  const all = sources
    .filter((path) => path !== 'packages/local-data/stores.ts')
    .map(textOf)
    .join('\n')
  expect(Object.keys(stores).filter((name) => !all.includes(`stored('${name}'`))).toEqual([])
})
