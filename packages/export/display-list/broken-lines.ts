import type { Box, Op, PathStep, Rgba, Stroke } from './list.ts'
import { type Radii, roundedPath } from './paths.ts'

/** One side of a border. */
export interface Edge {
  width: number
  style: string
  color: Rgba | undefined
}
/** The gap closest to the requested one that lets a line end with a whole stroke. */
const bestGap = (length: number, stroke: number, gap: number, isClosed: boolean): number => {
  const least = Math.floor((isClosed ? length : length + gap) / (stroke + gap))
  const gapFor = (count: number) => (length - count * stroke) / (isClosed ? count : count - 1)
  const [few, many] = [gapFor(least), gapFor(least + 1)]
  return many <= 0 || Math.abs(few - gap) < Math.abs(many - gap) ? few : many
}

/** As Chromium spaces dashes and large dots: by the line's width and length. */
const strokeOf = ({ width, style, color }: Edge, length: number, isClosed: boolean): Stroke => {
  const stroke: Stroke = { color: color ?? [0, 0, 0, 0], width, cap: 'butt', join: 'miter', dash: [] }
  if (style === 'dotted' && width > 3) {
    const gap = length < 2 * width ? width : bestGap(length, width, width, isClosed)
    // Slightly less than fits, so that rounding never loses the last dot.
    return { ...stroke, cap: 'round', dash: [0, gap + width - 0.01] }
  }
  if (style === 'dotted') return { ...stroke, dash: [width, width] }
  const dash = width * (width >= 3 ? 2 : 3)
  const gap = width * (width >= 3 ? 1 : 2)
  if (length <= dash * 2) return stroke
  const share = Math.min(1, length / (2 * dash + gap))
  if (share < 1) return { ...stroke, dash: [dash * share, gap * share] }
  return { ...stroke, dash: [dash, bestGap(length, dash, gap, isClosed)] }
}

/** A stretch of a line, from one place to another. */
type Stretch = readonly [from: number, to: number]

/**
 * Small dots are square, with gaps as wide as they are. The first and last dot are always drawn, and the gaps next to
 * them take the remainder, as in Chromium.
 */
const smallDots = (length: number, width: number): Stretch[] => {
  if (length < 3 * width) return [[0, length]]
  const over = (length - width) % (2 * width)
  const extra = over < width || (over === width && width % 2 === 1) ? over : over - 2 * width
  const first = Math.sign(extra) * Math.ceil(Math.abs(extra) / 2)
  const last = extra - first
  return [
    [0, width],
    [2 * width + first, length - 2 * width - last],
    [length - width, length],
  ]
}

const stretchesOf = ({ style, width }: Edge, length: number): Stretch[] => {
  if (style === 'dotted' && width <= 3) return smallDots(length, width)
  // Round dots keep half of their own width from the ends.
  const off = style === 'dotted' ? width / 2 : 0
  return [[off, length - off]]
}

/** A broken line along the middle of one side. */
export const brokenSide = (box: Box, side: number, edge: Edge): Op => {
  const half = edge.width / 2
  const isAcross = side % 2 === 0
  const length = isAcross ? box.width : box.height
  const x = side === 1 ? box.x + box.width - half : box.x + half
  const y = side === 2 ? box.y + box.height - half : box.y + half
  const path = stretchesOf(edge, length).flatMap(([from, to]): PathStep[] => [
    ['M', isAcross ? box.x + from : x, isAcross ? y : box.y + from],
    ['L', isAcross ? box.x + to : x, isAcross ? y : box.y + to],
  ])
  return { op: 'shape', path, stroke: strokeOf(edge, length, false) }
}

/** The length of a line with round corners. */
const around = (box: Box, radii: Radii): number => {
  const corners = radii.reduce((sum, [x, y]) => sum + (Math.PI / 4) * (x + y) - x - y, 0)
  return 2 * (box.width + box.height) + corners
}

/** A broken line all around, along the middle of a border with round corners. */
export const brokenOutline = (box: Box, radii: Radii, edge: Edge): Op => ({
  op: 'shape',
  path: roundedPath(box, radii),
  stroke: strokeOf(edge, around(box, radii), true),
})
