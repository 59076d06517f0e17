import { create } from 'mutative'
import { expect, test } from 'vitest'
import type { Document } from '#packages/document/schema.ts'
import { personOf } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { firstDifference } from './compare-text.ts'
import { type FieldState, matchFields } from './match-fields.ts'
import { shownFields } from './shown-fields.ts'

const document = sampleDocument(personOf('chef', 'zh'))

/** The state of one field when the document was read like this. */
const stateOf = (kind: string, field: string, change: (read: Document) => void): FieldState | undefined => {
  const read = create(document, (draft) => change(draft as Document))
  const section = document.sections.find((one) => one.kind === kind)
  return matchFields(shownFields(document), document, read).find(
    (one) => one.section === section?.id && one.field === field,
  )?.state
}

const itemOf = (read: Document, kind: string) => {
  const item = read.sections.find((section) => section.kind === kind)?.items[0]
  if (!item) throw new Error(`no ${kind}`)
  return item
}

test('a document that was read perfectly is the same in every field', () => {
  const states = matchFields(shownFields(document), document, document).map(({ state }) => state)
  expect(states.length).toBeGreaterThan(100)
  expect(new Set(states)).toEqual(new Set(['same']))
})

test('half a name is part of it, a post in the place of a name has moved, and nothing is nothing', () => {
  const name = String(itemOf(document, 'work_experience').data.name)
  const half = (read: Document) => {
    itemOf(read, 'work_experience').data.name = name.slice(0, -2)
  }
  const moved = (read: Document) => {
    const { data } = itemOf(read, 'work_experience')
    data.heading = `${name} ${data.heading}`
    delete data.name
  }
  const gone = (read: Document) => {
    for (const section of read.sections)
      section.items = JSON.parse(JSON.stringify(section.items).replaceAll(name, ''))
  }
  expect(stateOf('work_experience', 'name', half)).toBe('partly')
  expect(stateOf('work_experience', 'name', moved)).toBe('moved')
  expect(stateOf('work_experience', 'name', gone)).toBe('missing')
})

test('what no system has a box for is read when its entry says it', () => {
  const merged = (read: Document) => {
    const { data } = itemOf(read, 'work_experience')
    data.bullets = [{ spans: [{ text: String(data.heading) }] }, ...(data.bullets as [])]
    delete data.heading
  }
  expect(stateOf('work_experience', 'heading', merged)).toBe('same')
})

test('a section that was filed under another kind has moved', () => {
  const filed = (read: Document) => {
    const section = read.sections.find(({ kind }) => kind === 'awards')
    if (section) Object.assign(section, { kind: 'custom', title: '其他内容' })
  }
  expect(stateOf('awards', 'awardsName', filed)).toBe('moved')
  const read = create(document, (draft) => filed(draft as Document))
  const moved = matchFields(shownFields(document), document, read).find(({ field }) => field === 'awardsName')
  expect(moved?.where).toBe('其他内容')
})

test('what stands in its own section, but in another entry or field, is told by that', () => {
  const whereOf = (field: string, change: (data: Record<string, unknown>[]) => void) => {
    const read = create(document, (draft) => {
      const section = draft.sections.find(({ kind }) => kind === 'work_experience')
      change(section?.items.map(({ data }) => data) ?? [])
    })
    const section = document.sections.find(({ kind }) => kind === 'work_experience')
    const found = matchFields(shownFields(document), document, read as Document).find(
      (one) => one.section === section?.id && one.field === field,
    )
    return [found?.state, found?.where]
  }
  const [first, second] =
    document.sections.find(({ kind }) => kind === 'work_experience')?.items.map(({ data }) => data) ?? []
  const title = document.sections.find(({ kind }) => kind === 'work_experience')?.title
  expect(
    whereOf('bullets', ([one, other]) => {
      if (one && other) Object.assign(other, { bullets: one.bullets })
      delete one?.bullets
    }),
  ).toEqual(['moved', `${title} · ${String(second?.name)}`])
  expect(
    whereOf('post', ([one]) => {
      if (one) one.heading = `${first?.post} ${one.heading}`
      delete one?.post
    }),
  ).toEqual(['moved', `${title} · 部门或所在地`])
})

test('dates are compared by what they mean, however they are written', () => {
  const written = (text: string) => (read: Document) => {
    itemOf(read, 'work_experience').data.period = { text }
  }
  const { from = '' } = itemOf(document, 'work_experience').data.period as { from: string }
  const [year, month] = from.split('-')
  expect(stateOf('work_experience', 'period', written(`${year}年${Number(month)}月至今`))).toBe('same')
  expect(
    stateOf('work_experience', 'period', written(`${Number(year) - 1}年${Number(month)}月至今`)),
  ).not.toBe('same')
})

test('two texts part where they part; blanks, radicals and turned words are no difference', () => {
  expect(firstDifference('高级 工程师', '⾼级工程师')).toBeUndefined()
  expect(firstDifference('שלום', 'םולש')).toBeUndefined()
  expect(firstDifference('护理部主任', '护理部')).toEqual({ drawn: '护理部主任', read: '护理部' })
  expect(firstDifference('第一页第二页', '第一页', true)).toBeUndefined()
})
