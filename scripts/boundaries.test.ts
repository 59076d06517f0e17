import { expect, test } from 'vitest'
import { serverCodeInBrowser } from './boundaries.ts'

const check = (sources: Record<string, string>) =>
  serverCodeInBrowser(Object.keys(sources), (file) => sources[file] ?? '')

test('reports a server library that a screen reaches through a package, with its path', () => {
  const screen = 'features/site/web/home.tsx'
  const found = check({
    [screen]: "import {\n  ensure,\n  other,\n} from '#packages/server-kit/rows.ts'\n",
    'packages/server-kit/rows.ts': "import './table.ts'\n",
    'packages/server-kit/table.ts': "import { sql } from 'kysely'\n",
  })
  expect(found).toEqual([
    `${screen} → packages/server-kit/rows.ts → packages/server-kit/table.ts → kysely: a server library in the browser`,
  ])
  expect(check({ [screen]: "const load = () => import('node:fs')" })).toHaveLength(1)
})

test('lets browser code import only types of the database schema', () => {
  const screen = 'features/site/web/home.tsx'
  const schema = '#packages/db-schema/database.ts'
  expect(check({ [screen]: `import { type Database } from '${schema}'\n` })).toEqual([
    `${screen} → packages/db-schema/database.ts: the schema of the database in the browser`,
  ])
  expect(check({ [screen]: `import type { Database } from '${schema}'\n` })).toEqual([])
})

test('lets types and server code import server libraries', () => {
  expect(check({ 'features/site/web/home.tsx': "import type { Kysely } from 'kysely'\n" })).toEqual([])
  expect(check({ 'features/site/server/slice.ts': "import { sql } from 'kysely'\n" })).toEqual([])
})
