import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { stores } from './stores.ts'

const root = join(import.meta.dirname, '../..')
const sources = globSync('{packages,features,apps}/**/*.{ts,tsx}', { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !path.includes('.test.') && !path.startsWith('apps/server/'))
const textOf = (path: string) => readFileSync(join(root, path), 'utf8')

/** Files that may use the browser's storage directly; all other code calls `stored`, which knows the owner of a value. */
const DIRECT_USERS = [
  'packages/local-data/stored.ts',
  'packages/local-data/session-cookie.ts',
  'packages/sync/local-database.ts',
  'packages/sync/database-exists.ts',
  'apps/web/cookies.ts',
  // Reads theme and session before the first paint, writes nothing.
  'apps/web/theme-script.ts',
  // Stores only paths and times, and is in the first script of every page.
  'apps/web/chunk-failure.ts',
]

test('only listed files use the storage of the browser directly', () => {
  const reach =
    /\b(localStorage|sessionStorage|indexedDB|openDB\b|document\.cookie|cookieStore|caches\.|getDirectory\()/
  expect(sources.filter((path) => reach.test(textOf(path))).sort()).toEqual([...DIRECT_USERS].sort())
})

test('every name of the registry is in use', () => {
  const all = sources
    .filter((path) => path !== 'packages/local-data/stores.ts')
    .map(textOf)
    .join('\n')
  expect(Object.keys(stores).filter((name) => !all.includes(`stored('${name}'`))).toEqual([])
})
