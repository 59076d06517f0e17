import { expect, test } from 'vitest'
import { blankDocument } from '#packages/document/blank.ts'
import type { Item } from '#packages/document/schema.ts'
import type { Value } from '#packages/document/values.ts'
import type { SectionKind } from '#packages/sections/define.ts'
import '#packages/sections/document-kinds.ts'
import { entryDates, entryTitle } from '#packages/editor-core/entry-title.ts'
import { newSection } from '#packages/editor-core/new-section.ts'
import { entriesOf, hasEntries, ownIdOf, writeField } from '#packages/editor-core/own-record.ts'
import { allKinds, kindNames, kindOf } from '#packages/sections/registry.ts'
import { formRows } from './form-rows.ts'
import { kindsFor } from './kinds-for.ts'
import { newestFirst } from './newest-first.ts'
import { searchVariants } from './search-variants.ts'

const kind = (name: string) => kindOf(name) as SectionKind

test('every field of every kind is in its form exactly once', () => {
  for (const one of allKinds()) {
    const rows = (['own', 'entry', 'notes'] as const).flatMap((part) => formRows(one, part))
    expect(rows.flat().toSorted()).toEqual(Object.keys(one.fields).toSorted())
  }
})

test('names come before dates, and short fields are paired without gaps', () => {
  expect(formRows(kind('work_experience'))).toEqual([['name', 'post'], ['period'], ['heading'], ['bullets']])
  expect(formRows(kind('skill_specialties'))).toEqual([['skillName', 'proficiency'], ['introduce']])
  expect(formRows(kind('awards'))[0]).toEqual(['awardsName', 'awardsGrade'])
})

test('the title of an entry is its first text, and its dates are formatted as on the page', () => {
  const data: Record<string, Value> = { period: { from: '2024-03', to: 'now' }, name: ' ', post: '产品经理' }
  expect(entryTitle(kind('work_experience'), data)).toBe('产品经理')
  expect(entryTitle(kind('work_experience'), {})).toBe('')
  expect(entryTitle(kind('custom'), { text: [{ spans: [{ text: '第一行' }] }] })).toBe('第一行')
  expect(entryDates(kind('work_experience'), data, 'en')).toMatch(/^Mar\s2024\s–\sPresent$/)
  expect(entryDates(kind('skill_specialties'), {}, 'zh')).toBe('')
})

test('newest first: current entries, then by end date; entries without a date last, in their order', () => {
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

test('variants are found in both languages, and the name of a kind finds all of its variants', () => {
  expect(searchVariants(['work_experience'], '工作经历')[0]?.[1]).toHaveLength(11)
  const found = searchVariants(kindNames, '时间轴')
  expect(found.length).toBeGreaterThan(3)
  expect(searchVariants(kindNames, 'TIMELINE').length).toBeGreaterThan(3)
  expect(searchVariants(kindNames, '教育 时间轴').map(([name]) => name)).toEqual(['edu_background'])
  expect(searchVariants(kindNames, '  ')).toEqual([])
  expect(searchVariants(kindNames, 'zzz')).toEqual([])
})

test('a slide’s own fields and record are separate from its entries', () => {
  const chart = kind('slide_chart')
  expect(formRows(chart).flat()).toEqual(['figure', 'unit', 'name'])
  expect(formRows(chart, 'own').flat()).not.toContain('figure')
  expect(hasEntries(chart)).toBe(true)
  expect(hasEntries(kind('slide_title'))).toBe(false)
  const items: Item[] = [
    { id: 'a', data: { name: '甲' } },
    { id: 'o', own: true, data: {} },
  ]
  expect(entriesOf(chart, { items }).map(({ id }) => id)).toEqual(['a'])
  expect(ownIdOf(chart, { id: 's', items })).toBe('o')
  expect(entryTitle(chart, { figure: '128', unit: '%', name: '完成率' })).toBe('完成率')
})

test('a section’s own record is created with its first value, before its entries', () => {
  const section = { ...newSection(blankDocument('x'), 'slide_chart', 1, 'main'), id: 's' }
  expect(section.items.map(({ own }) => own === true)).toEqual([true, false, false, false])
  const bare = { ...section, items: [{ id: 'a', data: {} }] }
  const document = { ...blankDocument('x'), sections: [structuredClone(bare)] }
  const id = ownIdOf(kind('slide_chart'), bare)
  writeField(kind('slide_chart'), 's', id, 'caption', '图题')(document)
  writeField(kind('slide_chart'), 's', id, 'note', '来源')(document)
  expect(document.sections[0]?.items).toEqual([
    { id, own: true, data: { caption: '图题', note: '来源' } },
    { id: 'a', data: {} },
  ])
})

test('kinds of the document come first, then those of resumes', () => {
  expect(kindsFor('resume')).toHaveLength(14)
  expect(kindsFor('ppt').slice(0, 2)).toEqual(['slide_title', 'slide_agenda'])
  expect(kindsFor('word')[0]).toBe('doc_title')
  expect(kindsFor('word')).toContain('work_experience')
  expect(kindsFor('word').some((name) => name.startsWith('slide_'))).toBe(false)
})
