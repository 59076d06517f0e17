import { expect, it } from 'vitest'
import { wordDocument } from '#test/kit/words.ts'
import { geometryOf } from './geometry.ts'
import { edgePlaces, piecesOf, runningTexts } from './running-texts.ts'

it('a text at the edge is told apart by bars, or by tabs', () => {
  expect(piecesOf('左 | 右')).toEqual(['左', '右'])
  expect(piecesOf('左\t中\t右')).toEqual(['左', '中', '右'])
  expect(piecesOf('a|b')).toEqual(['a|b'])
  expect(piecesOf(' | 只有右')).toEqual(['', '只有右'])
  expect(piecesOf('  ')).toEqual([])
})

const numbered = (numbers: 'none' | 'plain' | 'of' | 'zh', language: 'zh' | 'en' = 'zh', footer = '') =>
  runningTexts({ ...wordDocument([], { numbers, footer }), language }, 2, 6).footer

it('pages are numbered at the right, in words of the language', () => {
  expect(numbered('none')).toEqual([])
  expect(numbered('plain')).toEqual(['', '2'])
  expect(numbered('of', 'zh', '脚')).toEqual(['脚', '2 / 6'])
  expect(numbered('zh')).toEqual(['', '第 2 页，共 6 页'])
  expect(numbered('zh', 'en')).toEqual(['', 'Page 2 of 6'])
})

it('a Word document sets its edges off by a line, between the text and the edge of the page', () => {
  const document = wordDocument([])
  const geometry = geometryOf(document.page)
  const { top, bottom, isRuled } = edgePlaces(document, geometry)
  expect(isRuled).toBe(true)
  expect(top + 24).toBeLessThan(geometry.main.top)
  expect(bottom + 24).toBeLessThan(geometry.height - geometry.main.top - geometry.main.height)
  expect(edgePlaces({ kind: 'resume' }, geometry).isRuled).toBe(false)
})
