import { MAX_LENGTH } from '#packages/document/limits.ts'
import type { Document, Item, Section } from '#packages/document/schema.ts'
import {
  type Block,
  isPeriod,
  isTable,
  type Labelled,
  type Rich,
  type Series,
  type Span,
  type Table,
  type Value,
} from '#packages/document/values.ts'
import type { Field } from '#packages/sections/define.ts'
import { kindOf } from '#packages/sections/registry.ts'
import { maxLengthOf } from './inputs/limits.ts'

export interface FindOptions {
  matchCase?: boolean
  wholeWord?: boolean
}

/** The place of a text: a key of the page settings, or a section, entry, field and position in the field's value. */
export interface TextPlace {
  page?: 'header' | 'footer'
  section?: string
  /** Undefined for fields of the section itself: its title or English name. */
  item?: string
  field?: string
  /** Index of the block or pair in the field, and the side of the pair. */
  row?: number
  part?: 'label' | 'value' | 'name'
  /** Column of a table, whose head is row -1. */
  column?: number
  text: string
  maxLength: number
}

export interface Found extends TextPlace {
  from: number
  to: number
}

type Range = Pick<Found, 'from' | 'to'>

const SEARCHED = new Set(['line', 'link', 'rich', 'labelled', 'period', 'table', 'series'])

const blockText = (block: Block): string => block.spans.map(({ text }) => text).join('')

const inTable = ({ head, rows }: Table) =>
  [head, ...rows].flatMap((cells, at) =>
    cells.map((text, column) => ({ row: at - 1, column, text, maxLength: MAX_LENGTH.cell })),
  )

const inSeries = ({ labels, series }: Series) => [
  ...labels.map((text, row) => ({ row, part: 'label' as const, text, maxLength: MAX_LENGTH.label })),
  ...series.map(({ name }, row) => ({ row, part: 'name' as const, text: name, maxLength: MAX_LENGTH.label })),
]

const inValue = (
  value: Value,
  { type, value: schema }: Field,
): Omit<TextPlace, 'section' | 'item' | 'field'>[] => {
  if (typeof value === 'string')
    return type === 'line' || type === 'link'
      ? [{ text: value, maxLength: Math.min(MAX_LENGTH.line, maxLengthOf(schema)) }]
      : []
  if (isTable(value)) return inTable(value)
  if (!Array.isArray(value) && !isPeriod(value)) return inSeries(value)
  if (!Array.isArray(value))
    return value.text === undefined ? [] : [{ text: value.text, maxLength: MAX_LENGTH.period }]
  if (type === 'labelled')
    return (value as Labelled[]).flatMap((pair, row) => [
      { row, part: 'label' as const, text: pair.label, maxLength: MAX_LENGTH.label },
      { row, part: 'value' as const, text: pair.value, maxLength: MAX_LENGTH.value },
    ])
  return (value as Rich).map((block, row) => ({ row, text: blockText(block), maxLength: MAX_LENGTH.line }))
}

const inItem = (section: Section, item: Item): TextPlace[] =>
  Object.entries(kindOf(section.kind)?.fields ?? {}).flatMap(([field, row]) => {
    const value = item.data[field]
    if (value === undefined || !SEARCHED.has(row.type)) return []
    return inValue(value, row).map((place) => ({ section: section.id, item: item.id, field, ...place }))
  })

const inSection = (section: Section): TextPlace[] => [
  { section: section.id, field: 'title', text: section.title, maxLength: MAX_LENGTH.title },
  ...(section.english === undefined
    ? []
    : [{ section: section.id, field: 'english', text: section.english, maxLength: MAX_LENGTH.title }]),
  ...section.items.flatMap((item) => inItem(section, item)),
]

/** Every text that the user wrote, in the order of the document. */
export const textPlaces = ({ page, sections }: Document): TextPlace[] => [
  { page: 'header', text: page.header, maxLength: MAX_LENGTH.running },
  ...sections.flatMap(inSection),
  { page: 'footer', text: page.footer, maxLength: MAX_LENGTH.running },
]

const isWordSign = (sign: string | undefined) =>
  sign !== undefined && /[\p{L}\p{M}\p{N}_]/u.test(sign) && !/\p{Script=Han}/u.test(sign)

/** Word boundaries are required only between Latin letters and digits, since Chinese has no spaces. */
const isWhole = (text: string, { from, to }: Range) => {
  const before = [...text.slice(0, from)].at(-1)
  const after = [...text.slice(to)][0]
  const found = [...text.slice(from, to)]
  return !(isWordSign(before) && isWordSign(found[0])) && !(isWordSign(after) && isWordSign(found.at(-1)))
}

/** A pattern ignores case without changing positions; `toLowerCase` changes the length of some characters (İ). */
const patternOf = (query: string, { matchCase }: FindOptions) =>
  new RegExp(
    query.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&').replaceAll('\\-', '\\x2d'),
    matchCase ? 'gu' : 'giu',
  )

export const matchesIn = (text: string, query: string, options: FindOptions = {}): Range[] => {
  if (query === '' || text === '') return []
  return [...text.matchAll(patternOf(query, options))]
    .map((match) => ({ from: match.index, to: match.index + match[0].length }))
    .filter((range) => !options.wholeWord || isWhole(text, range))
}

export const findText = (document: Document, query: string, options: FindOptions = {}): Found[] =>
  textPlaces(document).flatMap((place) =>
    matchesIn(place.text, query, options).map((range) => ({ ...place, ...range })),
  )

const replacedIn = (text: string, ranges: readonly Range[], by: string): string =>
  ranges.reduceRight((rest, { from, to }) => rest.slice(0, from) + by + rest.slice(to), text)

/** The new text has the style of the first replaced character; all other characters keep their style. */
export const replaceInSpans = (spans: readonly Span[], { from, to }: Range, by: string): Span[] => {
  let at = 0
  let written = false
  return spans
    .map((span) => {
      const start = at
      at += span.text.length
      const cutFrom = Math.max(from, start)
      const cutTo = Math.min(to, at)
      if (cutFrom >= cutTo) return span
      const inserted = written ? '' : by
      written = true
      return {
        ...span,
        text: span.text.slice(0, cutFrom - start) + inserted + span.text.slice(cutTo - start),
      }
    })
    .filter(({ text }, index) => text !== '' || spans[index]?.text === '')
}

const placeKey = ({ page, section, item, field, row, part, column }: TextPlace) =>
  [page, section, item, field, row, part, column].join('|')

const putIntoTable = ({ head, rows }: Table, { row = 0, column = 0 }: TextPlace, text: string) => {
  const cells = row < 0 ? head : rows[row]
  if (cells?.[column] !== undefined) cells[column] = text
}

const putIntoSeries = ({ labels, series }: Series, { row = 0, part }: TextPlace, text: string) => {
  const named = series[row]
  if (part === 'label' && labels[row] !== undefined) labels[row] = text
  else if (part === 'name' && named) named.name = text
}

const put = (document: Document, place: TextPlace, ranges: readonly Range[], by: string) => {
  const text = replacedIn(place.text, ranges, by)
  if (place.page) {
    document.page[place.page] = text
    return
  }
  const section = document.sections.find(({ id }) => id === place.section)
  if (!section || place.field === undefined) return
  if (place.item === undefined) {
    if (place.field === 'title' || place.field === 'english') section[place.field] = text
    return
  }
  const item = section.items.find(({ id }) => id === place.item)
  const value = item?.data[place.field]
  if (!item || value === undefined) return
  if (typeof value === 'string') item.data[place.field] = text
  else if (isTable(value)) putIntoTable(value, place, text)
  else if (isPeriod(value)) value.text = text
  else if (!Array.isArray(value)) putIntoSeries(value, place, text)
  else if (place.part) {
    const pair = (value as Labelled[])[place.row ?? 0]
    if (pair && place.part !== 'name') pair[place.part] = text
  } else {
    const block = (value as Rich)[place.row ?? 0]
    if (block)
      block.spans = ranges.reduceRight((spans, range) => replaceInSpans(spans, range, by), block.spans)
  }
}

export interface Replacement {
  replaced: number
  /** Number of replacements that were not made because the text would be too long. */
  tooLong: number
  command(document: Document): void
}

/** Replaces one or more matches with one command, except where the text would be too long for its field. */
export const replaceFound = (found: readonly Found[], by: string): Replacement => {
  const groups = [...Map.groupBy(found, placeKey).values()].map((ranges) => {
    const [place] = ranges as [Found]
    return { place, ranges, fits: replacedIn(place.text, ranges, by).length <= place.maxLength }
  })
  const count = (fits: boolean) =>
    groups.filter((group) => group.fits === fits).reduce((sum, { ranges }) => sum + ranges.length, 0)
  return {
    replaced: count(true),
    tooLong: count(false),
    command: (document) => {
      for (const { place, ranges, fits } of groups) if (fits) put(document, place, ranges, by)
    },
  }
}
