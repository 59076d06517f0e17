import { type Line, makeLine, type Run } from './text/line.ts'
import { listMark } from './text/list-mark.ts'

const HEADING = /^\s{0,3}(#{1,6})(?=\s)(.*)$/
const RULE = /^\s{0,3}(?:[-*_]\s*){3,}$/
const UNDERLINE = /^\s{0,3}(?:=+|-{2,})\s*$/
const TABLE_RULE = /^\s*(?:\|\s*)?:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*)*(?:\|\s*)?$/
const TAG = /<\/?(?:[a-z][a-z0-9]*)(?:\s[^<>]{0,400})?\/?>/gi

/** Marks of one style, from its opening to its closing sign. */
const INLINE =
  /\\([\\`*_{}[\]()#+\-.!|~<>])|!\[([^\]]{0,200})\]\(([^()\s]{0,2000})(?:\s"[^"]{0,200}")?\)|\[([^\]]{1,300})\]\(([^()\s]{0,2000})(?:\s"[^"]{0,200}")?\)|<((?:https?:\/\/|mailto:)[^<>\s]{1,2000})>|(\*\*|__)(?=\S)([^*_]{1,500}?\S|\S)\7|(?<![\w*])([*_])(?=\S)([^*_]{1,500}?\S|\S)\9(?![\w*])|`([^`]{1,500})`|~~([^~]{1,500})~~/g

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
  apos: "'",
}
const plain = (text: string) =>
  text
    .replace(TAG, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp|#39|apos);/g, (_, name: string) => ENTITIES[name] ?? '')

const styled = (match: RegExpExecArray): Run[] => {
  const [, escaped, , , label, link, address, , strong, , slanted, code, struck] = match
  if (escaped !== undefined) return [{ text: escaped }]
  if (label !== undefined)
    return inlineRuns(label).map((run) => ({ ...run, ...(link ? { href: link } : {}) }))
  if (address !== undefined) return [{ text: address.replace(/^mailto:/, ''), href: address }]
  if (strong !== undefined) return inlineRuns(strong).map((run) => ({ ...run, bold: true as const }))
  if (slanted !== undefined) return inlineRuns(slanted).map((run) => ({ ...run, italic: true as const }))
  return [{ text: code ?? struck ?? '' }]
}

/** `**bold**`, `*italic*`, `[text](link)` as runs; pictures go, their names stay out of the text. */
export const inlineRuns = (text: string): Run[] => {
  const runs: Run[] = []
  let at = 0
  for (const match of text.matchAll(new RegExp(INLINE, 'g'))) {
    if (match.index > at) runs.push({ text: plain(text.slice(at, match.index)) })
    if (match[2] === undefined) runs.push(...styled(match as RegExpExecArray))
    at = match.index + match[0].length
  }
  if (at < text.length) runs.push({ text: plain(text.slice(at)) })
  return runs.filter((run) => run.text !== '')
}

const cellsOf = (text: string): Run[][] =>
  text.split(/\t+|(?<=\S) {3,}|(?:&emsp;|&ensp;|&nbsp;){2,}/).map(inlineRuns)

const tableCells = (row: string): Run[][] =>
  row
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => inlineRuns(cell.trim()))

const isTableRow = (text: string) => /^\s*\|.*\|\s*$/.test(text)

const lineOf = (text: string, gap: number): Line => {
  const [, marks, rest] = HEADING.exec(text) ?? []
  const title = rest
    ?.trim()
    .replace(/(?<!#)#+$/, '')
    .trimEnd()
  if (marks && title !== undefined) return makeLine(cellsOf(title), { gap, level: marks.length, bold: true })
  if (isTableRow(text)) return makeLine(tableCells(text), { gap })
  const quote = text.replace(/^\s{0,3}(?:>\s?)+/, '')
  const mark = listMark(quote)
  const content = (mark ? quote.slice(mark.to) : quote).replace(/^\[[ xX]\]\s+/, '')
  return makeLine(cellsOf(content), { gap, ...(mark && !/^\s*\*\*/.test(quote) ? { list: mark.list } : {}) })
}

/** A title underlined with === or ---. */
const underlined = (text: string, next: string | undefined): number | undefined => {
  if (
    next === undefined ||
    !UNDERLINE.test(next) ||
    text.trim() === '' ||
    HEADING.test(text) ||
    listMark(text) ||
    isTableRow(text)
  )
    return undefined
  return next.trim().startsWith('=') ? 1 : 2
}

export const markdownLines = (text: string): Line[] => {
  const raw = text.replace(/^---\n([\s\S]{0,4000}?)\n---\n/, '$1\n\n').split('\n')
  const lines: Line[] = []
  let gap = 0
  for (let at = 0; at < raw.length; at += 1) {
    const one = raw[at] ?? ''
    const level = underlined(one, raw[at + 1])
    if (level !== undefined) {
      lines.push(makeLine(cellsOf(one), { gap, level, bold: true }))
      at += 1
    } else if (one.trim() === '' || RULE.test(one) || TABLE_RULE.test(one) || /^\s*```/.test(one)) {
      gap += 1
      continue
    } else lines.push(lineOf(one, gap))
    gap = 0
  }
  return lines.filter((line) => line.text !== '')
}

/** Headings with #, or several bold lines, which plain text does not have. */
export const isMarkdown = (text: string): boolean => {
  const start = text.slice(0, 20_000)
  if (/^ {0,3}#{1,6} +\S/m.test(start)) return true
  return (
    (start.match(/\*\*[^*\n]{1,80}\*\*/g) ?? []).length >= 2 ||
    (start.match(/\[[^\]\n]{1,80}\]\(https?:/g) ?? []).length >= 1
  )
}
