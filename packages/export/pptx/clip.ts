import type { Box, PathStep } from '../display-list/list.ts'

export type Point = readonly [x: number, y: number]

/** A stretch of a path as straight lines. */
export interface Polyline {
  points: Point[]
  isClosed: boolean
}

const PIECES = 12

const curve = (from: Point, [, x1, y1, x2, y2, x, y]: Extract<PathStep, readonly ['C', ...number[]]>) =>
  Array.from({ length: PIECES }, (_, at): Point => {
    const t = (at + 1) / PIECES
    const u = 1 - t
    const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
    return [a * from[0] + b * x1 + c * x2 + d * x, a * from[1] + b * y1 + c * y2 + d * y]
  })

export const polylinesOf = (path: readonly PathStep[]): Polyline[] => {
  const lines: Polyline[] = []
  for (const step of path) {
    const line = lines.at(-1)
    if (step[0] === 'M') lines.push({ points: [[step[1], step[2]]], isClosed: false })
    else if (!line) continue
    else if (step[0] === 'L') line.points.push([step[1], step[2]])
    else if (step[0] === 'C') line.points.push(...curve(line.points.at(-1) ?? [0, 0], step))
    else line.isClosed = true
  }
  return lines.filter(({ points }) => points.length > 1)
}

export const signedArea = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length] ?? [0, 0]
    return sum + x * nextY - nextX * y
  }, 0) / 2

/** The signed distance of a point from an edge, positive on the inner side. */
const sideOf = ([x, y]: Point, from: Point, to: Point): number => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  return ((to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0])) / length
}

type Edge = readonly [Point, Point]

/** The edges of a clip, if it is convex, as all clips of the pages are. */
export const edgesOf = (clip: readonly PathStep[]): Edge[] | undefined => {
  const [outline, ...rest] = polylinesOf(clip)
  if (!outline || rest.length > 0) return undefined
  const points = outline.points.filter(([x, y], at, all) => {
    const [beforeX, beforeY] = all[(at + all.length - 1) % all.length] ?? [x, y]
    return Math.hypot(x - beforeX, y - beforeY) > 0.01
  })
  const turned = signedArea(points) < 0 ? points.toReversed() : points
  const edges = turned.map((point, at): Edge => [point, turned[(at + 1) % turned.length] ?? point])
  const isDented = edges.some(([from, to]) => turned.some((point) => sideOf(point, from, to) < -0.5))
  return isDented || edges.length < 3 ? undefined : edges
}

const OFF = 0.3

export const isInside = (path: readonly PathStep[], edges: readonly Edge[], reach = 0): boolean =>
  polylinesOf(path).every(({ points }) =>
    points.every((point) => edges.every(([from, to]) => sideOf(point, from, to) >= reach - OFF)),
  )

const between = (one: Point, other: Point, share: number): Point => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
]

/** The part of a filled polygon on the inner side of every edge (Sutherland–Hodgman clipping). */
const cutArea = (points: readonly Point[], edges: readonly Edge[]): Point[] =>
  edges.reduce((left: readonly Point[], [from, to]) => {
    const sides = left.map((point) => sideOf(point, from, to))
    return left.flatMap((point, at): Point[] => {
      const next = (at + 1) % left.length
      const [here, there] = [sides[at] ?? 0, sides[next] ?? 0]
      const own = here >= 0 ? [point] : []
      if (here >= 0 === there >= 0) return own
      return [...own, between(point, left[next] ?? point, here / (here - there))]
    })
  }, points) as Point[]

/** The part of a line segment inside the area. */
const cutLine = (one: Point, other: Point, edges: readonly Edge[]): readonly [Point, Point] | undefined => {
  let [first, last] = [0, 1]
  for (const [from, to] of edges) {
    const [here, there] = [sideOf(one, from, to), sideOf(other, from, to)]
    if (here < 0 && there < 0) return undefined
    const share = here / (here - there)
    if (here < 0) first = Math.max(first, share)
    else if (there < 0) last = Math.min(last, share)
  }
  return first < last ? [between(one, other, first), between(one, other, last)] : undefined
}

const pathOf = (points: readonly Point[], isClosed: boolean): PathStep[] => [
  ...points.map(([x, y], at): PathStep => [at === 0 ? 'M' : 'L', x, y]),
  ...(isClosed ? [['Z'] as const] : []),
]

export const cutFill = (path: readonly PathStep[], edges: readonly Edge[]): PathStep[] =>
  polylinesOf(path).flatMap(({ points }) => {
    const left = cutArea(points, edges)
    return left.length > 2 && Math.abs(signedArea(left)) > 0.01 ? pathOf(left, true) : []
  })

export const cutStroke = (path: readonly PathStep[], edges: readonly Edge[]): PathStep[] =>
  polylinesOf(path).flatMap(({ points, isClosed }) => {
    const ends = isClosed && points[0] ? [...points, points[0]] : points
    const lines: Point[][] = []
    for (const [at, point] of ends.slice(1).entries()) {
      const piece = cutLine(ends[at] as Point, point, edges)
      if (!piece) continue
      const last = lines.at(-1)
      const end = last?.at(-1)
      if (last && end && Math.hypot(end[0] - piece[0][0], end[1] - piece[0][1]) < 0.01) last.push(piece[1])
      else lines.push([...piece])
    }
    return lines.flatMap((line) => pathOf(line, false))
  })

export const overlap = (one: Box, other: Box): Box => {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)]
  return {
    x,
    y,
    width: Math.max(0, Math.min(one.x + one.width, other.x + other.width) - x),
    height: Math.max(0, Math.min(one.y + one.height, other.y + other.height) - y),
  }
}
