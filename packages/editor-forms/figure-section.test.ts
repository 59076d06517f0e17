import { expect, test } from 'vitest'
import { blankDocument } from '#packages/document/blank.ts'
import '#packages/sections/document-kinds.ts'
import { newSection } from '#packages/editor-core/new-section.ts'
import { allKinds } from '#packages/sections/registry.ts'
import { resolveSection } from '#packages/sections/resolve-document.ts'
import { figureOfTitle } from './figure-section.ts'

test('the preview of a title style has a title for every variant', () => {
  const document = blankDocument('resume', 'zh')
  const blank = allKinds()
    .filter(({ headed }) => !headed)
    .flatMap(({ kind, variants }) =>
      Object.keys(variants).map((variant) => ({ kind, variant: Number(variant) })),
    )
    .filter(({ kind, variant }) => {
      const section = { ...newSection(document, kind, variant, 'main'), title: '标题' }
      return resolveSection(figureOfTitle(section, 3), 'zh', 1, 0).title === undefined
    })
  expect(blank).toEqual([])
})
