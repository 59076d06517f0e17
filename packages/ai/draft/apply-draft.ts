import type { Document, Item, Section } from '#packages/document/schema.ts'
import type { Kind } from '#packages/sections/define.ts'
import type { DraftPlace } from '../places.ts'
import { valueOfText } from './field-value.ts'
import { indexOfSlot, kindOfSlot } from './slots.ts'

/** More than a resume has; what comes beyond is a machine gone wild. */
const MAX_ENTRIES = 20

const withField = (item: Item, kind: Kind, field: string, text: string): Item | undefined => {
  const value = valueOfText(kind, field, text, item.data[field])
  return value === undefined ? undefined : { ...item, data: { ...item.data, [field]: value } }
}

const withEntry = (
  section: Section,
  kind: Kind,
  { entry, field }: DraftPlace,
  text: string,
  newId: () => string,
): Section | undefined => {
  const present = section.items[entry]
  // An entry may follow the last one; it leaves no gap, and a kind of one entry gets no second.
  const isNext = entry === section.items.length && entry < MAX_ENTRIES && (entry === 0 || !kind.single)
  if (!present && !isNext) return undefined
  const written = withField(present ?? { id: newId(), data: {} }, kind, field, text)
  return written && { ...section, items: section.items.toSpliced(entry, 1, written) }
}

/**
 * The document with a text of a draft, which may still be incomplete, in the section of its slot and parsed by the type
 * of the field. Returns the same document if the field does not accept the text.
 */
export const applyDraft = (
  document: Document,
  at: DraftPlace,
  text: string,
  newId: () => string,
): Document => {
  const index = indexOfSlot(document, at.kind)
  const section = document.sections[index]
  const kind = kindOfSlot(at.kind)
  // The record of a whole slide is not an entry.
  if (!section || !kind || kind.own) return document
  const written = withEntry(section, kind, at, text, newId)
  return written ? { ...document, sections: document.sections.with(index, written) } : document
}
