import type { Document, Item, Section } from '#packages/document/schema.ts'
import type { SamplePerson, SampleSection } from '#packages/samples/sample.ts'
import { sampleSection } from './sample-document.ts'

interface Worn {
  sample: SampleSection | undefined
  renamed: boolean
  section: Section
}

/** A section that has not changed wears the same content as before: nothing is drawn again for it. */
const worn = new WeakMap<Section, Worn>()

/** Ids that no document has: what is only shown must not be taken for what is stored. */
const itemsFor = (section: Section, sample: SampleSection): Item[] =>
  sampleSection(sample, 0).items.map((item, at) => ({
    ...item,
    id: `${section.id.slice(0, 30)}-sample-${at}`,
  }))

const dress = (section: Section, sample: SampleSection | undefined, renamed: boolean): Section => {
  const known = worn.get(section)
  if (known && known.sample === sample && known.renamed === renamed) return known.section
  // The small English text next to a Chinese title would repeat it.
  const { english, ...rest } = section
  const dressed: Section = {
    ...(renamed ? rest : section),
    items: sample ? itemsFor(section, sample) : [],
    ...(sample && renamed && sample.title !== '' ? { title: sample.title } : {}),
  }
  worn.set(section, { sample, renamed, section: dressed })
  return dressed
}

/**
 * A template with another person's content, by kind: the first section of a kind gets the person's first of that
 * kind, and so on. Sections without content are empty; content without a section is left out. Titles stay the
 * template's, unless they would be in another language.
 */
export const withContent = (template: Document, person: SamplePerson): Document => {
  const left = Map.groupBy(person.sections, ({ kind }) => kind)
  const renamed = person.language !== template.language
  return {
    ...template,
    language: person.language,
    sections: template.sections.map((section) => dress(section, left.get(section.kind)?.shift(), renamed)),
  }
}
