import { expect, test } from 'vitest'
import { setField, setFieldProps, setItem, setSection } from '#packages/document/commands.ts'
import type { Document } from '#packages/document/schema.ts'
import { personOf } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { blanksOf } from './blanks-of.ts'

const sample = (): Document => structuredClone(sampleDocument(personOf('engineer', 'zh')))
const work = (document: Document) => {
  const section = document.sections.find(({ kind }) => kind === 'work_experience')
  const [item] = section?.items ?? []
  if (!section || !item) throw new Error('the sample has no jobs')
  return { section: section.id, item: item.id }
}
const withBlanks = () => {
  const document = sample()
  const { section, item } = work(document)
  setField(section, item, 'name', '【公司名称】')(document)
  setField(section, item, 'bullets', [
    { list: 'bullet', spans: [{ text: '带 ' }, { text: '【人数】 人，' }, { text: '提升【百分比】' }] },
    { list: 'bullet', spans: [{ text: '再带【人数】人' }] },
  ])(document)
  return { document, section, item }
}

test('visible blanks are listed in order, and equal ones are numbered', () => {
  expect(blanksOf(sample())).toEqual([])
  const { document, section, item } = withBlanks()
  const at = { section, item, field: 'bullets' }
  expect(blanksOf(document)).toEqual([
    { section, item, field: 'name', text: '【公司名称】', nth: 0 },
    { ...at, text: '【人数】', nth: 0 },
    { ...at, text: '【百分比】', nth: 0 },
    { ...at, text: '【人数】', nth: 1 },
  ])
})

test('blanks in dates are listed in the order of their entries', () => {
  const { document, section } = withBlanks()
  const awards = document.sections.find(({ kind }) => kind === 'awards')
  const [item] = awards?.items ?? []
  if (!awards || !item) throw new Error('the sample has no awards')
  setField(awards.id, item.id, 'date', '【获得时间】')(document)
  const order = document.sections.map(({ id }) => id)
  const blanks = blanksOf(document)
  expect(blanks).toHaveLength(5)
  expect(blanks.at(order.indexOf(awards.id) > order.indexOf(section) ? -1 : 0)).toEqual({
    section: awards.id,
    item: item.id,
    field: 'date',
    text: '【获得时间】',
    nth: 0,
  })
})

test('blanks in hidden content are not listed', () => {
  const field = withBlanks()
  setFieldProps(field.section, 'bullets', { visible: false })(field.document)
  expect(blanksOf(field.document).map(({ field: of }) => of)).toEqual(['name'])
  const entry = withBlanks()
  setItem(entry.section, entry.item, 'hidden', true)(entry.document)
  expect(blanksOf(entry.document)).toEqual([])
  const whole = withBlanks()
  setSection(whole.section, 'visible', false)(whole.document)
  expect(blanksOf(whole.document)).toEqual([])
})
