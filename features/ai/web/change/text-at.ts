import { isTitlePlace, textOfValue } from '#packages/ai/document-texts.ts'
import type { Place, TextAt } from '#packages/ai/places.ts'
import type { Document } from '#packages/document/schema.ts'
import { kindOf } from '#packages/sections/registry.ts'

/** The current text of a place, in the form that engines read; undefined if the place no longer exists. */
export const textAt = (document: Document, place: Place): string | undefined => {
  const section = document.sections.find(({ id }) => id === place.section)
  if (section && isTitlePlace(place)) return section.title
  const field = kindOf(section?.kind ?? '')?.fields[place.field]
  if (!section || !field) return undefined
  const item = section.items.find(({ id }) => id === place.item)
  const isFirst = kindOf(section.kind)?.single || kindOf(section.kind)?.own
  // A section without a record is stored without one until its first text is written.
  if (!item) return isFirst ? '' : undefined
  const value = item.data[place.field]
  return value === undefined ? '' : textOfValue(value, field, document.language)
}

/** A place with its text, as a task names it, also if it is empty. */
export const askedText = (document: Document, place: Place): TextAt | undefined => {
  const section = document.sections.find(({ id }) => id === place.section)
  const field = kindOf(section?.kind ?? '')?.fields[place.field]
  const text = textAt(document, place)
  if (!section || !field || text === undefined) return undefined
  return {
    place,
    kind: section.kind,
    label: section.props[place.field]?.label || field[document.language],
    text,
  }
}
