import { expect, test } from 'vitest'
import { blankPage } from '#packages/document/blank.ts'
import type { Page } from '#packages/document/schema.ts'
import { geometryOf } from './geometry.ts'

const columns = (place: 'left' | 'right', ground: Page['side']['ground'], gutter?: number) =>
  geometryOf({
    ...blankPage,
    layout: 'left_right',
    side: { place, width: 40, ground, ...(gutter === undefined ? {} : { gutter }) },
  })

const between = (page: ReturnType<typeof columns>) => {
  const { main, side } = page
  if (!side) throw new Error('there is no side column')
  const [first, second] = main.left < side.left ? [main, side] : [side, main]
  return second.left - first.left - first.width
}

test.each(['left', 'right'] as const)(
  'the gutter lies between ground or text of a side column at the %s and the main text',
  (place) => {
    expect(between(columns(place, 'none'))).toBe(40)
    expect(between(columns(place, 'none', 12))).toBe(12)
    const tinted = columns(place, 'soft', 12)
    const edge = tinted.sideGround as { left: number; width: number }
    const { main } = tinted
    expect(place === 'left' ? main.left - edge.left - edge.width : edge.left - main.left - main.width).toBe(
      12,
    )
  },
)

test('what reaches out ends at the page’s edge, or at its frame', () => {
  const base = geometryOf({ ...blankPage, layout: 'base' }).main
  expect(base.bleed).toEqual({
    top: base.top,
    bottom: base.top,
    left: base.left,
    right: 794 - base.left - base.width,
  })
  const framed = geometryOf({ ...blankPage, layout: 'page_1' }).main
  expect(framed.left - framed.bleed.left).toBe(26)
  expect(framed.top - framed.bleed.top).toBe(26)
})
