import type { Document, Item, Section } from '#packages/document/schema.ts'
import {
  cellsOf,
  isSeries,
  isTable,
  type Labelled,
  type Rich,
  type Value,
} from '#packages/document/values.ts'
import { formatDates } from './dates.ts'
import type { Field, Kind } from './define.ts'
import type { Language } from './language.ts'
import { kindOf } from './registry.ts'
import { showsTitle } from './titled.ts'

const linesOfList = (list: Rich | Labelled[]): string[] =>
  list.map((one) =>
    'spans' in one ? one.spans.map(({ text }) => text).join('') : `${one.label} ${one.value}`,
  )

const linesOfValue = (value: Value, { type }: Field, language: Language): string[] => {
  // Ids of pictures and the numbers of levels are drawn, not written.
  if (type === 'picture' || type === 'level') return []
  if (Array.isArray(value)) return linesOfList(value as Rich | Labelled[])
  if (isTable(value) || isSeries(value)) return cellsOf(value)
  return typeof value === 'string' && type !== 'date' ? [value] : formatDates(value, 'range', language)
}

const linesOfItem = (item: Item, { props }: Section, kind: Kind, language: Language): string[] =>
  Object.entries(item.data).flatMap(([name, value]) => {
    const field = Object.hasOwn(kind.fields, name) ? kind.fields[name] : undefined
    return field && props[name]?.visible !== false ? linesOfValue(value, field, language) : []
  })

const linesOfSection = (section: Section, language: Language): string[] => {
  const kind = kindOf(section.kind)
  if (!kind || !section.visible) return []
  const items = section.items.filter(({ hidden }) => !hidden)
  return [
    ...(showsTitle(section) ? [section.title] : []),
    ...items.flatMap((item) => linesOfItem(item, section, kind, language)),
  ]
}

/** The text of a document line by line, without layout, for searching. */
export const visibleLines = ({ page, sections, language }: Document): string[] =>
  [page.header, ...sections.flatMap((section) => linesOfSection(section, language)), page.footer].filter(
    (line) => line.trim() !== '',
  )
