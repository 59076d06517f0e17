import { create } from 'mutative'
import { describe, expect, test } from 'vitest'
import { blankDocument } from '#packages/document/blank.ts'
import type { Document, Item } from '#packages/document/schema.ts'
import type { Value } from '#packages/document/values.ts'
import { people } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { type HintName, hintRules, hintsOf } from './hint-rules.ts'

const NOW = '2026-10'
type Entries = Record<string, Value>[]

const documentOf = (sections: Record<string, Entries>, language: 'zh' | 'en' = 'zh'): Document => ({
  ...blankDocument('简历', language),
  sections: Object.entries(sections).map(([kind, entries]) => ({
    id: kind,
    kind,
    variant: 1,
    region: 'main',
    title: kind,
    visible: true,
    items: entries.map((data, at): Item => ({ id: `${kind}-${at}`, data })),
    props: {},
    style: {},
  })),
})
const me = { name: '林知夏', phoneNumber: '138 0000 2716', email: 'zhixia@example.com' }
const job = (from: string, to: string, more: Record<string, Value> = {}) => ({
  name: `公司 ${from}`,
  period: { from, to },
  bullets: [{ list: 'bullet' as const, spans: [{ text: '负责协同文档产品线，月活增至 96 万' }] }],
  ...more,
})
const point = (text: string) => ({ list: 'bullet' as const, spans: [{ text }] })

/** For each rule a document that it finds fault with, and where. */
const cases: Record<HintName, [Document, string]> = {
  no_name: [documentOf({ base_info: [{ ...me, name: ' ' }] }), 'name'],
  no_contact: [documentOf({ base_info: [{ name: '林' }] }), 'phoneNumber'],
  bad_email: [documentOf({ base_info: [{ ...me, email: 'zhixia@example' }] }), 'email'],
  bad_phone: [documentOf({ base_info: [{ ...me, phoneNumber: '1380' }] }), 'phoneNumber'],
  ends_before: [documentOf({ work_experience: [job('2024-03', '2023-01')] }), 'period'],
  starts_later: [documentOf({ work_experience: [job('2027-03', 'now')] }), 'period'],
  overlap: [documentOf({ work_experience: [job('2022-01', 'now'), job('2020-01', '2023-06')] }), 'period'],
  out_of_order: [
    documentOf({ work_experience: [job('2018-01', '2019-01'), job('2020-01', '2021-01')] }),
    'period',
  ],
  no_period: [documentOf({ edu_background: [{ schoolName: '浙江大学' }] }), 'period'],
  empty_entry: [documentOf({ awards: [{ awardsName: ' ' }] }), ''],
  no_story: [documentOf({ work_experience: [job('2020-01', 'now', { bullets: [] })] }), 'bullets'],
  long_bullet: [
    documentOf({ work_experience: [job('2020-01', 'now', { bullets: [point('字'.repeat(91))] })] }),
    'bullets',
  ],
  short_bullet: [
    documentOf({ work_experience: [job('2020-01', 'now', { bullets: [point('写代码')] })] }),
    'bullets',
  ],
  uneven_ends: [
    documentOf({
      work_experience: [
        job('2020-01', 'now', { bullets: [point('负责支付系统的重构。'), point('负责风控系统的重构')] }),
      ],
    }),
    'bullets',
  ],
  private_label: [
    documentOf({ base_info: [{ ...me, fields: [{ label: '婚姻状况', value: '未婚' }] }] }),
    'fields',
  ],
  private_number: [
    documentOf({ base_info: [{ ...me, fields: [{ label: '号码', value: '110101199003074578' }] }] }),
    'fields',
  ],
  full_address: [documentOf({ base_info: [{ ...me, address: '杭州市文三路 199 号 2 单元' }] }), 'address'],
  english_photo: [documentOf({ base_info: [{ ...me, avatar: 'sample-engineer' }] }, 'en'), 'avatar'],
}

describe('every rule finds its fault, says it in both languages, and leads there', () => {
  test.each(Object.entries(cases) as [HintName, [Document, string]][])('%s', (rule, [document, field]) => {
    const found = hintsOf(document, NOW).filter((hint) => hint.rule === rule)
    expect(found).toHaveLength(1)
    expect(found[0]?.at?.field ?? '').toBe(field)
    const { zh, en } = hintRules[rule] as { zh(...v: string[]): string; en(...v: string[]): string }
    for (const text of [zh(...(found[0]?.values ?? [])), en(...(found[0]?.values ?? []))])
      expect(text).not.toMatch(/undefined|NaN|^$/)
  })
})

test('a sound document has no hints', () => {
  const document = documentOf({
    base_info: [me],
    work_experience: [job('2022-02', 'now'), job('2020', '2022-01')],
  })
  expect(hintsOf(document, NOW)).toEqual([])
})

test('hidden things are not nagged about', () => {
  const [document] = cases.bad_phone
  const hidden = create(document, (draft) => {
    const [section] = draft.sections
    if (section) section.visible = false
  })
  expect(hintsOf(hidden, NOW)).toEqual([])
})

test('the samples are sound enough: nothing to fix', () => {
  for (const person of people) {
    const hints = hintsOf(sampleDocument(person), NOW)
    expect(
      hints.filter(({ weight }) => weight === 'fix'),
      person.id,
    ).toEqual([])
    expect(hints.length, `${person.id} ${person.language}`).toBeLessThan(15)
  }
})
