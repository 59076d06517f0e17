import { expect, test } from 'vitest'
import { personOf } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { parentsOf, pathsWith, rowsOf } from './json-rows.ts'

const document = sampleDocument(personOf('engineer', 'zh'))

test('only what is open is listed, with what it is about', () => {
  expect(rowsOf(document, new Set())).toHaveLength(1)
  const rows = rowsOf(document, new Set(['', 'sections']))
  expect(rows.filter(({ depth }) => depth === 1)).toHaveLength(Object.keys(document).length)
  expect(rows.filter(({ depth }) => depth === 2).map(({ about }) => about)).toEqual(
    document.sections.map(({ title }) => title),
  )
})

test('a search leads to names and values, and to what must be opened for them', () => {
  expect(pathsWith(document, 'FONTSIZE')).toEqual(['theme.fontSize'])
  const [path = ''] = pathsWith(document, document.sections[2]?.title ?? '')
  expect(path).toBe('sections.2.title')
  expect(parentsOf(path)).toEqual(['', 'sections', 'sections.2'])
  expect(rowsOf(document, new Set(parentsOf(path))).some((row) => row.path === path)).toBe(true)
  expect(pathsWith(document, ' ')).toEqual([])
})
