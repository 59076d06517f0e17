import type { Document, Section } from '#packages/document/schema.ts'
import { atLength } from '#packages/samples/lengths.ts'
import { type Profession, personOf } from '#packages/samples/people.ts'
import type { Length } from '#packages/samples/sample.ts'
import { withContent } from '#packages/sections/with-content.ts'

/** The sample person of a template in the gallery, and how much of their content is used. */
export interface Wearer {
  person: Profession
  length: Length
}

/** Stored sections are real content: their entries have ids of their own, as in any document. */
const withOwnIds = (section: Section): Section => ({
  ...section,
  items: section.items.map((item, at) => ({ ...item, id: `${section.id.slice(0, 30)}-entry-${at + 1}` })),
})

/** A template in its sample person's content. */
export const dressed = (template: Document, { person, length }: Wearer): Document => {
  const worn = withContent(template, atLength(personOf(person, template.language), length))
  return { ...worn, sections: worn.sections.map(withOwnIds) }
}
