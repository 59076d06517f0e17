import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blankDocument } from '#packages/document/blank.ts'
import type { Document } from '#packages/document/schema.ts'
import { FLOORS, fitOnePage } from './fit-page.ts'

/** Room grows with size, leading, spacing and content, and shrinks with the margins, as on a real page. */
const roomOf = (content: number) => (document: Document) => {
  const { fontSize, lineHeight, spacing } = document.theme
  const { top, bottom, left, right } = document.page.margin
  const area = (297 - top - bottom) * (210 - left - right)
  const compact = document.sections.filter((section) => section.variant === 10).length
  return (content * fontSize ** 2 * lineHeight * (0.8 + 0.2 * spacing) * (1 - 0.04 * compact)) / area
}

const document = (): Document => ({
  ...blankDocument('简历'),
  sections: ['work_experience', 'project_experience'].map((kind) => ({
    id: kind,
    kind,
    variant: 1,
    region: 'main' as const,
    title: '',
    visible: true,
    items: [],
    props: {},
    style: {},
  })),
})

test('what fits is left alone', async () => {
  expect(await fitOnePage(document(), () => 0.9)).toEqual({ fits: true, document: document(), changes: [] })
})

test('whatever the content: it fits and says what changed, above the floors, or changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.double({ min: 100, max: 400, noNaN: true }), async (content) => {
      const measure = roomOf(content)
      const before = document()
      const fit = await fitOnePage(before, measure)
      expect(before).toEqual(document())
      if (!fit.fits) {
        expect(fit.pages).toBeGreaterThan(1)
        return
      }
      const { theme, page } = fit.document
      expect(measure(fit.document)).toBeLessThanOrEqual(1)
      expect(theme.fontSize).toBeGreaterThanOrEqual(FLOORS.fontSize)
      expect(theme.lineHeight).toBeGreaterThanOrEqual(FLOORS.lineHeight)
      expect(theme.spacing).toBeGreaterThanOrEqual(FLOORS.spacing)
      expect(Math.min(page.margin.top, page.margin.left)).toBeGreaterThanOrEqual(FLOORS.margin)
      expect(fit.changes.length > 0).toBe(measure(before) > 1)
    }),
  )
})

test('a little too much touches spacing only, never the text size', async () => {
  const content = 297 * 210
  const measure = roomOf(content / (14 ** 2 * 1.55) / 1.5)
  const just = (d: Document) => (measure(d) / measure(document())) * 1.01
  const fit = await fitOnePage(document(), just)
  expect(fit.fits && fit.changes.map((change) => change.what)).toEqual(['spacing', 'lineHeight'])
})
