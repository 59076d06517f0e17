import { expect, test } from 'vitest'
import type { Item } from '#packages/document/schema.ts'
import type { Value } from '#packages/document/values.ts'
import type { SectionKind } from '#packages/sections/define.ts'
import { kindNames, kindOf } from '#packages/sections/registry.ts'
import { entryDates, entryTitle } from './entry-title.ts'
import { formRows } from './form-rows.ts'
import { newestFirst } from './newest-first.ts'
import { searchVariants } from './search-variants.ts'

const kind = (name: string) => kindOf(name) as SectionKind

test('every field of every kind stands in its form, once', () => {
  for (const name of kindNames)
    expect(formRows(kind(name)).flat().toSorted()).toEqual(Object.keys(kind(name).fields).toSorted())
})

test('what comes before when; short fields in pairs; none left with a gap beside it', () => {
  expect(formRows(kind('work_experience'))).toEqual([['name', 'post'], ['period'], ['heading'], ['bullets']])
  expect(formRows(kind('skill_specialties'))).toEqual([['skillName', 'proficiency'], ['introduce']])
  expect(formRows(kind('awards'))[0]).toEqual(['awardsName', 'awardsGrade'])
})

test('an entry is called by the first thing it says, and its dates are those of the page', () => {
  const data: Record<string, Value> = { period: { from: '2024-03', to: 'now' }, name: ' ', post: '产品经理' }
  expect(entryTitle(kind('work_experience'), data)).toBe('产品经理')
  expect(entryTitle(kind('work_experience'), {})).toBe('')
  expect(entryTitle(kind('custom'), { text: [{ spans: [{ text: '第一行' }] }] })).toBe('第一行')
  expect(entryDates(kind('work_experience'), data, 'en')).toMatch(/^Mar\s2024\s–\sPresent$/)
  expect(entryDates(kind('skill_specialties'), {}, 'zh')).toBe('')
})

test('newest first: what runs still, then by end; without a date at the end, in their order', () => {
  const items = Object.entries<Value>({
    free: { text: '大三暑假' },
    old: { from: '2015-09', to: '2019-06' },
    now: { from: '2024-01', to: 'now' },
    none: {},
    late: { from: '2019-09', to: '2022-06' },
  }).map(([id, period]): Item => ({ id, data: { period } }))
  expect(newestFirst(items, 'period').slice(0, 3)).toEqual(['now', 'late', 'old'])
  expect(newestFirst(items, 'period').at(-2)).toBe('free')
  const awards = ['2018', '2021-05', ''].map((date): Item => ({ id: date || '-', data: { date } }))
  expect(newestFirst(awards, 'date')).toEqual(['2021-05', '2018', '-'])
})

test('variants are found by either language, and all of a kind by its name', () => {
  expect(searchVariants(['work_experience'], '工作经历')[0]?.[1]).toHaveLength(11)
  const found = searchVariants(kindNames, '时间轴')
  expect(found.length).toBeGreaterThan(3)
  expect(searchVariants(kindNames, 'TIMELINE').length).toBeGreaterThan(3)
  expect(searchVariants(kindNames, '教育 时间轴').map(([name]) => name)).toEqual(['edu_background'])
  expect(searchVariants(kindNames, '  ')).toEqual([])
  expect(searchVariants(kindNames, 'zzz')).toEqual([])
})
