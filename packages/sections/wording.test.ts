import { expect, test } from 'vitest'
import { iconNames, iconPaths } from '#packages/layout/icons.ts'
import { initialOf, quantityOf, sealOf, splitWords } from './wording.ts'

const richOf = (...lines: { text: string; bold?: true }[]) => [{ spans: lines }]

test.each([
  ['Go、PostgreSQL / Kafka', ['Go', 'PostgreSQL', 'Kafka']],
  ['CNY 580,000，1,900+ users', ['CNY 580,000', '1,900+ users']],
  ['Figma, Sketch; After Effects', ['Figma', 'Sketch', 'After Effects']],
  ['  ', []],
])('splitWords(%j)', (line, words) => {
  expect(splitWords(line)).toEqual(words)
})

test('the quantity is what the author set bold, or the first that has a unit', () => {
  expect(quantityOf(richOf({ text: '用4周把耗时从52分钟降到' }, { text: '14分钟', bold: true }))).toBe(
    '14分钟',
  )
  expect(quantityOf(richOf({ text: '在 3 个城市降低成本22%' }))).toBe('3 个')
  expect(quantityOf(richOf({ text: '没有数字' }))).toBeUndefined()
})

test.each([
  ['《平台手记》', '平'],
  ['Ada', 'A'],
  ['「', undefined],
])('initialOf(%j)', (name, initial) => {
  expect(initialOf(name)).toBe(initial)
})

test('every icon is drawn by paths alone', () => {
  for (const name of iconNames)
    expect(iconPaths(name).every((path) => path.startsWith('M') || path.startsWith('m'))).toBe(true)
})

test.each([
  ['许清和', '许清和印'],
  ['江野', '江野之印'],
  ['欧阳青云', '欧阳青云'],
  ['李', undefined],
  ['阿依仙古丽·吐尔逊江', undefined],
  ['Ann Lee', undefined],
])('sealOf(%j)', (name, seal) => {
  expect(sealOf(name)).toBe(seal)
})
