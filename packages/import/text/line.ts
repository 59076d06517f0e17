import type { Block, Span } from '#packages/document/values.ts'
import { isHan } from './normalise.ts'

/** A stretch of one style. */
export interface Run {
  text: string
  bold?: true
  italic?: true
  href?: string
}

/** One line of a resume as a reader sees it, whatever file it came from. */
export interface Line {
  /** Parts of the line that tabs, wide gaps or cells of a table separate. */
  cells: Run[][]
  text: string
  /** A heading by the file's own word: 1 is the highest. */
  level?: number
  list?: 'bullet' | 'number'
  /** Of its letters, where 1 is the usual size of the file. */
  size: number
  /** Blank lines above; a fraction where the file has measures. */
  gap: number
  bold: boolean
  /** A line is drawn below or next to it, or it has a background. */
  ruled?: true
  /** A new reading block begins here: another column, another cell of a layout. */
  starts?: true
}

export const runsText = (runs: readonly Run[]): string => runs.map((run) => run.text).join('')

const isBold = (runs: readonly Run[]): boolean => {
  const wordRuns = runs.filter((run) => /[\p{L}\p{N}]/u.test(run.text))
  return wordRuns.length > 0 && wordRuns.every((run) => run.bold)
}

const trimmed = (runs: readonly Run[]): Run[] => {
  const text = runsText(runs)
  return sliceRuns(runs, text.length - text.trimStart().length, text.trimEnd().length)
}

/** The part of a text from one character to another, its styles kept. */
export const sliceRuns = (runs: readonly Run[], from: number, to = Number.POSITIVE_INFINITY): Run[] => {
  let at = 0
  return runs.flatMap((run) => {
    const start = at
    at += run.text.length
    const text = run.text.slice(Math.max(0, from - start), Math.max(0, to - start))
    return text === '' ? [] : [{ ...run, text }]
  })
}

export const makeLine = (cells: readonly Run[][], more: Partial<Line> = {}): Line => {
  const full = cells.map(trimmed).filter((runs) => runsText(runs) !== '')
  return {
    size: 1,
    gap: 0,
    bold: full.length > 0 && full.every(isBold),
    ...more,
    cells: full,
    text: full.map(runsText).join('  '),
  }
}

export const textLine = (text: string, more: Partial<Line> = {}): Line => makeLine([[{ text }]], more)

export const cellTexts = (line: Line): string[] => line.cells.map(runsText)

/** All of a line as one text, its cells two blanks apart as in `text`. */
export const lineRuns = (line: Line): Run[] =>
  line.cells.flatMap((cell, at) => (at === 0 ? cell : [{ text: '  ' }, ...cell]))

/** Cells also where bold ends or begins at a blank: 「**星河科技** 工程师」 is two facts. */
export const splitAtBold = (line: Line): Line => {
  const cells = line.cells.flatMap((cell) => {
    const parts: Run[][] = []
    for (const run of cell) {
      const last = parts.at(-1)?.at(-1)
      const isBreak =
        last &&
        last.bold !== run.bold &&
        (/[\s|｜·,，]$/.test(last.text) || /^[\s|｜·,，]/.test(run.text)) &&
        run.text.trim() !== ''
      if (!last || isBreak) parts.push([run])
      else parts.at(-1)?.push(run)
    }
    return parts
  })
  return cells.length === line.cells.length ? line : makeLine(cells, line)
}

const showsAddress = (text: string, href: string) =>
  text.toLowerCase().includes(
    href
      .toLowerCase()
      .replace(/^https?:\/\/(?:www\.)?/, '')
      .replace(/\/$/, ''),
  )

/** Addresses that the words of a line lead to and do not say. */
export const linksBehind = (line: Line): string[] => [
  ...new Set(
    line.cells
      .flat()
      .flatMap(({ href }) =>
        href && /^https?:/i.test(href) && !showsAddress(line.text, href) ? [href] : [],
      ),
  ),
]

/** Appends the addresses of links, because plain values have no links. */
export const tellLinks = (line: Line): Line => {
  const links = linksBehind(line)
  return links.length === 0 ? line : makeLine([...line.cells, ...links.map((text) => [{ text }])], line)
}

/** The text between the end of one line and the start of the next in running text. */
const glue = (before: string, after: string): string => {
  const last = [...before].at(-1) ?? ''
  const first = [...after][0] ?? ''
  if (isHan(last) || isHan(first) || /\S-$/.test(before)) return ''
  return /\s$/.test(before) || /^\s/.test(after) ? '' : ' '
}

/** Whether a hyphen at the end of a line only cut a word, or belongs to it: the file's other lines tell. */
export type IsCut = (before: string, after: string) => boolean

const keepsHyphen: IsCut = () => false

export const joinRuns = (
  before: readonly Run[],
  after: readonly Run[],
  isCut: IsCut = keepsHyphen,
): Run[] => {
  const [head, tail] = [runsText(before), runsText(after)]
  if (isCut(head, tail)) return [...sliceRuns(before, 0, head.length - 1), ...after]
  const between = glue(head, tail)
  const last = before.at(-1)
  return between === '' || !last
    ? [...before, ...after]
    : [...before.slice(0, -1), { ...last, text: last.text + between }, ...after]
}

const SAFE_HREF = /^(?:https?:\/\/|mailto:|tel:)\S{1,1980}$/i

const spanOf = ({ text, bold, italic, href }: Run): Span => ({
  text,
  ...(bold ? { bold } : {}),
  ...(italic ? { italic } : {}),
  ...(href && SAFE_HREF.test(href) ? { href } : {}),
})

const sameStyle = (one: Span, other: Span) =>
  one.bold === other.bold && one.italic === other.italic && one.href === other.href

export const spansOf = (runs: readonly Run[]): Span[] => {
  const spans: Span[] = []
  for (const span of runs.map(spanOf)) {
    const last = spans.at(-1)
    if (last && sameStyle(last, span)) last.text += span.text
    else if (span.text !== '') spans.push({ ...span })
  }
  return spans
}

/** A line as it goes into styled text. Bold of a whole line is its look, not its meaning. */
export const blockOf = (line: Line): Block => ({
  ...(line.list ? { list: line.list } : {}),
  spans: spansOf(line.bold ? lineRuns(line).map(({ bold: _, ...run }) => run) : lineRuns(line)),
})
