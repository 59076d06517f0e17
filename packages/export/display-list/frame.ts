import type { Box, Op } from './list.ts'

/**
 * How what the browser measures becomes places on pages. A flow runs through all of its pages side by side, so `x`
 * counts on from page to page until a drawing is put on its own.
 */
export interface Frame {
  /** Where the first page begins on the screen. */
  left: number
  top: number
  /** The zoom of the screen, which is divided out. */
  scale: number
  /** The browser's own pixels in one of the style sheet's: it lays out and paints by them. */
  density: number
  pageWidth: number
  /** Pages to draw on, from the first to the one before the last. */
  from: number
  until: number
}

/** Layout counts in 64ths of a pixel; zooming blurs them, and half a pixel must stay half a pixel. */
const counted = (value: number, { density }: Frame): number => {
  const steps = 64 * density
  return Math.round(value * steps) / steps
}

export const boxOf = (frame: Frame, rect: DOMRect): Box => ({
  x: counted((rect.left - frame.left) / frame.scale, frame),
  y: counted((rect.top - frame.top) / frame.scale, frame),
  width: counted(rect.width / frame.scale, frame),
  height: counted(rect.height / frame.scale, frame),
})

const snapLength = (start: number, length: number, density: number): number => {
  const snapped = Math.round((start + length) * density) - Math.round(start * density)
  // A visible line is at least one pixel thick.
  return snapped === 0 && length * density > 4 / 64 ? 1 : snapped
}

/** Boxes are painted on whole pixels; texts are not. */
export const snapped = ({ density }: Frame, { x, y, width, height }: Box): Box => ({
  x: Math.round(x * density) / density,
  y: Math.round(y * density) / density,
  width: snapLength(x, width, density) / density,
  height: snapLength(y, height, density) / density,
})

/** The pages that show a drawing: a part beyond the edge of a page is visible in the next window. */
export const pagesOf = (frame: Frame, left: number, right: number): number[] => {
  const first = Math.max(frame.from, Math.floor((left + 1) / frame.pageWidth))
  const last = Math.min(frame.until - 1, Math.floor((right - 1) / frame.pageWidth))
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
}

/** The drawings of one part of a document: all backgrounds are under all content, regardless of their elements. */
export interface Layer {
  back: Map<number, Op[]>
  front: Map<number, Op[]>
}

export const newLayer = (): Layer => ({ back: new Map(), front: new Map() })

export const put = (ops: Map<number, Op[]>, page: number, ...more: readonly Op[]): void => {
  const found = ops.get(page)
  if (found) found.push(...more)
  else ops.set(page, [...more])
}

/** All operations by page, from back to front. */
export const flattened = ({ back, front }: Layer): Map<number, Op[]> => {
  const all = new Map(back)
  for (const [page, ops] of front) all.set(page, [...(back.get(page) ?? []), ...ops])
  return all
}

export const onPage = (frame: Frame, page: number, box: Box): Box => ({
  ...box,
  x: box.x - page * frame.pageWidth,
})
