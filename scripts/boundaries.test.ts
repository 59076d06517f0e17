import { expect, test } from 'vitest'
import { featureCycles, serverCodeInBrowser } from './boundaries.ts'

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

test('features that import each other through a third one are reported, tests aside', () => {
  const sources: Record<string, string> = {
    'features/orders/web/buy.tsx': "import { listPlans } from '#features/plans/contract.ts'\n",
    'features/plans/web/plans.tsx': "const load = () => import('#features/points/parts.ts')\n",
    'features/points/parts.ts': "export { Points } from './web/points.tsx'\n",
  }
  const cyclesOf = (more: Record<string, string>) => {
    const all = { ...sources, ...more }
    return featureCycles(Object.keys(all), (file) => all[file] ?? '')
  }
  const backwards = "import { BuyDialog } from '#features/orders/parts.ts'\n"
  expect(cyclesOf({})).toEqual([])
  expect(cyclesOf({ 'features/points/web/points.test.tsx': backwards })).toEqual([])
  expect(cyclesOf({ 'features/points/web/points.tsx': backwards })).toEqual([
    'features/orders/web/buy.tsx → features/plans/contract.ts, ' +
      'features/plans/web/plans.tsx → features/points/parts.ts, ' +
      'features/points/web/points.tsx → features/orders/parts.ts: features import each other',
  ])
})
