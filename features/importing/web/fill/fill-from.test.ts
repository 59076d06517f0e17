import { beforeAll, expect, test } from 'vitest'
import { blankDocument } from '#packages/document/blank.ts'
import { History } from '#packages/document/history.ts'
import { loadDocument } from '#packages/document/load.ts'
import type { Document, Item, Section } from '#packages/document/schema.ts'
import type { Value } from '#packages/document/values.ts'
import { personOf } from '#packages/samples/people.ts'
import { kindFacts } from '#packages/sections/registry.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import '#packages/sections/document-kinds.ts'
import { fillFrom, isFree, type Proposal } from './fill-from.ts'
import { factOf, personFacts } from './person-facts.ts'

let resume: Document
beforeAll(() => {
  resume = sampleDocument(personOf('engineer', 'zh'))
})

let count = 0
const newId = () => {
  count += 1
  return `n${count}`
}

const section = (kind: string, title: string, ...items: (Record<string, Value> | Item)[]): Section => ({
  id: `${kind}-${title}`.replace(/[^\w-]/g, '') + title.length,
  kind,
  variant: 1,
  region: 'main',
  title,
  visible: true,
  items: items.map((item, at) =>
    'data' in item ? (item as Item) : { id: `i${at}`, data: item as Record<string, Value> },
  ),
  props: {},
  style: {},
})

const word = (...sections: Section[]): Document => ({ ...blankDocument('表'), kind: 'word', sections })

const run = (document: Document, proposals: readonly Proposal[]) => {
  const history = new History(document)
  history.edit((draft) => {
    for (const { command } of proposals) command(draft)
  })
  return history.state
}

const pairs = (...labels: string[]) => labels.map((label) => ({ label, value: '' }))

test('labels are recognized in their common spellings', () => {
  expect(
    ['姓 名：', '联系电话', '电子邮箱*', '毕业院校（全称）', '申请人姓名', 'E-mail', '应聘岗位'].map(factOf),
  ).toEqual(['name', 'phone', 'email', 'school', 'name', 'email', 'position'])
  expect(['项目名称', '审批人电话', '公司电话', ''].map(factOf)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('facts are taken from the latest school and job', () => {
  const { known } = personFacts(resume)
  expect(known.name).toBe('纪行远')
  expect(known.company).toBeTruthy()
  expect(known.school).toBeTruthy()
})

test('pairs are filled in, except those of the other party of a contract', () => {
  const document = word(
    section('doc_facts', '信息', { fields: pairs('姓名', '电话', '星座') }),
    section(
      'doc_facts',
      '双方',
      { name: '甲方（用人单位）', fields: pairs('电话') },
      { name: '乙方（劳动者）', fields: pairs('姓名') },
    ),
  )
  const proposals = fillFrom(document, resume, newId)
  expect(proposals.map(({ place }) => place)).toEqual(['姓名', '电话', '姓名'])
  expect(proposals.every(({ free }) => free)).toBe(true)
  const filled = run(document, proposals)
  expect(filled.sections[0]?.items[0]?.data.fields).toEqual([
    { label: '姓名', value: '纪行远' },
    { label: '电话', value: personFacts(resume).known.phone },
    { label: '星座', value: '' },
  ])
  expect(filled.sections[1]?.items[0]?.data.fields).toEqual(pairs('电话'))
})

test('fills empty cells to the right of a label', () => {
  const table = {
    head: ['项目', '内容', '', ''],
    rows: [
      ['姓名', '', '电话'],
      ['邮箱', '已有', '专业', '＿＿＿'],
    ],
  }
  const document = word(section('doc_table', '登记表', { table }))
  const proposals = fillFrom(document, resume, newId)
  expect(proposals.map(({ place }) => place)).toEqual(['姓名', '电话', '专业'])
  const filled = run(document, proposals).sections[0]?.items[0]?.data.table as typeof table
  expect(filled.rows[0]).toEqual(['姓名', '纪行远', '电话', personFacts(resume).known.phone])
  expect(filled.rows[1]?.[1]).toBe('已有')
})

test('fills in the signature of the user only', () => {
  const document = word(
    section('doc_sign', '落款', { role: '' }),
    section('doc_sign', '签署双方', { role: '甲方（盖章）' }, { role: '乙方（签字）' }),
  )
  const proposals = fillFrom(document, resume, newId)
  expect(proposals.map(({ section: id, place }) => [id === document.sections[0]?.id, place])).toEqual([
    [true, '落款'],
    [false, '乙方（签字）'],
  ])
})

test('a presentation: speaker, timeline from the jobs; the slide’s own record stays', () => {
  const own = (data: Record<string, Value>): Item => ({ id: newId(), own: true, data })
  const document: Document = {
    ...word(
      section('slide_title', '述职', own({ speaker: '主讲人', org: '别的单位' })),
      section('slide_timeline', '工作经历', own({ kicker: '关于我' }), { id: 'a', data: {} }),
      section('slide_text', '自我评价', own({})),
    ),
    kind: 'ppt',
  }
  const proposals = fillFrom(document, resume, newId)
  expect(proposals.map(({ place, before, free }) => ({ place, before, free }))).toEqual([
    { place: '主讲人', before: '主讲人', free: true },
    { place: '单位', before: '别的单位', free: false },
    { place: '工作经历', before: '', free: true },
    { place: '自我评价', before: '', free: true },
  ])
  const filled = run(document, proposals)
  const timeline = filled.sections[1]?.items ?? []
  expect(timeline[0]).toMatchObject({ own: true, data: { kicker: '关于我' } })
  expect(timeline.length).toBeGreaterThan(1)
  expect(timeline[1]?.data.date).toMatch(/\d{4}/)
  expect(filled.sections[2]?.items[0]?.own).toBe(true)
  expect(loadDocument(JSON.parse(JSON.stringify(filled)), kindFacts).ok).toBe(true)
  // After filling, only the remaining proposals are left.
  expect(fillFrom(filled, resume, newId)).toEqual([])
})

test('resume kinds in a document take the entries of the resume', () => {
  const document = word(section('awards', '获奖情况', {}), section('base_info', '我', {}))
  const proposals = fillFrom(document, resume, newId)
  expect(proposals.map(({ place }) => place)).toEqual(['获奖情况', '我'])
  const filled = run(document, proposals)
  expect(filled.sections[1]?.items).toHaveLength(1)
  expect(filled.sections[1]?.items[0]?.data.name).toBe('纪行远')
})

test('blank lines may be filled in, text may not', () => {
  expect(['', '____', '＿＿　', '……'].every((text) => isFree(text))).toBe(true)
  expect(isFree('张三')).toBe(false)
})

test('an empty resume has no proposals', () => {
  const document = word(section('doc_facts', '信息', { fields: pairs('姓名', '电话') }))
  expect(fillFrom(document, blankDocument('空'), newId)).toEqual([])
})
