import type { Box, Op, PathStep, Rgba, Stroke } from './list.ts'
import { isSharp, type Radii, type Radius, rectPath, roundedPath } from './paths.ts'

export interface Edge {
  width: number
  style: string
  color: Rgba | undefined
}
/** Top, right, bottom, left. */
export type Edges = readonly [Edge, Edge, Edge, Edge]

const isSeen = ({ width, style, color }: Edge): boolean =>
  width > 0 && style !== 'none' && style !== 'hidden' && color !== undefined

const sameColor = (one: Rgba | undefined, other: Rgba | undefined): boolean => one?.join() === other?.join()

const isUniform = (edges: Edges): boolean =>
  edges.every(
    (edge) =>
      isSeen(edge) &&
      edge.width === edges[0].width &&
      edge.style === edges[0].style &&
      sameColor(edge.color, edges[0].color),
  )

type Insets = readonly [top: number, right: number, bottom: number, left: number]

export const inset = (box: Box, [top, right, bottom, left]: Insets): Box => ({
  x: box.x + left,
  y: box.y + top,
  width: Math.max(0, box.width - left - right),
  height: Math.max(0, box.height - top - bottom),
})

export const insetRadii = (radii: Radii, [top, right, bottom, left]: Insets): Radii => {
  const less = ([x, y]: Radius, dx: number, dy: number): Radius =>
    x <= dx || y <= dy ? [0, 0] : [x - dx, y - dy]
  const [a, b, c, d] = radii
  return [less(a, left, top), less(b, right, top), less(c, right, bottom), less(d, left, bottom)]
}

const all = (width: number): Insets => [width, width, width, width]

export const widthsOf = (edges: Edges): Insets => [
  edges[0].width,
  edges[1].width,
  edges[2].width,
  edges[3].width,
]

/** What lies between two depths of a border. */
const ring = (box: Box, radii: Radii, outer: Insets, inner: Insets, color: Rgba): Op => ({
  op: 'shape',
  path: [
    ...roundedPath(inset(box, outer), insetRadii(radii, outer)),
    ...roundedPath(inset(box, inner), insetRadii(radii, inner)),
  ],
  fill: { color },
  evenOdd: true,
})

/** A line along the middle of the border, where its corners are round enough for its inner edge to be so too. */
const outline = (box: Box, radii: Radii, edge: Edge, dash: readonly number[] = []): Op => {
  const half = all(edge.width / 2)
  const middle = inset(box, half)
  const round = insetRadii(radii, half)
  const [[radius]] = round
  const isEven = round.every(([x, y]) => x === radius && y === radius)
  const { color = [0, 0, 0, 0] as const, width } = edge
  return {
    op: 'shape',
    path: roundedPath(middle, round),
    stroke: { color, width, cap: 'butt', join: 'miter', dash },
    ...(isEven ? { box: { ...middle, radius } } : {}),
  }
}

const isRoundInside = (radii: Radii, width: number): boolean =>
  radii.every(([x, y]) => x >= width && y >= width)

/** The gap, near the wished one, that lets a line end with a whole stroke. */
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
    // A little less than what fits, so that the last dot is never lost.
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
 * Small dots are square and as far apart as they are wide. What is left over or lacking is taken at the line's two
 * ends, which always have one: so Chromium draws them.
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
const brokenSide = (box: Box, side: number, edge: Edge): Op => {
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

const around = (box: Box, radii: Radii): number => {
  const corners = radii.reduce((sum, [x, y]) => sum + (Math.PI / 4) * (x + y) - x - y, 0)
  return 2 * (box.width + box.height) + corners
}

/** Where the two stripes of a double line end and begin again. */
const stripes = (width: number): readonly [number, number] => {
  const stripe = Math.round(width / 3)
  return [stripe, width - stripe]
}

const uniformOps = (box: Box, radii: Radii, edge: Edge): Op[] => {
  const color = edge.color ?? [0, 0, 0, 0]
  if (edge.style === 'double' && edge.width >= 3) {
    const [outer, inner] = stripes(edge.width)
    return [ring(box, radii, all(0), all(outer), color), ring(box, radii, all(inner), all(edge.width), color)]
  }
  if (edge.style !== 'dashed' && edge.style !== 'dotted')
    return isSharp(radii) || isRoundInside(radii, edge.width)
      ? [outline(box, radii, edge)]
      : [ring(box, radii, all(0), all(edge.width), color)]
  if (isSharp(radii)) return [0, 1, 2, 3].map((side) => brokenSide(box, side, edge))
  const middle = inset(box, all(edge.width / 2))
  const round = insetRadii(radii, all(edge.width / 2))
  return [
    {
      op: 'shape',
      path: roundedPath(middle, round),
      stroke: strokeOf(edge, around(middle, round), true),
    },
  ]
}

/** The share of a side in the border, cut off at its corners. */
const sidePath = (box: Box, widths: Insets, side: number): PathStep[] => {
  const inner = inset(box, widths)
  const corners = ({ x, y, width, height }: Box) =>
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ] as const
  const [outside, inside] = [corners(box), corners(inner)]
  const [from, to] = [side, (side + 1) % 4]
  const points = [outside[from], outside[to], inside[to], inside[from]]
  return [
    ...points.map((point, at): PathStep => [at === 0 ? 'M' : 'L', point?.[0] ?? 0, point?.[1] ?? 0]),
    ['Z'],
  ]
}

/** A side in its whole length. */
const sideBox = (box: Box, widths: Insets, side: number): Box => {
  const width = widths[side as 0]
  if (side === 0) return { ...box, height: width }
  if (side === 1) return { ...box, x: box.x + box.width - width, width }
  if (side === 2) return { ...box, y: box.y + box.height - width, height: width }
  return { ...box, width }
}

const SHARP: Radii = [
  [0, 0],
  [0, 0],
  [0, 0],
  [0, 0],
]

const stripeOps = (box: Box, widths: Insets, sides: readonly number[], color: Rgba, radii: Radii): Op[] => {
  // What cannot be seen through may lie over itself at the corners.
  const isAlone = widths.every((width, side) => width === 0 || sides.includes(side))
  if (isSharp(radii) && isAlone && (color[3] === 1 || sides.length === 1))
    return sides.map((side) => fillOp(sideBox(box, widths, side), SHARP, { color }))
  if (isSharp(radii))
    return [{ op: 'shape', path: sides.flatMap((side) => sidePath(box, widths, side)), fill: { color } }]
  return [
    {
      op: 'group',
      clip: sides.flatMap((side) => sidePath(box, widths, side)),
      ops: [ring(box, radii, all(0), widths, color)],
    },
  ]
}

const sliced = (widths: Insets, share: (width: number) => number): Insets => [
  share(widths[0]),
  share(widths[1]),
  share(widths[2]),
  share(widths[3]),
]

/** Sides of one colour are drawn as one figure: two that touch would show a seam. */
const solidOps = (box: Box, radii: Radii, edges: Edges, sides: readonly number[]): Op[] => {
  const widths = widthsOf(edges)
  const groups = Map.groupBy(sides, (side) => edges[side as 0].color?.join())
  return [...groups.values()].flatMap((group) => {
    const color = edges[group[0] as 0].color ?? [0, 0, 0, 0]
    const isOnly = sides.length === group.length
    // Rounded, and nothing of another colour beside it: the ring itself ends where its width does.
    if (isOnly && !isSharp(radii) && edges.every((edge, side) => edge.width === 0 || group.includes(side)))
      return [ring(box, radii, all(0), widths, color)]
    return stripeOps(box, widths, group, color, radii)
  })
}

const doubleOps = (box: Box, radii: Radii, edges: Edges, side: number): Op[] => {
  const widths = widthsOf(edges)
  const { color = [0, 0, 0, 0], width } = edges[side as 0]
  const [outer, inner] = stripes(width)
  const outerWidths = sliced(widths, (one) => (one * outer) / width)
  const innerWidths = sliced(widths, (one) => (one * inner) / width)
  const rest = sliced(widths, (one) => one - (one * inner) / width)
  return [
    ...stripeOps(box, outerWidths, [side], color as Rgba, radii),
    ...stripeOps(inset(box, innerWidths), rest, [side], color as Rgba, insetRadii(radii, innerWidths)),
  ]
}

/** A border as figures, as Chromium paints it. */
export const borderOps = (box: Box, radii: Radii, edges: Edges): Op[] => {
  if (!edges.some(isSeen)) return []
  if (isUniform(edges)) return uniformOps(box, radii, edges[0])
  const sides = [0, 1, 2, 3].filter((side) => isSeen(edges[side as 0]))
  const styleOf = (side: number) => edges[side as 0].style
  const isBroken = (side: number) => styleOf(side) === 'dashed' || styleOf(side) === 'dotted'
  const isDouble = (side: number) => styleOf(side) === 'double' && edges[side as 0].width >= 3
  const solid = sides.filter((side) => !isBroken(side) && !isDouble(side))
  return [
    ...(solid.length > 0 ? solidOps(box, radii, edges, solid) : []),
    ...sides.filter(isDouble).flatMap((side) => doubleOps(box, radii, edges, side)),
    ...sides.filter(isBroken).map((side) => brokenSide(box, side, edges[side as 0])),
  ]
}

export const fillOp = (
  box: Box,
  radii: Radii,
  fill: NonNullable<Extract<Op, { op: 'shape' }>['fill']>,
): Op => {
  const [[radius]] = radii
  const isEven = radii.every(([x, y]) => x === radius && y === radius)
  return {
    op: 'shape',
    path: isSharp(radii) ? rectPath(box) : roundedPath(box, radii),
    fill,
    ...(isEven ? { box: { ...box, radius } } : {}),
  }
}
