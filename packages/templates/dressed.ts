import type { Document, Section } from '#packages/document/schema.ts'
import { atLength } from '#packages/samples/lengths.ts'
import { type Profession, personOf } from '#packages/samples/people.ts'
import type { Length } from '#packages/samples/sample.ts'
import { withContent } from '#packages/sections/with-content.ts'

/** Who wears a template in the gallery, and how much there is of them. */
export interface Wearer {
  person: Profession
  length: Length
}

/** What is stored is no mere show: its entries have ids as a document's own have. */
const withOwnIds = (section: Section): Section => ({
  ...section,
  items: section.items.map((item, at) => ({ ...item, id: `${section.id.slice(0, 30)}-entry-${at + 1}` })),
})

/** A template in its sample person's content. */
export const dressed = (template: Document, { person, length }: Wearer): Document => {
  const worn = withContent(template, atLength(personOf(person, template.language), length))
  return { ...worn, sections: worn.sections.map(withOwnIds) }
}
