import { expect, test } from 'vitest'
import { loadDocument } from '#packages/document/load.ts'
import { edgeCases } from '#packages/samples/edge-cases.ts'
import { people, personOf } from '#packages/samples/people.ts'
import { kindFacts } from './registry.ts'
import { sampleDocument } from './sample-document.ts'
import { withContent } from './with-content.ts'

const template = sampleDocument(personOf('nurse', 'zh'))

test.each([...people, ...edgeCases].map((person) => [person.id, person.language, person] as const))(
  'wears %s (%s): the template’s looks, the person’s words, and a document of today',
  (_, __, person) => {
    const before = structuredClone(template)
    const shown = withContent(template, person)
    expect(template).toEqual(before)
    expect(loadDocument(shown, kindFacts).ok).toBe(true)
    expect(shown.sections.map(({ id, kind, variant, region }) => ({ id, kind, variant, region }))).toEqual(
      template.sections.map(({ id, kind, variant, region }) => ({ id, kind, variant, region })),
    )
    expect(shown.language).toBe(person.language)
    const name = person.sections.find(({ kind }) => kind === 'base_info')?.items[0]?.name
    expect(shown.sections.find(({ kind }) => kind === 'base_info')?.items[0]?.data.name).toBe(name)
  },
)

test('titles change with the language only', () => {
  const titles = (language: 'zh' | 'en') =>
    withContent(template, personOf('sales', language)).sections.map(({ title }) => title)
  expect(titles('zh')).toEqual(template.sections.map(({ title }) => title))
  expect(titles('en')).not.toEqual(titles('zh'))
})

test('two sections of a kind get two different ones, and a section that did not change stays the same object', () => {
  const twice = {
    ...template,
    sections: [...template.sections, ...template.sections.map((one) => ({ ...one, id: `${one.id}-2` }))],
  }
  const person = personOf('engineer', 'zh')
  const shown = withContent(twice, person)
  const works = shown.sections.filter(({ kind }) => kind === 'self_evaluation')
  expect(works[0]?.items.length).toBe(1)
  expect(works[1]?.items).toEqual([])
  const again = withContent({ ...twice, title: 'another' }, person)
  expect(again.sections.every((section, at) => section === shown.sections[at])).toBe(true)
})
