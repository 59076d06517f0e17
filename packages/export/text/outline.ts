import type { Document } from '#packages/document/schema.ts'
import { readSubBullet } from '#packages/document/sub-bullet.ts'
import { type Block, isSeries, isTable, type Span, type Value } from '#packages/document/values.ts'
import { formatDates } from '#packages/sections/dates.ts'
import type { Fact, FieldType, Kind } from '#packages/sections/define.ts'
import { levelWord } from '#packages/sections/levels.ts'
import type { KindName } from '#packages/sections/registry.ts'
import { safeHref } from '#packages/sections/resolve.ts'
import {
  factsOf,
  labelOf,
  levelOf,
  lineOf,
  periodOf,
  richOf,
  type Scope,
  shownValue,
} from '#packages/sections/scope.ts'
import { type ReadSection, readSections } from './read-sections.ts'
import { brokenSpans, oneLine, tidySpans } from './tidy.ts'

/** A line of an entry: a paragraph, a labelled fact, a point of a list, or a row of a table. */
export interface Line {
  as: 'text' | 'fact' | 'bullet' | 'number' | 'row'
  spans: readonly Span[]
  /** The number of the point in a numbered list. */
  number?: number
  /** The depth of an indented line under a point of a list, from 1. */
  under?: number
  /** The texts of a row's cells, one per column of its table. */
  cells?: readonly string[]
  head?: true
}

export interface Entry {
  /** The name and period of the entry; empty if all of it is lines. */
  head: string
  lines: Line[]
}

export interface OutlineSection {
  title: string
  entries: Entry[]
}

/** The text structure of a document, from which plain text and Markdown are written. */
export interface Outline {
  /** The name of the person, or the title of a document without one. */
  name: string
  sections: OutlineSection[]
}

/** The fields that name an entry, if they are not the first two of its kind. */
const HEADS: Partial<Record<KindName, readonly string[]>> = {
  edu_background: ['schoolName', 'specialized', 'degree'],
}
/** Fields that are hard to understand without their label. */
const LABELLED: Partial<Record<KindName, readonly string[]>> = { edu_background: ['majorCourse'] }
/** The field that names the whole document, best first. */
const NAMES = [
  { kind: 'base_info', field: 'name' },
  { kind: 'resume_title', field: 'title' },
  { kind: 'doc_title', field: 'name' },
] as const
/** Kinds that are headings of the text, and the field with the heading. */
const HEADINGS: Partial<Record<string, string>> = { doc_heading: 'name' }
/** Kinds whose entries are points of a list, even if they have more than one line. */
const POINTS = new Set(['doc_list', 'doc_timeline'])

const BETWEEN: Span = { text: ' | ' }
const COLON = { zh: '：', en: ': ' } as const

const isDate = (type: FieldType) => type === 'period' || type === 'date'
const isLong = (type: FieldType) => type === 'rich' || type === 'labelled'

/** An entry of short fields alone is one line of a list. */
const isPoint = ({ kind, single, fields }: Kind): boolean =>
  POINTS.has(kind) || (!single && !Object.values(fields).some(({ type }) => isLong(type)))

const headFields = (kind: Kind): readonly string[] => {
  if (kind.single) return []
  const lines = Object.keys(kind.fields).filter((field) => kind.fields[field]?.type === 'line')
  return HEADS[kind.kind as KindName] ?? lines.slice(0, isPoint(kind) ? 1 : 2)
}

const plain = (text: string): Span[] => {
  const line = oneLine(text).trim()
  return line === '' ? [] : [{ text: line }]
}

const bold = (span: Span): Span => ({ ...span, bold: true })

const joined = (parts: readonly (readonly Span[])[]): Span[] =>
  parts.flatMap((part, at) => (at === 0 ? part : [BETWEEN, ...part]))

/** Phone numbers are not linked, only addresses. */
const linked = (field: string, text: string): Span[] => {
  const { href = '' } = safeHref(field, text)
  return tidySpans([href === '' || href.startsWith('tel:') ? { text } : { text, href }])
}

const headParts = (scope: Scope): Span[] => {
  const dates = Object.entries(scope.kind.fields)
    .filter(([, { type }]) => isDate(type))
    .flatMap(([field]) => formatDates(periodOf(scope, field), 'range', scope.language))
  return [...headFields(scope.kind).map((field) => lineOf(scope, field)), ...dates].flatMap(plain)
}

const withLabel = (label: string, value: Span[], language: Scope['language']): Span[] =>
  label.trim() === '' || value.length === 0
    ? value
    : tidySpans([...plain(label).map(bold), { text: COLON[language] }, ...value])

const factLine = ({ field, label, value }: Fact, { language }: Scope): Line => ({
  as: 'fact',
  // A form is filled in by hand, so its labels are shown without answers too.
  spans: value === '' ? plain(label) : withLabel(label, linked(field, value), language),
})

const rowLine = (cells: readonly string[], head: boolean): Line => {
  const texts = cells.map((cell) => oneLine(cell).trim())
  return {
    as: 'row',
    cells: texts,
    spans: joined(texts.filter((text) => text !== '').map((text) => [{ text }])),
    ...(head ? { head } : {}),
  }
}

/** A table row by row; the figures of a chart are a table too. */
const tableLines = (value: Value | undefined): Line[] => {
  if (isSeries(value)) {
    const { labels, series, unit = '' } = value
    const head = ['', ...series.map(({ name }) => name)]
    const rows = labels.map((label, at) => [
      label,
      ...series.map(({ values }) => (values[at] == null ? '' : `${values[at]}${unit}`)),
    ])
    return tableLines({ head, rows })
  }
  if (!isTable(value)) return []
  const { head, rows } = value
  const count = Math.max(head.length, ...rows.map((row) => row.length))
  const padded = (row: readonly string[]) => Array.from({ length: count }, (_, at) => row[at] ?? '')
  const lines = [
    ...(head.some((cell) => cell.trim() !== '') ? [rowLine(padded(head), true)] : []),
    ...rows.map((row) => rowLine(padded(row), false)),
  ]
  return lines.filter(({ spans }) => spans.length > 0)
}

/** Each run of a counted list begins at one. */
const numberAt = (blocks: readonly Block[], at: number): number => {
  let first = at
  while (first > 0 && blocks[first - 1]?.list === 'number') first -= 1
  return at - first + 1
}

/** A point and its content. Any other line break would end the point, so it becomes a blank. */
const pointLines = (block: Block, point: Omit<Line, 'spans'>): Line[] => {
  const [head = [], ...rows] = brokenSpans(block.spans)
  const lines: Line[] = [{ ...point, spans: head }]
  for (const row of rows) {
    const found = readSubBullet(row)
    const last = lines.length - 1
    if (!found)
      lines[last] = {
        ...(lines[last] as Line),
        spans: [...(lines[last]?.spans ?? []), { text: ' ' }, ...row],
      }
    else {
      const { level, number, spans } = found
      const as = number === undefined ? ({ as: 'bullet' } as const) : ({ as: 'number', number } as const)
      lines.push({ ...as, spans, under: level - 1 })
    }
  }
  return lines
}

/** A break within a paragraph is made here too. */
const richLines = (blocks: readonly Block[]): Line[] =>
  blocks.flatMap((block, at): Line[] => {
    if (block.list === undefined)
      return brokenSpans(block.spans).map((spans) => ({ as: 'text', spans: tidySpans(spans) }))
    const point: Omit<Line, 'spans'> =
      block.list === 'number' ? { as: 'number', number: numberAt(blocks, at) } : { as: block.list }
    return pointLines(block, point).map((line) => ({ ...line, spans: tidySpans(line.spans) }))
  })

/** The text of a field in a line of its own. */
const fieldSpans = (scope: Scope, field: string, type: FieldType): Span[] => {
  if (type === 'level') return plain(levelWord(levelOf(scope, field), scope.language))
  if (type !== 'line' && type !== 'link') return []
  const value = linked(field, lineOf(scope, field))
  const { kind, section, language } = scope
  const isLabelled =
    LABELLED[kind.kind as KindName]?.includes(field) || section.props[field]?.label !== undefined
  return isLabelled ? withLabel(labelOf(scope, field), value, language) : value
}

/** The lines of an entry, in the order of its kind's fields. */
const linesOf = (scope: Scope, without: readonly string[]): Line[] => {
  const { fields } = scope.kind
  const facts = factsOf(scope).filter(({ field }) => fields[field]?.type !== 'rich')
  const factFields = Object.keys(fields).filter((name) => facts.some(({ field }) => field === name))
  return Object.entries(fields).flatMap(([field, { type }]): Line[] => {
    if (without.includes(field)) return []
    if (type === 'rich') return richLines(richOf(scope, field))
    if (type === 'table' || type === 'series') return tableLines(shownValue(scope, field))
    // All facts are listed together, at the place of the first.
    if (factFields.includes(field))
      return field === factFields[0] ? facts.map((fact) => factLine(fact, scope)) : []
    const spans = fieldSpans(scope, field, type)
    return spans.length === 0 ? [] : [{ as: 'text', spans }]
  })
}

const pointOf = (scope: Scope): Line[] => {
  const [first, ...others] = [
    ...headParts(scope).map((part) => [part]),
    ...linesOf(scope, headFields(scope.kind)).map(({ spans }) => spans),
  ]
  if (!first) return []
  return [{ as: 'bullet', spans: joined([others.length > 0 ? first.map(bold) : first, ...others]) }]
}

const nameIn = (scope: Scope): { field: string; name: string } | undefined => {
  const field = NAMES.find(({ kind }) => kind === scope.kind.kind)?.field
  const name = field ? oneLine(lineOf(scope, field)).trim() : ''
  return field && name !== '' ? { field, name } : undefined
}

const nameOf = (sections: readonly ReadSection[]): string => {
  const scopes = sections.flatMap(({ entries }) => entries)
  const ranked = NAMES.flatMap(({ kind }) => scopes.filter((scope) => scope.kind.kind === kind))
  return ranked.map(nameIn).find((found) => found !== undefined)?.name ?? ''
}

const entryOf = (scope: Scope, name: string): Entry => {
  if (isPoint(scope.kind)) return { head: '', lines: pointOf(scope) }
  const own = nameIn(scope)
  const heading = HEADINGS[scope.kind.kind]
  // Texts of the document's or section's heading are not repeated under it.
  const without = own?.name === name ? [own.field] : heading ? [heading] : headFields(scope.kind)
  const head = headParts(scope).map((part) => [part])
  return { head: joined(head).reduce((text, span) => text + span.text, ''), lines: linesOf(scope, without) }
}

const titleOf = ({ section, entries: [first] }: ReadSection): string => {
  const heading = first && HEADINGS[first.kind.kind]
  if (heading) return oneLine(lineOf(first, heading)).trim()
  return (section.untitled ?? first?.kind.untitled) ? '' : oneLine(section.title).trim()
}

export const outlineOf = (document: Document): Outline => {
  const read = readSections(document)
  const name = nameOf(read)
  const sections = read.map((one) => ({
    title: titleOf(one),
    entries: one.entries
      .map((scope) => entryOf(scope, name))
      .filter(({ head, lines }) => head !== '' || lines.length > 0),
  }))
  const isHeading = (at: number) => HEADINGS[read[at]?.section.kind ?? ''] !== undefined
  return {
    name,
    sections: sections.filter(
      ({ entries, title }, at) => entries.length > 0 || (title !== '' && isHeading(at)),
    ),
  }
}
