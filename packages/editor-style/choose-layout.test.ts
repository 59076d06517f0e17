import { expect, test } from 'vitest'
import { personOf } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { chooseLayout } from './choose-layout.ts'

const regions = ({ sections }: ReturnType<typeof sampleDocument>) =>
  Object.fromEntries(sections.map(({ id, region }) => [id, region]))

test('a first side column is not empty, and sections return to their region', () => {
  const document = sampleDocument(personOf('engineer', 'zh'))
  const before = structuredClone(document)
  chooseLayout('left_right')(document)
  expect(document.sections.some(({ region }) => region === 'side')).toBe(true)
  const [chosen] = document.sections.filter(({ region }) => region === 'main')
  if (chosen) chosen.region = 'side'
  const placed = regions(document)
  chooseLayout('page_1')(document)
  chooseLayout('base')(document)
  chooseLayout('left_right')(document)
  expect(regions(document)).toEqual(placed)
  const content = ({ sections }: typeof document) => sections.map(({ region: _, ...rest }) => rest)
  expect(content(document)).toEqual(content(before))
})
