import { expect, test } from 'vitest'
import { blankDocument } from '#packages/document/blank.ts'
import { personOf } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { derivedColor } from './derived-color.ts'
import { mergeMeta, missingIn, wholeMeta } from './template-meta.ts'

const document = { ...sampleDocument(personOf('engineer', 'zh')), title: ' 松烟 ' }

test('name, columns and colour are derived from the document', () => {
  const { page, theme } = document
  const sided = { ...document, page: { ...page, layout: 'left_right' as const } }
  const halves = { ...sided, page: { ...sided.page, side: { ...page.side, width: 48 } } }
  expect(wholeMeta(document, { intro: ' 一句\n话 ' })).toMatchObject({
    name: '松烟',
    columns: 'one',
    color: 'ink',
    intro: '一句 话',
  })
  expect(wholeMeta(sided, {}).columns).toBe('side')
  expect(wholeMeta(halves, {}).columns).toBe('two')
  const colors = { theme: '#20507f', soft: '#eeeeee', dark: '#10253c', on: '#ffffff', accent: '#aa5500' }
  expect(derivedColor({ ...document, theme: { ...theme, colors } })).toMatch(/azure|indigo/)
  expect(derivedColor({ ...document, theme: { ...theme, colors: { ...colors, theme: '#a03020' } } })).toBe(
    'cinnabar',
  )
})

test('missing values are listed in the order of the form', () => {
  expect(missingIn(blankDocument(' '), {})).toEqual(['name', 'style', 'purpose', 'sections'])
  expect(missingIn(document, { style: 'plain', purpose: ['social'] })).toEqual([])
})

test('local changes win over remote ones; unchanged values are taken from the server', () => {
  const state = {
    home: { style: 'plain', intro: '甲' } as const,
    meta: { style: 'classic', intro: '甲' } as const,
  }
  expect(mergeMeta(state, { style: 'lively', intro: '乙', purpose: ['campus'] })).toEqual({
    style: 'classic',
    intro: '乙',
    purpose: ['campus'],
  })
})
