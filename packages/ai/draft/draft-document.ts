import type { Document, Section } from '#packages/document/schema.ts'
import { kindOf } from '#packages/sections/registry.ts'
import { textOfValue } from '../document-texts.ts'
import { type DraftPlace, MAX_TEXT } from '../places.ts'
import { indexOfSlot, sectionOfSlot, slotsOf } from './slots.ts'

/** As many as the task takes. */
const MAX_KINDS = 20
const MAX_OTHERS = 200

const cleared = (section: Section, newId: () => string): Section => ({
  ...section,
  items: kindOf(section.kind)?.single ? [{ id: newId(), data: {} }] : [],
})

/** A template without content as the start of a draft: its sections, their style and titles. */
export const emptied = (template: Document, newId: () => string): Document => ({
  ...template,
  sections: template.sections.map((section) => cleared(section, newId)),
})

/** The slots that an engine fills: those of the visible sections, in order. */
export const draftKinds = (document: Document): string[] =>
  slotsOf(document)
    .filter(({ section: { visible, kind } }) => visible && kindOf(kind) !== undefined)
    .map(({ slot }) => slot)
    .slice(0, MAX_KINDS)

/** The titles of sections, if they say more than their kind. */
export const draftTitles = (
  document: Document,
  slots: readonly string[],
): { kind: string; title: string }[] =>
  slots.flatMap((slot) => {
    const section = sectionOfSlot(document, slot)
    const title = section?.title.trim().slice(0, 80) ?? ''
    const known = kindOf(section?.kind ?? '')
    return title === '' || title === known?.zh || title === known?.en ? [] : [{ kind: slot, title }]
  })

const inSlot = (document: Document, slot: string, change: (section: Section) => Section): Document => {
  const index = indexOfSlot(document, slot)
  const section = document.sections[index]
  return section ? { ...document, sections: document.sections.with(index, change(section)) } : document
}

/** The section of this slot, empty again. */
export const emptiedSection = (document: Document, slot: string, newId: () => string): Document =>
  inSlot(document, slot, (section) => cleared(section, newId))

/** Restores a section from an earlier state of the document, after a rewrite was cancelled. */
export const replaceSection = (document: Document, slot: string, from: Document): Document => {
  const source = sectionOfSlot(from, slot)
  return source ? inSlot(document, slot, (section) => ({ ...section, items: source.items })) : document
}

/** The text of the other sections, so that a rewritten section does not repeat it. */
export const draftedTexts = (document: Document, except: string): { at: DraftPlace; text: string }[] =>
  draftKinds(document)
    .filter((slot) => slot !== except)
    .flatMap((slot) => {
      const section = sectionOfSlot(document, slot)
      const fields = Object.entries(kindOf(section?.kind ?? '')?.fields ?? {})
      return (section?.items ?? []).slice(0, 20).flatMap((item, entry) =>
        fields.flatMap(([field, type]) => {
          const value = item.data[field]
          const text = value === undefined ? '' : textOfValue(value, type, document.language)
          return text.trim() === '' || text.length > MAX_TEXT
            ? []
            : [{ at: { kind: slot, entry, field }, text }]
        }),
      )
    })
    .slice(0, MAX_OTHERS)
