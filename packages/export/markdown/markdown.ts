import type { Document } from '#packages/document/schema.ts'
import { type Entry, type Line, type OutlineSection, outlineOf } from '../text/outline.ts'
import { escapeStart, inlineOf } from './inline.ts'

/** Number signs at the end of a heading would be taken for its closing ones. */
const heading = (level: number, text: string): string =>
  `${'#'.repeat(level)} ${inlineOf([{ text }]).replace(/(^|\s)(#+)$/, '$1\\$2')}`

/** A row of a table, with the line under its head; one without a head begins with an empty one. */
const rowOf = ({ cells = [], head }: Line, isFirst: boolean): string => {
  const written = (texts: readonly string[]) =>
    `| ${texts.map((text) => inlineOf([{ text }]).replaceAll('|', '\\|')).join(' | ')} |`
  const under = `|${cells.map(() => ' --- |').join('')}`
  if (head) return `${written(cells)}\n${under}`
  return isFirst ? `${written(cells.map(() => ''))}\n${under}\n${written(cells)}` : written(cells)
}

const lineOf = (line: Line, isFirst: boolean): string => {
  const { as, spans, number, under = 0 } = line
  if (as === 'row') return rowOf(line, isFirst)
  const text = escapeStart(inlineOf(spans))
  // Indented as far as the text of a numbered point, so that a list belongs to the point above, whatever its sign.
  const into = ' '.repeat(under * 4)
  return as === 'text' ? text : `${into}${as === 'number' ? `${number}.` : '-'} ${text}`
}

/** No blank line between lines of a list; other lines are paragraphs of their own. */
const bodyOf = (lines: readonly Line[]): string =>
  lines.reduce((out, line, at) => {
    const before = lines[at - 1]?.as
    const isRow = line.as === 'row'
    const isClose = line.as !== 'text' && before !== 'text' && isRow === (before === 'row')
    return out + (at === 0 ? '' : isClose ? '\n' : '\n\n') + lineOf(line, before !== 'row')
  }, '')

const entryOf = ({ head, lines }: Entry): string =>
  [...(head === '' ? [] : [heading(3, head)]), ...(lines.length === 0 ? [] : [bodyOf(lines)])].join('\n\n')

/** Entries that are one line each are one list. */
const entriesOf = (entries: readonly Entry[]): string =>
  entries.every(({ head }) => head === '')
    ? bodyOf(entries.flatMap(({ lines }) => lines))
    : entries.map(entryOf).join('\n\n')

/** A section without a title begins with a rule, or it would belong to the one above. */
const sectionOf = ({ title, entries }: OutlineSection, isUnderOther: boolean): string => {
  const body = entriesOf(entries)
  if (body === '') return heading(2, title)
  return title !== '' ? `${heading(2, title)}\n\n${body}` : isUnderOther ? `---\n\n${body}` : body
}

export const markdownOf = (document: Document): string => {
  const { name, sections } = outlineOf(document)
  const titled = sections.findIndex(({ title }) => title !== '')
  const parts = [
    ...(name === '' ? [] : [heading(1, name)]),
    ...sections.map((section, at) => sectionOf(section, titled >= 0 && at > titled)),
  ]
  return parts.length === 0 ? '' : `${parts.join('\n\n')}\n`
}
