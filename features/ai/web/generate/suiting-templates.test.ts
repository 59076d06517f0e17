import { expect, test } from 'vitest'
import { suitingTemplates } from './suiting-templates.ts'

test.each([
  ['机械设计工程师', 'tech'],
  ['高级前端开发工程师 (React)', 'tech'],
  ['Frontend Developer', 'tech'],
  ['护士长', 'nursing'],
  ['平面设计师', 'design'],
  ['UI 设计师', 'design'],
  ['产品经理', 'product'],
  ['新媒体运营', 'operations'],
  ['销售代表', 'operations'],
  ['成本会计', 'accounting'],
  ['项目经理', 'management'],
  ['研究员', 'research'],
  ['驯兽师', undefined],
])('for a %s: %s', (job, facet) => {
  expect(suitingTemplates(job, 3).job).toBe(facet)
})

test('a user without work experience is a campus hire', () => {
  expect(suitingTemplates('驯兽师', 0)).toEqual({ purpose: 'campus' })
  expect(suitingTemplates('驯兽师', 1)).toEqual({})
})
