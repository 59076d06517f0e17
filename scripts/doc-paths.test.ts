import { expect, test } from 'vitest'
import { pathsIn } from './doc-paths.ts'

test('finds paths in backticks and links of a page, relative to its folder', () => {
  const page =
    'See `packages/document/changes.ts`, `npm test`, [why](../limits.md#a), [web](https://x.org), [here](#a).'
  expect(pathsIn('docs/decisions/typing.md', page)).toEqual([
    'packages/document/changes.ts',
    'docs/limits.md',
  ])
})

test('finds pages that code mentions', () => {
  expect(pathsIn('apps/a.ts', '// See docs/security.md, and `packages/no/check.ts`.')).toEqual([
    'docs/security.md',
  ])
})
