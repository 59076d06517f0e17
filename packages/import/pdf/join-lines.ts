import { hyphensOf } from '../text/hyphens.ts'
import { type IsCut, joinRuns, type Line, makeLine, type Run } from '../text/line.ts'
import { brokenCell, brokenCells, goesOnAtMargin, isBrokenRow, withCell, withRow } from './broken-rows.ts'
import { goesOn, isCutAddress, type Measure } from './goes-on.ts'
import type { Placed } from './place-lines.ts'

/** The usual step from one line of a paragraph to the next, in sizes of its letters. */
const usualLeading = (lines: readonly Placed[]): number => {
  const steps = lines
    .flatMap((line, at) => {
      const next = lines[at + 1]
      return next && next.page === line.page && Math.abs(next.size - line.size) < 0.5
        ? [(next.baseline - line.baseline) / line.size]
        : []
    })
    .filter((step) => step > 0.9 && step < 2.6)
    .toSorted((one, other) => one - other)
  return steps[Math.floor(steps.length * 0.35)] ?? 1.5
}

/** A bold name and what follows it broke at the blank between them. */
const changesStyle = (before: readonly Run[], after: readonly Run[]) =>
  before.at(-1)?.bold === true && after[0]?.bold !== true

const spaced = (runs: readonly Run[]): Run[] => [...runs, { text: ' ' }]

const joined = (before: Placed, after: Placed, edge: number, isCut: IsCut): Placed => {
  const [cell = []] = before.line.cells
  const [first = []] = after.line.cells
  const more = after.line.list ? [{ text: ' – ' }, ...first] : first
  return {
    ...before,
    right: after.right,
    bottom: after.bottom,
    baseline: after.baseline,
    page: after.page,
    left: before.line.list ? before.left : Math.min(before.left, after.left),
    textLeft: before.line.list ? before.textLeft : after.left,
    line: makeLine(
      [
        isCutAddress(before, after, edge)
          ? [...cell, ...more]
          : joinRuns(changesStyle(cell, more) ? spaced(cell) : cell, more, isCut),
      ],
      {
        ...before.line,
        bold: before.line.bold && after.line.bold,
      },
    ),
  }
}

/** Where the text of a column ends; an address that cannot break may stick out. */
const edgeOf = (lines: readonly Placed[]): number => {
  const breakable = lines.filter(({ line }) => /\s|\p{Script=Han}/u.test(line.text))
  const ends = (breakable.length > 2 ? breakable : lines)
    .map(({ right }) => right)
    .toSorted((one, other) => one - other)
  return ends[Math.floor(ends.length * 0.98)] ?? 0
}

/** Rows whose cells broke, each in one piece. */
const wholeRows = (lines: readonly Placed[], leading: number): Placed[] => {
  const rows: Placed[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const broken = brokenCells(lines.slice(at, at + 6), leading)
    rows.push(broken?.placed ?? (lines[at] as Placed))
    at += (broken?.count ?? 1) - 1
  }
  return rows
}

/** Lines as they were written: what the edge of a column broke is whole again. */
export const joinLines = (lines: readonly Placed[]): Line[] => {
  if (lines.length === 0) return []
  const edge = edgeOf(lines)
  const leading = usualLeading(lines)
  const left =
    lines.map((line) => line.left).toSorted((one, other) => one - other)[Math.floor(lines.length * 0.05)] ?? 0
  const measure: Measure = { left, edge, leading }
  const isCut = hyphensOf(lines.map(({ line }) => line.text))
  const whole: { placed: Placed; gap: number }[] = []
  for (const placed of wholeRows(lines, leading)) {
    const last = whole.at(-1)
    const isMargin = last !== undefined && goesOnAtMargin(last.placed, placed, leading, edge)
    const cell = isMargin
      ? last.placed.line.cells.length - 1
      : last
        ? brokenCell(last.placed, placed, leading)
        : -1
    if (last && cell >= 0) last.placed = withCell(last.placed, placed, cell)
    else if (last && isBrokenRow(last.placed, placed, leading)) last.placed = withRow(last.placed, placed)
    else if (last && goesOn(last.placed, placed, measure))
      last.placed = joined(last.placed, placed, edge, isCut)
    else {
      const step =
        last && last.placed.page === placed.page
          ? (placed.baseline - last.placed.baseline) / placed.size
          : leading
      whole.push({ placed, gap: Math.max(0, step / leading - 1) })
    }
  }
  return whole.map(({ placed, gap }) => ({ ...placed.line, gap }))
}
