import { blankDocument } from '#packages/document/blank.ts'
import type { Document, Section } from '#packages/document/schema.ts'
import type { Language } from '#packages/i18n/language.ts'
import { atLength, sectionAtLength } from '#packages/samples/lengths.ts'
import { type Profession, personOf } from '#packages/samples/people.ts'
import type { Length } from '#packages/samples/sample.ts'
import { sampleSection } from '#packages/sections/sample-document.ts'

/** What a variant is shown with; all of it in the query string, so that a look can be sent to somebody. */
export interface Fixture {
  person: Profession
  language: Language
  length: Length
  theme: string
  font: 'sans' | 'serif' | 'kai'
}

/** The person's own section of a kind, at the wanted length. Titles are shown over work experience. */
export const subjectOf = (kind: string, fixture: Fixture): Section | undefined => {
  const wanted = kind === 'module_title' ? 'work_experience' : kind
  const person = personOf(fixture.person, fixture.language)
  const sample = person.sections.find((section) => section.kind === wanted)
  return sample && sampleSection(sectionAtLength(sample, fixture.length), 0)
}

export const wholePerson = (fixture: Fixture) =>
  atLength(personOf(fixture.person, fixture.language), fixture.length)

/** Nothing but the fixture's language, colours and face, for what is drawn outside a page. */
export const themedDocument = (fixture: Fixture): Document => {
  const document = blankDocument('', fixture.language)
  return { ...document, theme: { ...document.theme, colors: fixture.theme, font: fixture.font } }
}
