import { endsAsPost, isOrganisation, isSchool } from '../parse/dictionary.ts'
import { headingOf } from '../parse/headings.ts'
import { findPeriod } from '../parse/periods.ts'
import { joinRuns, makeLine, type Run, runsText } from '../text/line.ts'
import { type Placed, wordWidth } from './place-lines.ts'

const isBoldCell = (runs: readonly Run[]) => runs.every((run) => run.bold || run.text.trim() === '')

const isUnder = (before: Placed, after: Placed, leading: number): boolean =>
  after.page === before.page &&
  (after.baseline - before.baseline) / before.size <= leading * 1.2 &&
  Math.abs(after.size - before.size) < 0.5

/** `… ¦ Sep 2013 to June` over `2015`: only together they are dates. */
export const completesDates = (before: Placed, after: Placed): boolean =>
  (/\d[-./]$/.test(before.line.text) && /^\d{1,2}(?!\d)/.test(after.line.text)) ||
  (findPeriod(before.line.text) === undefined &&
    findPeriod(`${before.line.text} ${after.line.text}`) !== undefined)

/** 北屿设计学院（交 over 换）. */
const opensBracket = (cell: readonly Run[], after: Placed): boolean =>
  /[（(][^（()）]*$/.test(runsText(cell)) && /^[^（()）]*[)）]/.test(after.line.text)

/** In a ruled table the line is drawn under the last line of a row, and a cell breaks where the next one begins. */
const endsRow = (before: Placed, after: Placed, at: number): boolean => {
  const [span, next] = [before.spans[at], before.spans[at + 1]]
  if (!span || !next || after.line.ruled !== true || before.line.ruled === true) return false
  const isCrowded = next.left - span.right < wordWidth(after.line.text, after.size) + after.size * 1.6
  return isCrowded && after.right <= next.left && headingOf(after.line.text) === undefined
}

/** Parts of a cell that may continue on the next line: the rest of an address, of a bold name, of a centered text. */
const goesOnBelow = (before: Placed, after: Placed, at: number): boolean => {
  const cell = before.line.cells[at] ?? []
  const { left = 0, right = 0 } = before.spans[at] ?? {}
  const isFlush = Math.abs(left - after.left) < 1.5
  if (/^[^\s@/]*[@/]\S*$/.test(runsText(cell)) && /^[a-z0-9][\w./-]{0,20}$/.test(after.line.text))
    return isFlush
  if (isBoldCell(cell) !== after.line.bold) return false
  if (isFlush && (opensBracket(cell, after) || endsRow(before, after, at))) return true
  if (after.right > right + 1 || after.line.text.length > 16) return false
  const isCentred = after.left > left + 3 && Math.abs((left + right) / 2 - (after.left + after.right) / 2) < 2
  return after.line.bold ? isFlush : at > 0 && isCentred
}

/** The cell of a row that a short line under it goes on with: a name too long for its place. */
export const brokenCell = (before: Placed, after: Placed, leading: number): number => {
  const { line } = after
  if (before.line.cells.length < 2 || line.cells.length > 1 || line.list || line.text.length > 40) return -1
  if (!isUnder(before, after, leading)) return -1
  if (line.text.length <= 20 && completesDates(before, after)) return before.line.cells.length - 1
  return before.spans.findIndex((_, at) => goesOnBelow(before, after, at))
}

/** The last cell of a row ran into the edge: 「… ¦ Data」 over 「Scientist」, a bracket that the line below closes. */
export const goesOnAtMargin = (before: Placed, after: Placed, leading: number, edge: number): boolean => {
  const cell = before.line.cells.at(-1) ?? []
  const [text, joined] = [runsText(cell), `${runsText(cell)} ${after.line.text}`]
  if (before.line.cells.length < 2 || after.line.cells.length > 1 || after.line.list) return false
  if (!isUnder(before, after, leading) || Math.abs(after.left - before.left) > 1.5) return false
  const room = edge - before.right
  // Flush with the edge it was set there, and nothing broke.
  const isFull = room > 1.5 && room < wordWidth(after.line.text, after.size) + after.size * 0.35
  if (!isFull || after.line.text.length > 30 || /[:：]/.test(after.line.text)) return false
  if (findPeriod(after.line.text)) return false
  return opensBracket(cell, after) || (!endsAsPost(text) && !isOrganisation(text) && endsAsPost(joined))
}

/** A row whose dates broke at their dash: every cell goes on in the row below. */
export const isBrokenRow = (before: Placed, after: Placed, leading: number): boolean =>
  before.line.cells.length > 1 &&
  after.line.cells.length === before.line.cells.length &&
  /\d\s*[-–—~]$/.test(before.line.text) &&
  isUnder(before, after, leading)

/** The cell above that each cell of a row goes on with, or none: they stand under it, each under another. */
const cellsAbove = (before: Placed, after: Placed): number[] | undefined => {
  const above = after.spans.map(({ left, right }) =>
    before.spans.findIndex(
      (span) => Math.abs(span.left - left) < 2 || (left > span.left && right <= span.right + 2),
    ),
  )
  const isEach = above.every((at, place) => at >= 0 && at > (above[place - 1] ?? -1))
  return isEach ? above : undefined
}

const MAX_ROWS = 4

const joinCells = (before: Placed, after: Placed, above: readonly number[]): Placed => ({
  ...before,
  bottom: after.bottom,
  baseline: after.baseline,
  line: makeLine(
    before.line.cells.map((cell, at) => {
      const more = after.line.cells[above.indexOf(at)]
      return more ? joinRuns(cell, more) : cell
    }),
    before.line,
  ),
})

const hasDates = ({ line }: Placed) => line.cells.some((cell) => findPeriod(runsText(cell)))

const tellsWhen = (row: Placed | undefined) => row !== undefined && findPeriod(row.line.text) !== undefined

const namesNobody = (text: string) => !endsAsPost(text) && !isOrganisation(text) && !isSchool(text)

/** 「Middle ¦ Homeroom」 over 「School ¦ Teacher」: every cell says something only with the one below. */
const makesSense = (first: Placed, joined: Placed): boolean =>
  first.line.cells.every((cell, at) => {
    const whole = runsText(joined.line.cells[at] ?? [])
    return namesNobody(runsText(cell)) && !namesNobody(whole)
  })

/**
 * Several cells too long for their places: only put together cell by cell they tell from when to when, or they are
 * bold and the line below tells it.
 */
export const brokenCells = (
  rows: readonly Placed[],
  leading: number,
): { placed: Placed; count: number } | undefined => {
  const [first] = rows
  if (!first || first.line.cells.length < 2 || first.line.list || findPeriod(first.line.text))
    return undefined
  let placed = first
  let count = 1
  for (const row of rows.slice(1, MAX_ROWS + 1)) {
    const above = isUnder(placed, row, leading) && !row.line.list ? cellsAbove(first, row) : undefined
    // Dates that stand whole on a row of their own broke nowhere.
    if (!above || findPeriod(row.line.text)) break
    // Once the dates are complete, text at the left is the next line, not the rest of this one.
    if (hasDates(placed) && above.includes(0)) break
    placed = joinCells(placed, row, above)
    count += 1
  }
  const isHead = rows.slice(0, count).every(({ line }) => line.bold) && tellsWhen(rows[count])
  if (count > 1 && (hasDates(placed) || isHead)) return { placed, count }
  return count === 2 && makesSense(first, placed) ? { placed, count } : undefined
}

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
