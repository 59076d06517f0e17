import type { PathStep } from './list.ts'
import { arcCurves } from './paths.ts'

const COUNTS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }

type Point = readonly [x: number, y: number]

interface Pen {
  at: Point
  /** Where the figure began: `Z` goes back to it. */
  start: Point
  /** The last handle, which `S` and `T` mirror. */
  handle: Point | undefined
}

const NUMBER = /[-+]?(?:\d*\.\d+|\d+\.?)(?:e[-+]?\d+)?/iy
const FLAG = /[01]/y
const GAP = /[\s,]*/y

/** The next number may follow the flags of an arc without a separator: `a5 5 0 100 10`. */
const reader = (text: string) => {
  let at = 0
  const take = (what: RegExp): string | undefined => {
    GAP.lastIndex = at
    GAP.exec(text)
    at = GAP.lastIndex
    what.lastIndex = at
    const found = what.exec(text)?.[0]
    if (found !== undefined) at += found.length
    return found
  }
  return {
    command: () => take(/[a-z]/iy),
    number: () => take(NUMBER),
    flag: () => take(FLAG),
  }
}

type Reader = ReturnType<typeof reader>

/** The numbers of one command; undefined if another command begins. */
const argumentsOf = (read: Reader, type: string): number[] | undefined => {
  const found: number[] = []
  for (let at = 0; at < (COUNTS[type] ?? 0); at += 1) {
    const text = type === 'A' && (at === 3 || at === 4) ? read.flag() : read.number()
    if (text === undefined) return undefined
    found.push(Number(text))
  }
  return found
}

const mirrored = ({ at, handle }: Pen): Point =>
  handle ? [2 * at[0] - handle[0], 2 * at[1] - handle[1]] : at

const thirds = (from: number, middle: number): number => from + (2 / 3) * (middle - from)

const quadratic = (from: Point, middle: Point, to: Point): PathStep => [
  'C',
  thirds(from[0], middle[0]),
  thirds(from[1], middle[1]),
  thirds(to[0], middle[0]),
  thirds(to[1], middle[1]),
  ...to,
]

interface Drawn {
  steps: PathStep[]
  to: Point
  handle?: Point
}

/** The steps of one command, with absolute coordinates. */
const drawn = (type: string, values: readonly number[], isRelative: boolean, pen: Pen): Drawn => {
  const [ox, oy] = isRelative ? pen.at : [0, 0]
  const point = (at: number): Point => [(values[at] ?? 0) + ox, (values[at + 1] ?? 0) + oy]
  switch (type) {
    case 'M':
      return { steps: [['M', ...point(0)]], to: point(0) }
    case 'H': {
      const to: Point = [(values[0] ?? 0) + ox, pen.at[1]]
      return { steps: [['L', ...to]], to }
    }
    case 'V': {
      const to: Point = [pen.at[0], (values[0] ?? 0) + oy]
      return { steps: [['L', ...to]], to }
    }
    case 'C':
      return { steps: [['C', ...point(0), ...point(2), ...point(4)]], to: point(4), handle: point(2) }
    case 'S':
      return { steps: [['C', ...mirrored(pen), ...point(0), ...point(2)]], to: point(2), handle: point(0) }
    case 'Q':
      return { steps: [quadratic(pen.at, point(0), point(2))], to: point(2), handle: point(0) }
    case 'T': {
      const middle = mirrored(pen)
      return { steps: [quadratic(pen.at, middle, point(0))], to: point(0), handle: middle }
    }
    case 'A': {
      const [rx = 0, ry = 0, turn = 0, large, sweep] = values
      const to = point(5)
      return { steps: arcCurves(pen.at, [rx, ry], turn, [large === 1, sweep === 1], to), to }
    }
    case 'Z':
      return { steps: [['Z']], to: pen.start }
    default:
      return { steps: [['L', ...point(0)]], to: point(0) }
  }
}

const CURVES = 'CSQT'

/** A smooth command mirrors the control point of the command before only if both are cubic or both quadratic. */
const keepsHandle = (before: string, type: string): boolean =>
  (type === 'S' && 'CS'.includes(before)) || (type === 'T' && 'QT'.includes(before))

const parse = (text: string): PathStep[] => {
  const read = reader(text)
  const steps: PathStep[] = []
  let pen: Pen = { at: [0, 0], start: [0, 0], handle: undefined }
  let before = ''
  for (let command = read.command(); command !== undefined; command = read.command()) {
    let type = command.toUpperCase()
    if (COUNTS[type] === undefined) break
    for (let values = argumentsOf(read, type); values; values = argumentsOf(read, type)) {
      const from = keepsHandle(before, type) ? pen : { ...pen, handle: undefined }
      const next = drawn(type, values, command !== command.toUpperCase(), from)
      steps.push(...next.steps)
      pen = {
        at: next.to,
        start: type === 'M' ? next.to : pen.start,
        handle: CURVES.includes(type) ? next.handle : undefined,
      }
      before = type
      if (type === 'Z') break
      // More points after a move are lines.
      if (type === 'M') type = 'L'
    }
  }
  return steps
}

const known = new Map<string, PathStep[]>()

/** The path data `d` as absolute moves, lines and curves. Icons and bullets recur, so each is parsed once. */
export const readPath = (text: string): readonly PathStep[] => {
  const found = known.get(text)
  if (found) return found
  const steps = parse(text)
  if (known.size > 2000) known.clear()
  known.set(text, steps)
  return steps
}
