import type { EditableAlign, EditableObject, Place } from './editable-objects.ts'
import { boxOf, onPage, pagesOf } from './frame.ts'
import type { Box, Rgba } from './list.ts'
import type { Reading } from './reading.ts'
import type { Scope } from './scope.ts'

/** By page: an object that breaks across pages becomes two. */
export type EditableObjects = Map<number, EditableObject>

export const px = (length: string): number => Number.parseFloat(length) || 0

export const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const
type Four = readonly [number, number, number, number]

export const padsOf = (style: CSSStyleDeclaration): Four =>
  SIDES.map((side) => px(style[`padding${side}`])) as unknown as Four

export const within = (box: Box, style: CSSStyleDeclaration): Box => {
  const [top, right, bottom, left] = SIDES.map(
    (side) => px(style[`padding${side}`]) + px(style[`border${side}Width`]),
  ) as unknown as Four
  return {
    x: box.x + left,
    y: box.y + top,
    width: Math.max(0, box.width - left - right),
    height: Math.max(0, box.height - top - bottom),
  }
}

export const leadingOf = (style: CSSStyleDeclaration): number =>
  style.lineHeight === 'normal' ? px(style.fontSize) * 1.4 : px(style.lineHeight)

const ALIGNS: Record<string, EditableAlign> = {
  center: 'center',
  right: 'right',
  end: 'right',
  justify: 'justify',
}
export const alignOf = ({ textAlign }: CSSStyleDeclaration): EditableAlign => ALIGNS[textAlign] ?? 'left'

const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i

export const inkOf = (element: Element, name: string): Rgba => {
  const css = getComputedStyle(element).getPropertyValue(`--hj-${name}`).trim()
  const [, red = '00', green = '00', blue = '00'] = HEX.exec(css) ?? []
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16), 1]
}

/** The box of an element that is whole on one page; undefined if it is broken or hidden. */
export const singleBox = (element: Element, { frame }: Reading): { page: number; box: Box } | undefined => {
  const rects = element.getClientRects()
  const [rect] = rects
  if (!rect || rects.length > 1) return undefined
  const box = boxOf(frame, rect)
  const [page, ...others] = pagesOf(frame, box.x, box.x + box.width)
  if (page === undefined || others.length > 0) return undefined
  return { page, box: onPage(frame, page, box) }
}

export const placeOf = ({ section, item, field }: Scope): Place => ({
  ...(section === undefined ? {} : { section }),
  ...(item === undefined ? {} : { item }),
  ...(field === undefined ? {} : { field }),
})
