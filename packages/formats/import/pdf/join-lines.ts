import { isFactLine, isWhole } from '../parse/fact-line.ts'
import { headingOf } from '../parse/headings.ts'
import { findPeriod } from '../parse/periods.ts'
import { hyphensOf } from '../text/hyphens.ts'
import { type IsCut, joinRuns, type Line, makeLine, type Run } from '../text/line.ts'
import { piecesOf } from '../text/pieces.ts'
import { brokenCell, completesDates, isBrokenRow, withCell, withRow } from './broken-rows.ts'
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

/** How much room the first word needs; a stop stays with the character before it. */
const firstWord = (text: string, size: number): number => {
  const [word = ''] = /^(?:\p{Script=Han}[、，。；：！？）」』》】%]*|[^\s\p{Script=Han}]+)/u.exec(text) ?? []
  return /\p{Script=Han}/u.test(word) ? word.length * size : word.length * size * 0.55
}

/** Python – …, 编程语言：…: each such line is an item of its own. */
const LED = /^(?!.{0,29}\s{2})[^:：，。,.]{1,30}(?:[:：]|\s[–—-]\s)/

interface Measure {
  isCut: IsCut
  left: number
  edge: number
  leading: number
}

/** An address that the edge cut in two: full to the last letter, and the rest begins small. */
const isCutAddress = (before: Placed, after: Placed, edge: number): boolean =>
  /^\S*[@/]\S*$/.test(before.line.text) &&
  /^[a-z0-9][\w./-]{0,40}$/.test(after.line.text) &&
  edge - before.right < before.size * 0.8 &&
  !isWhole(after.line.text)

/** Whether a line goes on where the one before it reached the edge of its column. */
const goesOn = (before: Placed, after: Placed, { left, edge, leading }: Measure): boolean => {
  if (after.line.list || before.line.cells.length > 1 || after.line.cells.length > 1) return false
  if (
    Math.abs(before.size - after.size) > before.size * 0.06 ||
    after.line.bold !== before.line.bold ||
    headingOf(after.line.text)?.by === 'exact'
  )
    return false
  const isAddress =
    isCutAddress(before, after, edge) ||
    (/\S[-/._@]$/.test(before.line.text) && /^\S+$/.test(after.line.text))
  const isOpenRange = after.line.text.length <= 24 && completesDates(before, after)
  // A head with its dates and names is full by chance.
  if (!isOpenRange && findPeriod(before.line.text) && piecesOf(before.line.text).length > 2) return false
  if (!isAddress && !isOpenRange && (isWhole(before.line.text) || isFactLine(after.line.text))) return false
  if (LED.test(before.line.text) && LED.test(after.line.text)) return false
  const isNear =
    after.page > before.page || (after.baseline - before.baseline) / before.size <= leading * 1.22
  const isUnderList =
    before.line.list !== undefined &&
    Math.abs(after.left - before.textLeft) < before.size * 0.5 &&
    after.left > left + before.size * 0.6
  if (isUnderList && isNear && !/[。；！？.!?]$/.test(before.line.text)) return true
  const room = edge - before.right
  if (room > Math.max(before.size * 1.1, firstWord(after.line.text, after.size) + before.size * 0.35))
    return false
  if (before.right - before.left < (edge - left) * 0.55) return false
  const shift = after.left - before.textLeft
  const isAligned =
    Math.abs(shift) < before.size * 0.9 ||
    (shift < 0 && shift > -before.size * 2.6 && !before.line.list) ||
    (before.line.list !== undefined && Math.abs(after.left - before.left) < before.size * 0.5)
  const isEnded =
    /[。；！？]$/.test(before.line.text) || (/[.!?]$/.test(before.line.text) && room > before.size)
  return isNear && isAligned && !isEnded
}

/** A bold name and what follows it broke at the blank between them. */
const changesStyle = (before: readonly Run[], after: readonly Run[]) =>
  before.at(-1)?.bold === true && after[0]?.bold !== true

const spaced = (runs: readonly Run[]): Run[] => [...runs, { text: ' ' }]

const joined = (before: Placed, after: Placed, { edge, isCut }: Measure): Placed => {
  const [cell = []] = before.line.cells
  const [more = []] = after.line.cells
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

/** Lines as they were written: what the edge of a column broke is whole again. */
export const joinLines = (lines: readonly Placed[]): Line[] => {
  if (lines.length === 0) return []
  const edge = edgeOf(lines)
  const leading = usualLeading(lines)
  const left =
    lines.map((line) => line.left).toSorted((one, other) => one - other)[Math.floor(lines.length * 0.05)] ?? 0
  const measure: Measure = { left, edge, leading, isCut: hyphensOf(lines.map(({ line }) => line.text)) }
  const whole: { placed: Placed; gap: number }[] = []
  for (const placed of lines) {
    const last = whole.at(-1)
    const cell = last ? brokenCell(last.placed, placed, leading) : -1
    if (last && cell >= 0) last.placed = withCell(last.placed, placed, cell)
    else if (last && isBrokenRow(last.placed, placed, leading)) last.placed = withRow(last.placed, placed)
    else if (last && goesOn(last.placed, placed, measure)) last.placed = joined(last.placed, placed, measure)
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
