import type { Document } from '#packages/document/schema.ts'
import { atLength } from '#packages/samples/lengths.ts'
import { type Profession, personOf } from '#packages/samples/people.ts'
import type { Length } from '#packages/samples/sample.ts'
import { withContent } from '#packages/sections/with-content.ts'

/** Who wears a template in the gallery, and how much there is of them. */
export interface Wearer {
  person: Profession
  length: Length
}

/** A template in its sample person's content. */
export const dressed = (template: Document, { person, length }: Wearer): Document =>
  withContent(template, atLength(personOf(person, template.language), length))
