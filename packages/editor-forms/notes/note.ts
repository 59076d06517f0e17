import type { Document } from '#packages/document/schema.ts'
import { valueAt } from '#packages/document/value-at.ts'
import type { Rich, Value } from '#packages/document/values.ts'
import { pathNames } from '#packages/editor-core/place-names.ts'
import { sectionName } from '#packages/editor-core/section-name.ts'
import { valueText } from '#packages/editor-core/value-text.ts'
import type { Language } from '#packages/sections/language.ts'
import { kindOf } from '#packages/sections/registry.ts'
import { retext } from '../inputs/retext.ts'

/** A field of an entry, a section, or the document as a whole. */
export interface NotePlace {
  section?: string
  item?: string
  field?: string
}

/** A guest's note on a place of a document. */
export interface Note {
  id: string
  author: string
  place: NotePlace
  comment: string
  seen?: unknown
  proposal?: unknown
  state: 'open' | 'accepted' | 'declined'
  reply: string | null
  createdAt: number
}

export const samePlace = (one: NotePlace, other: NotePlace): boolean =>
  one.section === other.section && one.item === other.item && one.field === other.field

/** 工作经历 · 拾穗网络科技 · 职位; empty for the document as a whole. */
export const placeName = (
  { section, item, field }: NotePlace,
  document: Document,
  language: Language,
): string => {
  if (section === undefined) return ''
  const path = item === undefined || field === undefined ? [] : ['items', item, 'data', field]
  return pathNames(['sections', section, ...path], [document], language).join(' · ')
}

export const isPlace = (document: Document, place: NotePlace): boolean =>
  place.section === undefined ||
  (place.field === undefined
    ? document.sections.some(({ id }) => id === place.section)
    : valueAt(document, place) !== undefined)

/** Whether other words can be proposed for it: a line or a styled text. */
export const isWritable = (document: Document, place: NotePlace): boolean => {
  const section = document.sections.find(({ id }) => id === place.section)
  const type = kindOf(section?.kind ?? '')?.fields[place.field ?? '']?.type
  return (type === 'line' || type === 'rich') && valueAt(document, place) !== undefined
}

/** Every place that can be spoken of, in the order of the page. */
export const placesOf = (document: Document, language: Language): { place: NotePlace; name: string }[] =>
  document.sections.flatMap((section) => [
    { place: { section: section.id }, name: sectionName(section, language) },
    ...section.items.flatMap((item) =>
      Object.keys(kindOf(section.kind)?.fields ?? {})
        .filter((field) => valueText(item.data[field], language).trim() !== '')
        .map((field) => {
          const place = { section: section.id, item: item.id, field }
          return { place, name: placeName(place, document, language) }
        }),
    ),
  ])

/** The value of the field with this text; unchanged words keep their style. */
export const proposalOf = (value: Value | undefined, text: string): Value =>
  Array.isArray(value) ? retext(value as Rich, text) : text
