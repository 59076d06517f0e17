import { type Command, moveSection } from '#packages/document/commands.ts'
import type { Document, Section } from '#packages/document/schema.ts'
import { type Edge, hasRegions, placeNextTo } from '#packages/editor-core/order.ts'

/** The sections that are seen in one column with this one, in order. */
export const columnOf = (document: Document, id: string): Section[] => {
  const region = document.sections.find((section) => section.id === id)?.region
  return document.sections.filter(
    (section) => section.visible && (!hasRegions(document) || section.region === region),
  )
}

export const moveBeside = (
  document: Document,
  id: string,
  other: string,
  edge: Edge,
): Command | undefined => {
  const place = placeNextTo(document, id, other, edge)
  return place && moveSection(id, place.to, place.region)
}

/** One place up or down among those that are seen; hidden ones between are passed. */
export const moveByOne = (document: Document, id: string, by: -1 | 1): Command | undefined => {
  const column = columnOf(document, id)
  const at = column.findIndex((section) => section.id === id)
  const other = at < 0 ? undefined : column[at + by]
  return other && moveBeside(document, id, other.id, by < 0 ? 'top' : 'bottom')
}
