import type { Matrix } from '../display-list/list.ts'
import { multiplied } from '../display-list/paths.ts'
import type { OpenSlice } from '../pdf/fonts/open-slice.ts'

/** The target of the drawing, such as a path of a canvas. */
export interface Pen {
  moveTo(x: number, y: number): void
  lineTo(x: number, y: number): void
  quadraticCurveTo(x1: number, y1: number, x: number, y: number): void
  closePath(): void
}

interface Point {
  x: number
  y: number
  isOn: boolean
}

const ON = 0x1
const SHORT_X = 0x2
const SHORT_Y = 0x4
const REPEATED = 0x8
const SAME_X = 0x10
const SAME_Y = 0x20

const MORE = 0x20
const WORDS = 0x1
const OFFSETS = 0x2
const SCALE = 0x8
const TWO_SCALES = 0x40
const MATRIX = 0x80

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const middle = (one: Point, other: Point): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
  isOn: true,
})

const flagsAt = (view: DataView, start: number, count: number): { flags: number[]; next: number } => {
  const flags: number[] = []
  let at = start
  while (flags.length < count) {
    const flag = view.getUint8(at)
    at += 1
    flags.push(flag)
    if (!(flag & REPEATED)) continue
    for (let left = view.getUint8(at); left > 0; left -= 1) flags.push(flag)
    at += 1
  }
  return { flags, next: at }
}

/** The x or y coordinates: each is an offset from the one before. */
const numbersAt = (view: DataView, start: number, flags: readonly number[], short: number, same: number) => {
  let at = start
  let value = 0
  const numbers = flags.map((flag) => {
    if (flag & short) {
      value += flag & same ? view.getUint8(at) : -view.getUint8(at)
      at += 1
    } else if (!(flag & same)) {
      value += view.getInt16(at)
      at += 2
    }
    return value
  })
  return { numbers, next: at }
}

const contoursOf = (view: DataView, count: number): Point[][] => {
  const ends = Array.from({ length: count }, (_, contour) => view.getUint16(10 + 2 * contour))
  const program = 10 + 2 * count
  const points = (ends.at(-1) ?? -1) + 1
  const { flags, next } = flagsAt(view, program + 2 + view.getUint16(program), points)
  const xs = numbersAt(view, next, flags, SHORT_X, SAME_X)
  const ys = numbersAt(view, xs.next, flags, SHORT_Y, SAME_Y)
  const all = flags.map(
    (flag, at): Point => ({
      x: xs.numbers[at] ?? 0,
      y: ys.numbers[at] ?? 0,
      isOn: (flag & ON) !== 0,
    }),
  )
  return ends.map((end, contour) => all.slice((ends[contour - 1] ?? -1) + 1, end + 1))
}

/** TrueType leaves out the on-curve point between two control points: it is their midpoint. */
const drawContour = (points: readonly Point[], pen: Pen): void => {
  const [first] = points
  const last = points.at(-1)
  if (!first || !last) return
  const start = first.isOn ? first : last.isOn ? last : middle(first, last)
  pen.moveTo(start.x, start.y)
  let handle: Point | undefined
  for (const point of [...(first.isOn ? points.slice(1) : points), start]) {
    if (handle) {
      const to = point.isOn ? point : middle(handle, point)
      pen.quadraticCurveTo(handle.x, handle.y, to.x, to.y)
      handle = point.isOn ? undefined : point
    } else if (point.isOn) pen.lineTo(point.x, point.y)
    else handle = point
  }
  pen.closePath()
}

const placed = (points: readonly Point[], [a, b, c, d, e, f]: Matrix): Point[] =>
  points.map(({ x, y, isOn }) => ({ x: a * x + c * y + e, y: b * x + d * y + f, isOn }))

interface Component {
  glyph: number
  matrix: Matrix
}

const share = (view: DataView, at: number): number => view.getInt16(at) / 16384

/** Outlines that are made of others: each moved, and some of them scaled. */
const componentsOf = (view: DataView): Component[] => {
  const found: Component[] = []
  let at = 10
  let flags = MORE
  while (flags & MORE) {
    flags = view.getUint16(at)
    const glyph = view.getUint16(at + 2)
    at += 4
    const isWide = (flags & WORDS) !== 0
    const [x, y] = isWide
      ? [view.getInt16(at), view.getInt16(at + 2)]
      : [view.getInt8(at), view.getInt8(at + 1)]
    at += isWide ? 4 : 2
    let scale: readonly [number, number, number, number] = [1, 0, 0, 1]
    if (flags & SCALE) scale = [share(view, at), 0, 0, share(view, at)]
    if (flags & TWO_SCALES) scale = [share(view, at), 0, 0, share(view, at + 2)]
    if (flags & MATRIX)
      scale = [share(view, at), share(view, at + 2), share(view, at + 4), share(view, at + 6)]
    at += flags & SCALE ? 2 : flags & TWO_SCALES ? 4 : flags & MATRIX ? 8 : 0
    // Two numbers that name points to be laid on one another: none of our faces has them.
    found.push({ glyph, matrix: [...scale, flags & OFFSETS ? x : 0, flags & OFFSETS ? y : 0] })
  }
  return found
}

const PLAIN: Matrix = [1, 0, 0, 1, 0, 0]

/** A glyph's outline in its face's own units, which count upwards from the baseline. */
export const drawOutline = (slice: OpenSlice, glyph: number, pen: Pen, matrix: Matrix = PLAIN): void => {
  const outline = slice.outline(glyph)
  if (outline.length === 0) return
  const view = viewOf(outline)
  const count = view.getInt16(0)
  if (count >= 0) for (const contour of contoursOf(view, count)) drawContour(placed(contour, matrix), pen)
  else
    for (const component of componentsOf(view))
      drawOutline(slice, component.glyph, pen, multiplied(matrix, component.matrix))
}
