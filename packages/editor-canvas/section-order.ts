import { type Command, moveSection } from '#packages/document/commands.ts'
import type { Document, Section } from '#packages/document/schema.ts'
import { type Edge, hasRegions, placeNextTo } from '#packages/editor-core/order.ts'

/** The visible sections of the column of this one, in order. */
export const columnOf = (document: Document, id: string): Section[] => {
  const region = document.sections.find((section) => section.id === id)?.region
  return document.sections.filter(
    (section) => section.visible && (!hasRegions(document) || section.region === region),
  )
}

export const moveNextTo = (
  document: Document,
  id: string,
  other: string,
  edge: Edge,
): Command | undefined => {
  const place = placeNextTo(document, id, other, edge)
  return place && moveSection(id, place.to, place.region)
}

/** Moves a section one place up or down among the visible ones. */
export const moveByOne = (document: Document, id: string, by: -1 | 1): Command | undefined => {
  const column = columnOf(document, id)
  const at = column.findIndex((section) => section.id === id)
  const other = at < 0 ? undefined : column[at + by]
  return other && moveNextTo(document, id, other.id, by < 0 ? 'top' : 'bottom')
}
