import { expect, test } from 'vitest'
import { safeParse } from 'zod/v4/core'
import { people } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { visibleLines } from '#packages/sections/visible-text.ts'
import { isTitlePlace, textsOf, titlesOf } from './document-texts.ts'
import { textAt } from './places.ts'

const documents = people.map(sampleDocument)
const withoutMarks = (text: string) => text.replace(/^- |^\d+\. /gm, '').replace(/[\s：:]/g, '')

test('what engines read is what a reader sees', () => {
  for (const document of documents) {
    const read = [...textsOf(document), ...titlesOf(document)]
    for (const one of read) expect(safeParse(textAt, one).success).toBe(true)
    const all = withoutMarks(read.map(({ text }) => text).join('\n'))
    // Periods are written as data; all else in the same letters.
    for (const line of visibleLines(document).filter((one) => !/\d{4}/.test(one)))
      expect(all).toContain(withoutMarks(line))
  }
})

test('every text has a place of its own', () => {
  for (const document of documents) {
    const places = [...textsOf(document), ...titlesOf(document)].map(({ place }) => JSON.stringify(place))
    expect(new Set(places).size).toBe(places.length)
    expect(textsOf(document).some(({ place }) => isTitlePlace(place))).toBe(false)
    expect(titlesOf(document).every(({ place }) => isTitlePlace(place))).toBe(true)
  }
})

test('what is hidden is not read', () => {
  const [document] = documents
  if (!document) throw new Error('no sample')
  const hidden = { ...document, sections: document.sections.map((one) => ({ ...one, visible: false })) }
  expect(textsOf(hidden)).toEqual([])
  expect(titlesOf(hidden)).toEqual([])
  const props = { name: { visible: false } }
  const nameless = { ...document, sections: document.sections.map((one) => ({ ...one, props })) }
  expect(textsOf(nameless).some(({ place }) => place.field === 'name')).toBe(false)
})
