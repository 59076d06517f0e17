import { type Line, makeLine, type Run, runsText, sliceRuns } from '../text/line.ts'
import { isReach } from './fact-line.ts'
import { nameLikeness } from './facts.ts'
import { limits } from './features.ts'
import { headingOf } from './headings.ts'
import { entryPlace, factPlace } from './labels.ts'

const isKnown = (text: string) =>
  text.length <= 12 && (factPlace(text) !== undefined || entryPlace(text) !== undefined)

/** 姓名, 电话: words that only ever label a fact. */
const isPlainLabel = (cell: readonly Run[]): boolean => {
  const text = runsText(cell).trim()
  return isKnown(text) && headingOf(text)?.by !== 'exact'
}

const hasLabels = (line: Line | undefined): boolean =>
  line !== undefined && line.cells.length > 1 && line.cells.some(isPlainLabel)

/** 工作经验 | 5年 among facts is a fact; 工作经验 | 2019.03 – … opens a section. */
const isLabel = (cell: readonly Run[], next: readonly Run[] | undefined, isAmongFacts: boolean): boolean => {
  if (isPlainLabel(cell)) return true
  if (!isAmongFacts || next === undefined) return false
  const isFact = runsText(next).length <= 12 || isReach(runsText(next))
  return isFact && runsText(cell).trim().length <= 8
}

const labelled = (label: readonly Run[], value: readonly Run[]): Run[] => {
  const text = runsText(label)
  return [...sliceRuns(label, 0, text.replace(/\s?[:：]\s*$/, '').length), { text: '：' }, ...value]
}

/** 姓名 | 张三 | 性别 | 女, as tables have it: each label with the value in the cell after it. */
const pairLine = (line: Line, isAmongFacts: boolean): Line => {
  const cells: Run[][] = []
  for (let at = 0; at < line.cells.length; at += 1) {
    const cell = line.cells[at] as Run[]
    const next = line.cells[at + 1]
    const isPair =
      next !== undefined &&
      isLabel(cell, next, isAmongFacts) &&
      !isLabel(next, line.cells[at + 2], false) &&
      !/[:：]/.test(runsText(next))
    cells.push(isPair ? labelled(cell, next) : cell)
    if (isPair) at += 1
  }
  return makeLine(cells, line)
}

/** A row of a table of facts whose label is in no list. */
const namesItself = (line: Line): Line => {
  const [label = [], value = []] = line.cells
  return makeLine([labelled(label, value)], line)
}

/** A few rows above, in the same table, stand plain facts. */
const followsFacts = (lines: readonly Line[], at: number): boolean => {
  const above = lines.slice(Math.max(0, at - 3), at).toReversed()
  const end = above.findIndex((line) => line.cells.length < 2)
  return above.slice(0, end < 0 ? above.length : end).some(hasLabels)
}

/** A short word of normal size. The name of a person in large type is no label. */
const mayLabel = (line: Line, text: string): boolean =>
  /^[\p{Script=Han}A-Za-z ]{2,8}$/u.test(text) &&
  line.size < 1.2 &&
  !headingOf(text) &&
  nameLikeness(text) < limits.sureNameWords

export const pairCells = (lines: readonly Line[]): Line[] =>
  lines.map((line, at) => {
    if (line.cells.length < 2) return line
    const isAmongFacts = hasLabels(line) || followsFacts(lines, at)
    if (isAmongFacts && line.cells.some((cell, place) => isLabel(cell, line.cells[place + 1], isAmongFacts)))
      return pairLine(line, isAmongFacts)
    const label = runsText(line.cells[0] ?? [])
    const isRow = isAmongFacts || hasLabels(lines[at + 1])
    return isRow && line.cells.length === 2 && !line.list && mayLabel(line, label) ? namesItself(line) : line
  })
