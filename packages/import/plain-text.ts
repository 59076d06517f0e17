import { isSurelyHeading } from './parse/headings.ts'
import { splitPairs } from './parse/labels.ts'
import { findPeriod } from './parse/periods.ts'
import { joinRuns, type Line, makeLine, type Run } from './text/line.ts'
import { listMark } from './text/list-mark.ts'
import { goesOn } from './text/wrapped.ts'

const RULE = /^\s*[-=_*~—─━·.#]{3,}\s*$/

/** Go – seven years of services: each such line is an item of its own. */
const LED = /^\s*[^:：，。,.]{1,30}\s[–—-]\s\S/

const opens = (text: string): boolean =>
  listMark(text) !== undefined ||
  isSurelyHeading(text) ||
  RULE.test(text) ||
  LED.test(text) ||
  findPeriod(text) !== undefined ||
  splitPairs(text).pairs.length > 0

/** From when to when, and little else: the head of an entry ends with its line. */
const isHead = (text: string): boolean => text.length <= 100 && findPeriod(text) !== undefined

const cellsOf = (text: string): Run[][] =>
  text
    .split(/\t+|\s{3,}|(?<=\p{Script=Han}|\d)\s{2}|\s{2}(?=\p{Script=Han}|\d)/u)
    .map((cell) => [{ text: cell }])

const lineOf = (text: string, gap: number): Line => {
  const mark = isSurelyHeading(text) ? undefined : listMark(text)
  return mark
    ? makeLine(cellsOf(text.slice(mark.to)), { gap, list: mark.list })
    : makeLine(cellsOf(text), { gap })
}

/** The lines of plain text: as pasted from a site, a mail or a note. */
export const plainLines = (text: string): Line[] => {
  const raw = text.split('\n')
  const joins = goesOn(raw, opens, isHead)
  const lines: Line[] = []
  let gap = 0
  for (const [at, one] of raw.entries()) {
    const last = lines.at(-1)
    if (one.trim() === '' || RULE.test(one)) gap += 1
    else if (joins[at] && last && gap === 0) {
      const runs = joinRuns(last.cells.at(-1) ?? [], [{ text: one.trim() }])
      lines[lines.length - 1] = makeLine([...last.cells.slice(0, -1), runs], last)
    } else {
      lines.push(lineOf(one, gap))
      gap = 0
    }
  }
  return lines.filter((line) => line.text !== '')
}
