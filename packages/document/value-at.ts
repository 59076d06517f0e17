import type { Document } from './schema.ts'
import type { Value } from './values.ts'

/** The value of a field of an entry, if the entry exists. */
export const valueAt = (
  document: Document,
  place: { section?: string; item?: string; field?: string },
): Value | undefined => {
  const section = document.sections.find(({ id }) => id === place.section)
  return section?.items.find(({ id }) => id === place.item)?.data[place.field ?? '']
}
