import type { Box } from '../display-list/list.ts'
import { num } from './objects.ts'

/** A pixel is three quarters of a point. */
export const POINTS = 0.75

const A4 = { width: 595.276, height: 841.89 }

interface Size {
  width: number
  height: number
}

/**
 * The size of a sheet in points. Pages are whole pixels, a fraction more than an A4 sheet. The file has exactly A4,
 * and the fraction is cut off at the bottom and on the right.
 */
export const paperOf = ({ width, height }: Size): Size => {
  const own = { width: width * POINTS, height: height * POINTS }
  const isA4 = Math.abs(own.width - A4.width) < 1 && Math.abs(own.height - A4.height) < 1
  return isA4 ? A4 : own
}

/** Pages are drawn from their upper edge; files measure from the lower one. */
export const fromBelow = (page: Size, y: number): number => paperOf(page).height - y * POINTS

export const rectOf = ({ x, y, width, height }: Box, page: Size): string =>
  [x * POINTS, fromBelow(page, y + height), (x + width) * POINTS, fromBelow(page, y)].map(num).join(' ')
