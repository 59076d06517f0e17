import { blankDocument } from '#packages/document/blank.ts'
import type { Document, Section } from '#packages/document/schema.ts'
import type { Language } from '#packages/i18n/language.ts'
import { atLength, sectionAtLength } from '#packages/samples/lengths.ts'
import { type Profession, personOf } from '#packages/samples/people.ts'
import type { Length } from '#packages/samples/sample.ts'
import { sampleSection } from '#packages/sections/sample-document.ts'

/** Sample content and theme of a preview. All of it is in the query string, so that a preview can be shared as a link. */
export interface Fixture {
  person: Profession
  language: Language
  length: Length
  theme: string
  font: 'sans' | 'serif' | 'kai'
}

/** The sample's section of a kind, at the chosen length. Title styles are shown above work experience. */
export const sampleSectionOf = (kind: string, fixture: Fixture): Section | undefined => {
  const wanted = kind === 'module_title' ? 'work_experience' : kind
  const person = personOf(fixture.person, fixture.language)
  const sample = person.sections.find((section) => section.kind === wanted)
  return sample && sampleSection(sectionAtLength(sample, fixture.length), 0)
}

export const fullSample = (fixture: Fixture) =>
  atLength(personOf(fixture.person, fixture.language), fixture.length)

/** A blank document with the fixture's language, colours and font, for previews outside a page. */
export const themedDocument = (fixture: Fixture): Document => {
  const document = blankDocument('', fixture.language)
  return { ...document, theme: { ...document.theme, colors: fixture.theme, font: fixture.font } }
}
