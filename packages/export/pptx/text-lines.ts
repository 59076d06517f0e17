import type { Box, ShapeOp, TextOp } from '../display-list/list.ts'
import { roundedBoxOf } from './geometry.ts'
import type { GroupState } from './pieces.ts'

/** A text on a slide, with its underline and strike. */
export interface Run {
  op: TextOp
  underline: boolean
  strike: boolean
}

export interface TextLine {
  runs: Run[]
  left: number
  right: number
  baseline: number
}

export type Alignment = 'l' | 'ctr' | 'r'

/** Lines under one another in one box. */
export interface TextBlock {
  state: GroupState
  part: number | undefined
  lines: TextLine[]
  align: Alignment
  /** From one baseline to the next. */
  pitch: number
  isVertical: boolean
}

export const sizeOf = ({ runs }: TextLine): number => Math.max(...runs.map(({ op }) => op.size))

/** Spaces that a line break swallowed have no width of their own. */
const endOf = ({ pens, advances }: TextOp): number => (pens.at(-1) ?? 0) + (advances.at(-1) ?? 0)

const OFF = 0.75

const isBlank = ({ text }: TextOp): boolean => text.trim() === ''

const lineOf = (run: Run): TextLine => {
  const { pens, y, vertical } = run.op
  return { runs: [run], left: pens[0] ?? 0, right: endOf(run.op), baseline: vertical?.x ?? y }
}

/** The line that all of these texts are on; undefined if there are several. */
export const lineOfAll = (ops: readonly TextOp[]): TextLine | undefined => {
  const [first] = ops
  if (!first || first.vertical || ops.some(({ y }) => Math.abs(y - first.y) >= OFF)) return undefined
  return {
    runs: ops.map((op) => ({ op, underline: false, strike: false })),
    left: Math.min(...ops.map(({ pens }) => pens[0] ?? 0)),
    right: Math.max(...ops.map(endOf)),
    baseline: first.y,
  }
}

/** Whether a text continues its line; a wider gap than a letter must be preserved. */
const goesOn = (line: TextLine, { op }: Run): boolean => {
  const last = line.runs.at(-1)?.op
  if (!last || op.vertical || last.vertical) return false
  const gap = (op.pens[0] ?? 0) - line.right
  return Math.abs(op.y - line.baseline) < OFF && gap > -OFF && gap < Math.max(1, op.size * 0.3)
}

const linesOf = (runs: readonly Run[]): TextLine[] => {
  const lines: TextLine[] = []
  for (const run of runs) {
    const line = lines.at(-1)
    if (line && goesOn(line, run)) {
      line.runs.push(run)
      if (!isBlank(run.op)) line.right = endOf(run.op)
    } else if (!isBlank(run.op)) lines.push(lineOf(run))
    else line?.runs.push(run)
  }
  return lines
}

const allNear = (values: readonly number[]): boolean => Math.max(...values) - Math.min(...values) < 1

/** The alignment of lines under one another; undefined if they have no common edge. */
const alignmentOf = (lines: readonly TextLine[]): Alignment | undefined => {
  if (allNear(lines.map(({ left }) => left))) return 'l'
  if (allNear(lines.map(({ left, right }) => (left + right) / 2))) return 'ctr'
  if (allNear(lines.map(({ right }) => right))) return 'r'
  // Only the first line may have an indent.
  return lines.length > 1 && allNear(lines.slice(1).map(({ left }) => left)) ? 'l' : undefined
}

const isEven = (lines: readonly TextLine[]): boolean => {
  const steps = lines.slice(1).map(({ baseline }, at) => baseline - (lines[at]?.baseline ?? 0))
  const [first = 0] = steps
  const largest = Math.max(...lines.map(sizeOf))
  return steps.every((step) => Math.abs(step - first) < OFF) && first > largest * 0.8 && first < largest * 3
}

/** The line height of a single line, as a multiple of its text size. */
const PITCH = 1.3

export const blockOf = (lines: TextLine[], part: number | undefined, state: GroupState): TextBlock => {
  const [first, second] = lines
  const size = Math.max(...lines.map(sizeOf))
  const last = lines.at(-1)
  return {
    state,
    part,
    lines,
    align: alignmentOf(lines) ?? 'l',
    pitch:
      first && second && last
        ? (last.baseline - first.baseline) / (lines.length - 1)
        : Math.round(size * PITCH),
    isVertical: first?.runs[0]?.op.vertical !== undefined,
  }
}

/**
 * The texts of a heading, paragraph or entry in as few boxes as possible, whose lines a slide can reproduce exactly.
 */
export const blocksOf = (runs: readonly Run[], part: number | undefined, state: GroupState): TextBlock[] => {
  const groups: TextLine[][] = []
  for (const line of linesOf(runs)) {
    const group = groups.at(-1)
    const isDown = line.runs.some(({ op }) => op.vertical)
    const wanted = group && [...group, line]
    if (group && wanted && part !== undefined && !isDown && isEven(wanted) && alignmentOf(wanted))
      group.push(line)
    else groups.push([line])
  }
  return groups.map((lines) => blockOf(lines, part, state))
}

/** Whether a figure is the underline or strike of a text, which slides draw themselves. */
export const lineAlong = (shape: ShapeOp, op: TextOp): 'underline' | 'strike' | undefined => {
  if (op.vertical || !shape.fill || !('color' in shape.fill) || shape.stroke) return undefined
  const box: Box | undefined = roundedBoxOf(shape.path)
  if (!box || box.height > Math.max(2, op.size / 6)) return undefined
  const isAlong = Math.abs(box.x - (op.pens[0] ?? 0)) < 1 && Math.abs(box.x + box.width - endOf(op)) < 1
  if (!isAlong) return undefined
  const below = box.y - op.y
  if (below >= 0 && below < op.size * 0.3) return 'underline'
  return below < 0 && below > -op.size * 0.6 ? 'strike' : undefined
}
