import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadDocument } from '#packages/document/load.ts'
import type { Document } from '#packages/document/schema.ts'
import { people } from '#packages/samples/people.ts'
import { kindFacts, kindNames, kindOf } from '#packages/sections/registry.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { textsOf } from '../document-texts.ts'
import type { DraftPlace } from '../places.ts'
import { applyDraft } from './apply-draft.ts'
import {
  draftedTexts,
  draftKinds,
  draftTitles,
  emptied,
  emptiedSection,
  replaceSection,
} from './draft-document.ts'
import { valueOfText } from './field-value.ts'
import { kindNameOf } from './slots.ts'

const counter = () => {
  let count = 0
  return () => `new-${++count}`
}
const documents = people.map(sampleDocument)
const [first] = documents as [Document]

const isWhole = (document: Document) => loadDocument(document, kindFacts).ok

const fields = kindNames.flatMap((kind) =>
  Object.keys(kindOf(kind)?.fields ?? {}).map((field) => ({ kind, field })),
)
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.constantFrom(
    '- 一\n- 二',
    '2021-03/now',
    '2021-3/2022-13',
    '5',
    '精通',
    '籍贯：【籍贯】',
    '长'.repeat(600),
    '\u0000',
  ),
)
const anyPlace: fc.Arbitrary<DraftPlace> = fc
  .tuple(
    fc.oneof(
      fc.constantFrom(...fields),
      fc.constant({ kind: 'base_info', field: 'constructor' }),
      fc.constant({ kind: '__proto__', field: 'name' }),
    ),
    fc.integer({ min: 0, max: 25 }),
  )
  .map(([at, entry]) => ({ ...at, entry }))

describe('a draft in a document', () => {
  test('whatever an engine says, the document is never broken', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...documents),
        fc.array(fc.tuple(anyPlace, anyText), { maxLength: 20 }),
        (template, steps) => {
          const newId = counter()
          const document = steps.reduce(
            (so, [at, text]) => applyDraft(so, at, text, newId),
            emptied(template, newId),
          )
          expect(isWhole(document)).toBe(true)
        },
      ),
      { numRuns: 150 },
    )
  })

  test.each(documents.map((document, at) => [`${people[at]?.id} ${document.language}`, document] as const))(
    '%s: all that somebody wrote can be written as a draft',
    (_, document) => {
      const newId = counter()
      const steps = draftedTexts(document, 'nothing')
      const written = steps.reduce(
        (so, { at, text }) => applyDraft(so, at, text, newId),
        emptied(document, newId),
      )
      expect(draftedTexts(written, 'nothing')).toEqual(steps)
      expect(steps.length).toBeGreaterThan(20)
    },
  )

  test('an entry may follow the last one; it leaves no gap, and there are no more than twenty', () => {
    const newId = counter()
    const empty = emptied(first, newId)
    const at = (entry: number): DraftPlace => ({ kind: 'work_experience', entry, field: 'name' })
    expect(applyDraft(empty, at(1), '公司', newId)).toBe(empty)
    const many = Array.from({ length: 30 }, (_, entry) => entry).reduce(
      (so, entry) => applyDraft(so, at(entry), `公司${entry}`, newId),
      empty,
    )
    expect(many.sections.find(({ kind }) => kind === 'work_experience')?.items).toHaveLength(20)
  })

  test('a value that a field cannot hold changes nothing', () => {
    const newId = counter()
    const empty = emptied(first, newId)
    const refused: [string, string, string][] = [
      ['base_info', 'avatar', 'sample-nurse'],
      ['base_info', 'nobody', 'x'],
      ['base_info', 'name', '名'.repeat(61)],
      ['work_experience', 'period', '一段怎么也放不进二十个字里面去的起止时间'.repeat(2)],
      ['skill_specialties', 'proficiency', '6'],
      ['nobody', 'name', 'x'],
    ]
    for (const [kind, field, text] of refused)
      expect(applyDraft(empty, { kind, entry: 0, field }, text, newId)).toBe(empty)
    expect(applyDraft(empty, { kind: 'base_info', entry: 1, field: 'name' }, 'x', newId)).toBe(empty)
  })

  test('each type of field reads a text in its way', () => {
    const read = (kind: string, field: string, text: string) => {
      const known = kindOf(kind)
      return known && valueOfText(known, field, text)
    }
    expect(read('work_experience', 'period', '2021-3/至今')).toEqual({ from: '2021-03', to: 'now' })
    expect(read('work_experience', 'period', '2021/2024')).toEqual({ from: '2021', to: '2024' })
    expect(read('work_experience', 'period', '/2024-06')).toEqual({ to: '2024-06' })
    expect(read('work_experience', 'period', '【起止时间】')).toEqual({ text: '【起止时间】' })
    expect(read('work_experience', 'bullets', '- 一\n- 二')).toMatchObject([
      { list: 'bullet' },
      { list: 'bullet' },
    ])
    expect(read('work_experience', 'post', '- 主管\n- 组长')).toBe('主管 组长')
    expect(read('skill_specialties', 'proficiency', '精通')).toBe('5')
    expect(read('base_info', 'fields', '籍贯：四川\n- 政治面貌: 群众')).toEqual([
      { label: '籍贯', value: '四川' },
      { label: '政治面貌', value: '群众' },
    ])
  })
})

describe('the document of a draft', () => {
  test('begins with the template without its sample content', () => {
    for (const template of documents) {
      const empty = emptied(template, counter())
      expect(isWhole(empty)).toBe(true)
      expect(textsOf(empty)).toEqual([])
      expect(empty.sections.map(({ id, kind, title, style }) => [id, kind, title, style])).toEqual(
        template.sections.map(({ id, kind, title, style }) => [id, kind, title, style]),
      )
    }
  })

  test('a second section of a kind is written for itself', () => {
    const [work] = first.sections.filter(({ kind }) => kind === 'work_experience')
    if (!work) throw new Error('the sample has no jobs')
    const twice = { ...first, sections: [...first.sections, { ...work, id: 'second', title: '兼职' }] }
    const empty = emptied(twice, counter())
    expect(draftKinds(empty).slice(-1)).toEqual(['work_experience_2'])
    expect(draftTitles(empty, ['work_experience', 'work_experience_2'])).toEqual([
      { kind: 'work_experience_2', title: '兼职' },
    ])
    const place = { kind: 'work_experience_2', entry: 0, field: 'name' }
    const written = applyDraft(empty, place, '夜校', counter())
    expect(draftedTexts(written, '')).toEqual([{ at: place, text: '夜校' }])
    expect(written.sections.at(-1)?.items[0]?.data).toEqual({ name: '夜校' })
    expect(draftedTexts(emptiedSection(written, 'work_experience_2', counter()), '')).toEqual([])
    expect(replaceSection(empty, 'work_experience_2', written).sections.at(-1)?.items).toEqual(
      written.sections.at(-1)?.items,
    )
  })

  test('asks for what is shown, in its order', () => {
    const hidden = {
      ...first,
      sections: first.sections.with(1, { ...first.sections[1], visible: false } as never),
    }
    expect(draftKinds(first).map(kindNameOf)).toEqual(first.sections.map(({ kind }) => kind))
    expect(draftKinds(hidden)).not.toContain(first.sections[1]?.kind)
  })

  test('one section is written again, and put back when that is given up', () => {
    const again = emptiedSection(first, 'work_experience', counter())
    expect(textsOf(again).filter(({ kind }) => kind === 'work_experience')).toEqual([])
    expect(textsOf(again).length).toBe(textsOf(first).filter(({ kind }) => kind !== 'work_experience').length)
    expect(replaceSection(again, 'work_experience', first)).toEqual(first)
    expect(draftedTexts(first, 'work_experience').some(({ at }) => at.kind === 'work_experience')).toBe(false)
  })
})
