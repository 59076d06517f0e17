import { blankDocument } from '#packages/document/blank.ts'
import type { Document, Item, Region, Section } from '#packages/document/schema.ts'
import type { Value } from '#packages/document/values.ts'
import type { SamplePerson, SampleSection } from '#packages/samples/sample.ts'

/** A picture field of a sample names a drawn portrait. */
const dataOf = (item: SampleSection['items'][number]): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(item).map(([field, value]) => [
      field,
      field === 'avatar' && typeof value === 'string' && value !== '' ? `sample-${value}` : (value as Value),
    ]),
  )

/** Ids follow from places: the same sample is the same document every time. */
export const sampleSection = (
  sample: SampleSection,
  at: number,
  variant = 1,
  region: Region = 'main',
): Section => ({
  id: `${sample.kind}-${at}`,
  kind: sample.kind,
  variant,
  region,
  title: sample.title,
  visible: true,
  items: sample.items.map((item, row): Item => ({ id: `${sample.kind}-${at}-${row}`, data: dataOf(item) })),
  props: {},
  style: {},
})

/** A sample person as a document in plain looks, one variant each; templates give it their own. */
export const sampleDocument = (person: SamplePerson): Document => ({
  ...blankDocument(person.title, person.language),
  sections: person.sections.map((sample, at) => sampleSection(sample, at)),
})
