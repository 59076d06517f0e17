import type { Box, Matrix, PathStep } from './list.ts'

/** Horizontal and vertical radius of each corner, clockwise from the upper left. */
export type Radii = readonly [Radius, Radius, Radius, Radius]
export type Radius = readonly [x: number, y: number]

/** How far a curve's handles reach so that it is a quarter of a circle. */
const QUARTER = 0.5522847498

export const isSharp = (radii: Radii): boolean => radii.every(([x, y]) => x <= 0 || y <= 0)

export const rectPath = ({ x, y, width, height }: Box): PathStep[] => [
  ['M', x, y],
  ['L', x + width, y],
  ['L', x + width, y + height],
  ['L', x, y + height],
  ['Z'],
]

const round = (
  from: readonly [number, number],
  by: readonly [number, number],
  first: 'x' | 'y',
): PathStep => {
  const [x, y] = from
  const [dx, dy] = by
  return first === 'x'
    ? ['C', x + dx * QUARTER, y, x + dx, y + dy * (1 - QUARTER), x + dx, y + dy]
    : ['C', x, y + dy * QUARTER, x + dx * (1 - QUARTER), y + dy, x + dx, y + dy]
}

export const roundedPath = (box: Box, radii: Radii): PathStep[] => {
  if (isSharp(radii)) return rectPath(box)
  const { x, y } = box
  const [right, bottom] = [x + box.width, y + box.height]
  const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = radii
  return [
    ['M', x + ax, y],
    ['L', right - bx, y],
    round([right - bx, y], [bx, by], 'x'),
    ['L', right, bottom - cy],
    round([right, bottom - cy], [-cx, cy], 'y'),
    ['L', x + dx, bottom],
    round([x + dx, bottom], [-dx, -dy], 'x'),
    ['L', x, y + ay],
    round([x, y + ay], [ax, -ay], 'y'),
    ['Z'],
  ]
}

const mapped = (step: PathStep, { a, b, c, d, e, f }: DOMMatrixLike): PathStep => {
  const x = (px: number, py: number) => a * px + c * py + e
  const y = (px: number, py: number) => b * px + d * py + f
  if (step[0] === 'Z') return step
  if (step[0] === 'C') {
    const [, x1, y1, x2, y2, px, py] = step
    return ['C', x(x1, y1), y(x1, y1), x(x2, y2), y(x2, y2), x(px, py), y(px, py)]
  }
  return [step[0], x(step[1], step[2]), y(step[1], step[2])]
}

interface DOMMatrixLike {
  a: number
  b: number
  c: number
  d: number
  e: number
  f: number
}

export const transformed = (path: readonly PathStep[], [a, b, c, d, e, f]: Matrix): PathStep[] =>
  path.map((step) => mapped(step, { a, b, c, d, e, f }))

/** First `inner`, then `outer`. */
export const multiplied = (outer: Matrix, inner: Matrix): Matrix => {
  const [a, b, c, d, e, f] = outer
  const [g, h, i, j, k, l] = inner
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

/** Of all its points and handles: never smaller than what is drawn. */
export const boundsOf = (path: readonly PathStep[]): Box => {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [, ...points] of path)
    for (let at = 0; at < points.length; at += 2) {
      const [x = 0, y = 0] = [points[at], points[at + 1]]
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  return left > right
    ? { x: 0, y: 0, width: 0, height: 0 }
    : { x: left, y: top, width: right - left, height: bottom - top }
}

/** An ellipse's arc from the pen to a point, as SVG writes it, in curves of a quarter turn at most. */
export const arcCurves = (
  [x, y]: readonly [number, number],
  [rx0, ry0]: readonly [number, number],
  turn: number,
  [large, sweep]: readonly [boolean, boolean],
  [tx, ty]: readonly [number, number],
): PathStep[] => {
  if (rx0 === 0 || ry0 === 0 || (x === tx && y === ty)) return [['L', tx, ty]]
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const px = (cos * (x - tx)) / 2 + (sin * (y - ty)) / 2
  const py = (cos * (y - ty)) / 2 - (sin * (x - tx)) / 2
  // Radii that are too small for the distance are enlarged, as SVG requires.
  const grown = Math.max(1, Math.hypot(px / rx0, py / ry0))
  const [rx, ry] = [Math.abs(rx0) * grown, Math.abs(ry0) * grown]
  const under = (rx * ry) ** 2 - (rx * py) ** 2 - (ry * px) ** 2
  const off = Math.sqrt(Math.max(0, under / ((rx * py) ** 2 + (ry * px) ** 2))) * (large === sweep ? -1 : 1)
  const [ox, oy] = [(off * rx * py) / ry, (-off * ry * px) / rx]
  const start = Math.atan2((py - oy) / ry, (px - ox) / rx)
  const end = Math.atan2((-py - oy) / ry, (-px - ox) / rx)
  const whole = end - start + (sweep && end < start ? 2 * Math.PI : !sweep && end > start ? -2 * Math.PI : 0)
  const count = Math.ceil(Math.abs(whole) / (Math.PI / 2) - 1e-9)
  const handle = (4 / 3) * Math.tan(whole / count / 4)
  const toPage: Matrix = [
    cos * rx,
    sin * rx,
    -sin * ry,
    cos * ry,
    cos * ox - sin * oy + (x + tx) / 2,
    sin * ox + cos * oy + (y + ty) / 2,
  ]
  const curves = Array.from({ length: count }, (_, at): PathStep => {
    const [from, to] = [start + (whole * at) / count, start + (whole * (at + 1)) / count]
    return [
      'C',
      Math.cos(from) - handle * Math.sin(from),
      Math.sin(from) + handle * Math.cos(from),
      Math.cos(to) + handle * Math.sin(to),
      Math.sin(to) - handle * Math.cos(to),
      Math.cos(to),
      Math.sin(to),
    ]
  })
  return transformed(curves, toPage)
}
