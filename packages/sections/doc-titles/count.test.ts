import { expect, it } from 'vitest'
import { wordDocument, wordSection } from '#test/kit/words.ts'
import type { Node } from '../node.ts'
import { numeral } from '../numerals.ts'
import { resolveDocument } from '../resolve-document.ts'

const numberIn = (node: Node | undefined): string => {
  if (!node) return ''
  if (node.node === 'text') return node.slot === 'number' || node.slot === 'index' ? node.text : ''
  return 'children' in node ? node.children.map(numberIn).join('') : ''
}

const numbersOf = (...looks: (number | 'chapter' | 'line')[]): string[] => {
  const sections = looks.map((look, at) => {
    if (look === 'chapter') return wordSection('doc_heading', 4, { id: `s${at}` })
    if (look === 'line') return wordSection('doc_heading', 2, { id: `s${at}` })
    return wordSection('doc_text', 1, { id: `s${at}`, titleVariant: look })
  })
  return resolveDocument(wordDocument(sections)).map(({ title, body }) => numberIn(title) || numberIn(body))
}

it('counts in Chinese up to ninety-nine, in Roman figures in English', () => {
  expect([1, 9, 10, 11, 20, 21, 99, 100].map((count) => numeral(count, 'zh'))).toEqual([
    '一',
    '九',
    '十',
    '十一',
    '二十',
    '二十一',
    '九十九',
    '100',
  ])
  expect([1, 4, 9, 14, 40, 99, 100].map((count) => numeral(count, 'en'))).toEqual([
    'I',
    'IV',
    'IX',
    'XIV',
    'XL',
    'XCIX',
    '100',
  ])
})

it('titles of one look are counted together, those below another anew under each', () => {
  expect(numbersOf(51, 54, 54, 51, 54, 53, 53, 51, 53)).toEqual([
    '一、',
    '（一）',
    '（二）',
    '二、',
    '（一）',
    '1.',
    '2.',
    '三、',
    '1.',
  ])
  expect(numbersOf(51, 56, 51, 55, 57)).toEqual(['一、', '', '二、', '一', '1'])
})

it('a chapter begins all numbers anew but those of articles; a line of emphasis is no chapter', () => {
  expect(numbersOf('chapter', 52, 51, 'chapter', 52, 51)).toEqual([
    '01',
    '第一条',
    '一、',
    '02',
    '第二条',
    '一、',
  ])
  expect(numbersOf(51, 'line', 51)).toEqual(['一、', '', '二、'])
})

it('what is hidden or says nothing takes no number', () => {
  const [first, hidden, empty, last] = ['a', 'b', 'c', 'd'].map((id) => wordSection('doc_text', 1, { id }))
  if (!first || !hidden || !empty || !last) throw new Error('four sections')
  const document = wordDocument([first, { ...hidden, visible: false }, { ...empty, items: [] }, last])
  expect(resolveDocument(document).map(({ title }) => numberIn(title))).toEqual(['一、', '二、'])
})
