import { expect, test } from 'vitest'
import { kinds, variantTotal } from '#packages/sections/catalog.ts'
import { allVariantPaths, designerPaths, invalidPaths, variantCounts } from '#test/specification.ts'
import { smallPartNames, workbenchItem } from './catalog.ts'
import { DESIGNER_BASE } from './paths.ts'

const below = (path: string) => path.slice(DESIGNER_BASE.length + 1)

test('the fifteen kinds and their 164 variants are the specification’s', () => {
  expect(Object.fromEntries(kinds.map(({ kind, variants }) => [kind, variants]))).toEqual(variantCounts)
  expect(variantTotal).toBe(164)
  expect(smallPartNames).toHaveLength(26)
})

test('every listed path of the designer is something', () => {
  for (const path of [...designerPaths, ...allVariantPaths])
    expect(workbenchItem(below(path)), path).toBeDefined()
})

test('numbers outside the specification and unknown names are nothing', () => {
  for (const path of invalidPaths.filter((one) => one.startsWith(`${DESIGNER_BASE}/`)))
    expect(workbenchItem(below(path)), path).toBeUndefined()
})
