import { brokenOutline, brokenSide, type Edge } from './broken-lines.ts'
import type { Box, Op, Paint, PathStep, Rgba } from './list.ts'
import { isSharp, type Radii, type Radius, rectPath, roundedPath } from './paths.ts'

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

/** The area between two depths of a border. */
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
const outline = (box: Box, radii: Radii, edge: Edge): Op => {
  const half = all(edge.width / 2)
  const middle = inset(box, half)
  const round = insetRadii(radii, half)
  const [[radius]] = round
  const isEven = round.every(([x, y]) => x === radius && y === radius)
  const { color = [0, 0, 0, 0] as const, width } = edge
  return {
    op: 'shape',
    path: roundedPath(middle, round),
    stroke: { color, width, cap: 'butt', join: 'miter', dash: [] },
    ...(isEven ? { box: { ...middle, radius } } : {}),
  }
}

const isRoundInside = (radii: Radii, width: number): boolean =>
  radii.every(([x, y]) => x >= width && y >= width)

/** The end of the first stripe of a double line, and the start of the second. */
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
  const half = all(edge.width / 2)
  return [brokenOutline(inset(box, half), insetRadii(radii, half), edge)]
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
  // Opaque sides may overlap at the corners.
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

/** Sides of one colour are one figure, because two adjacent figures would show a seam. */
const solidOps = (box: Box, radii: Radii, edges: Edges, sides: readonly number[]): Op[] => {
  const widths = widthsOf(edges)
  const groups = Map.groupBy(sides, (side) => edges[side as 0].color?.join())
  return [...groups.values()].flatMap((group) => {
    const color = edges[group[0] as 0].color ?? [0, 0, 0, 0]
    const isOnly = sides.length === group.length
    // Rounded, and no side has another colour: the ring already ends where the border does.
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

export const fillOp = (box: Box, radii: Radii, fill: Paint): Op => {
  const [[radius]] = radii
  const isEven = radii.every(([x, y]) => x === radius && y === radius)
  return {
    op: 'shape',
    path: isSharp(radii) ? rectPath(box) : roundedPath(box, radii),
    fill,
    ...(isEven ? { box: { ...box, radius } } : {}),
  }
}
