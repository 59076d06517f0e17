import type { Document, Section } from '#packages/document/schema.ts'
import { kindOf } from '#packages/sections/registry.ts'
import { textOfValue } from '../document-texts.ts'
import { type DraftPlace, MOST_TEXT } from '../places.ts'

/** As many as the task takes. */
const MOST_KINDS = 20
const MOST_OTHERS = 200

const cleared = (section: Section, newId: () => string): Section => ({
  ...section,
  items: kindOf(section.kind)?.single ? [{ id: newId(), data: {} }] : [],
})

/** A template as a draft begins: its sections, their looks and titles, and nobody's content. */
export const emptied = (template: Document, newId: () => string): Document => ({
  ...template,
  sections: template.sections.map((section) => cleared(section, newId)),
})

/** What an engine is asked to fill: the kinds of what is shown, in their order. */
export const draftKinds = ({ sections }: Document): string[] =>
  [
    ...new Set(
      sections.filter(({ visible, kind }) => visible && kindOf(kind) !== undefined).map(({ kind }) => kind),
    ),
  ].slice(0, MOST_KINDS)

const inFirstOf = (document: Document, kind: string, change: (section: Section) => Section): Document => {
  const index = document.sections.findIndex((section) => section.kind === kind)
  const section = document.sections[index]
  return section ? { ...document, sections: document.sections.with(index, change(section)) } : document
}

/** The section that a draft of this kind is written into, empty again. */
export const emptiedSection = (document: Document, kind: string, newId: () => string): Document =>
  inFirstOf(document, kind, (section) => cleared(section, newId))

/** What stands in that section, taken from another state of the document: a rewriting that was given up. */
export const replaceSection = (document: Document, kind: string, from: Document): Document => {
  const source = from.sections.find((section) => section.kind === kind)
  return source ? inFirstOf(document, kind, (section) => ({ ...section, items: source.items })) : document
}

/** What a draft has written in the other sections, so that one written again does not say it twice. */
export const draftedTexts = (document: Document, except: string): { at: DraftPlace; text: string }[] =>
  draftKinds(document)
    .filter((kind) => kind !== except)
    .flatMap((name) => {
      const section = document.sections.find(({ kind }) => kind === name)
      const fields = Object.entries(kindOf(name)?.fields ?? {})
      return (section?.items ?? []).slice(0, 20).flatMap((item, entry) =>
        fields.flatMap(([field, type]) => {
          const value = item.data[field]
          const text = value === undefined ? '' : textOfValue(value, type, document.language)
          return text.trim() === '' || text.length > MOST_TEXT
            ? []
            : [{ at: { kind: name, entry, field }, text }]
        }),
      )
    })
    .slice(0, MOST_OTHERS)
