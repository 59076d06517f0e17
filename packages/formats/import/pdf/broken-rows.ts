import { findPeriod } from '../parse/periods.ts'
import { joinRuns, makeLine, type Run, runsText } from '../text/line.ts'
import type { Placed } from './place-lines.ts'

const isBoldCell = (runs: readonly Run[]) => runs.every((run) => run.bold || run.text.trim() === '')

const isUnder = (before: Placed, after: Placed, leading: number): boolean =>
  after.page === before.page &&
  (after.baseline - before.baseline) / before.size <= leading * 1.2 &&
  Math.abs(after.size - before.size) < 0.5

/** `… ¦ Sep 2013 to June` over `2015`: only together they are dates. */
export const completesDates = (before: Placed, after: Placed): boolean =>
  findPeriod(before.line.text) === undefined &&
  findPeriod(`${before.line.text} ${after.line.text}`) !== undefined

/** What of a cell may stand on the line below it: the rest of an address, of a bold name, of a centred text. */
const goesOnBelow = (before: Placed, after: Placed, at: number): boolean => {
  const cell = before.line.cells[at] ?? []
  const { left = 0, right = 0 } = before.spans[at] ?? {}
  const isFlush = Math.abs(left - after.left) < 1.5
  if (/^\S*[@/]\S*$/.test(runsText(cell)) && /^[a-z0-9][\w./-]{0,20}$/.test(after.line.text)) return isFlush
  if (isBoldCell(cell) !== after.line.bold || after.right > right + 1) return false
  const isCentred = after.left > left + 3 && Math.abs((left + right) / 2 - (after.left + after.right) / 2) < 2
  return after.line.bold ? isFlush : at > 0 && isCentred
}

/** The cell of a row that a short line under it goes on with: a name too long for its place. */
export const brokenCell = (before: Placed, after: Placed, leading: number): number => {
  const { line } = after
  if (before.line.cells.length < 2 || line.cells.length > 1 || line.list || line.text.length > 20) return -1
  if (!isUnder(before, after, leading)) return -1
  if (completesDates(before, after)) return before.line.cells.length - 1
  return line.text.length > 16 ? -1 : before.spans.findIndex((_, at) => goesOnBelow(before, after, at))
}

/** A row whose dates broke at their dash: every cell goes on in the row below. */
export const isBrokenRow = (before: Placed, after: Placed, leading: number): boolean =>
  before.line.cells.length > 1 &&
  after.line.cells.length === before.line.cells.length &&
  /\d\s*[-–—~]$/.test(before.line.text) &&
  isUnder(before, after, leading)

export const withRow = (before: Placed, after: Placed): Placed => ({
  ...before,
  baseline: after.baseline,
  line: makeLine(
    before.line.cells.map((cell, at) => joinRuns(cell, after.line.cells[at] ?? [])),
    before.line,
  ),
})

export const withCell = (before: Placed, after: Placed, at: number): Placed => {
  const [more = []] = after.line.cells
  const joined = (cell: Run[]) => (/[@/]/.test(runsText(cell)) ? [...cell, ...more] : joinRuns(cell, more))
  return {
    ...before,
    baseline: after.baseline,
    line: makeLine(
      before.line.cells.map((cell, place) => (place === at ? joined(cell) : cell)),
      before.line,
    ),
  }
}
