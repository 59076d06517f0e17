import { expect, test } from 'vitest'
import { matchScore, ranked } from './fuzzy.ts'

const rows = [
  ['查找与替换', 'Find and replace'],
  ['历史版本', 'History'],
  ['换模板', 'Switch template'],
  ['标题样式 3 通栏下划线', 'Title style 3'],
  ['主题：松绿', 'Theme: Pine'],
  ['工作经历', 'Experience'],
]
const found = (query: string) => ranked(rows, query, (row) => row).map(([zh]) => zh)

test.each([
  ['替换', '查找与替换'],
  ['查替', '查找与替换'],
  ['find', '查找与替换'],
  ['fr', '查找与替换'],
  ['rep', '查找与替换'],
  ['换模', '换模板'],
  ['标题 3', '标题样式 3 通栏下划线'],
  ['３ 标题', '标题样式 3 通栏下划线'],
  ['松', '主题：松绿'],
  ['PINE', '主题：松绿'],
  ['经历', '工作经历'],
])('%s finds %s first', (query, name) => {
  expect(found(query)[0]).toBe(name)
})

test('what is not there is not found; nothing asked is everything', () => {
  expect(found('支付')).toEqual([])
  expect(found(' ')).toHaveLength(rows.length)
  expect(matchScore('xyz', ['工作'])).toBeUndefined()
})
