import { create } from 'mutative'
import { expect, test } from 'vitest'
import { blankDocument } from '#packages/document/blank.ts'
import { loadDocument } from '#packages/document/load.ts'
import type { Document, Section } from '#packages/document/schema.ts'
import { people } from '#packages/samples/people.ts'
import '#packages/sections/document-kinds.ts'
import { kindFacts } from '#packages/sections/registry.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { type ImportAs, importEntries } from './import-entries.ts'

const all = (document: Document) =>
  new Map(document.sections.map(({ id, items }) => [id, new Set(items.map((item) => item.id))]))
const ids = () => {
  let last = 0
  return () => {
    last += 1
    return `new-${last}`
  }
}
const count = ({ sections }: Document) => sections.reduce((sum, { items }) => sum + items.length, 0)
const run = (into: Document, from: Document, as: ImportAs, picked = all(from)) =>
  create(into, (draft) => importEntries(from, picked, as, ids())(draft as Document)) as Document

test.each(['join', 'separate'] as const)(
  '%s: every picked entry comes in once, nothing is lost, and it loads',
  (as) => {
    const documents = people.map((person) => sampleDocument(person))
    for (const [at, from] of documents.entries()) {
      const into = documents[(at + 3) % documents.length] as Document
      const next = run(into, from, as)
      expect(count(next)).toBe(count(into) + count(from))
      expect(loadDocument(next, kindFacts)).toMatchObject({ ok: true })
      const ids = new Set(next.sections.flatMap(({ items }) => items.map(({ id }) => id)))
      for (const section of into.sections) for (const { id } of section.items) expect(ids.has(id)).toBe(true)
    }
  },
)

test('imports into a section of the same kind, or next to it', () => {
  const [one, two] = people.slice(0, 2).map((person) => sampleDocument(person)) as [Document, Document]
  const work = two.sections.find(({ kind }) => kind === 'work_experience')
  const picked = new Map([[work?.id ?? '', new Set([work?.items[0]?.id ?? ''])]])
  const mine = one.sections.find(({ kind }) => kind === 'work_experience')
  const joined = run(one, two, 'join', picked)
  expect(joined.sections).toHaveLength(one.sections.length)
  expect(joined.sections.find(({ id }) => id === mine?.id)?.items).toHaveLength((mine?.items.length ?? 0) + 1)
  expect(run(one, two, 'separate', picked).sections).toHaveLength(one.sections.length + 1)
})

test('an empty entry is replaced', () => {
  const from = sampleDocument(people[0] as (typeof people)[number])
  const into: Document = {
    ...blankDocument('新'),
    sections: [
      {
        id: 'me',
        kind: 'base_info',
        variant: 1,
        region: 'main',
        title: '基本资料',
        visible: true,
        items: [{ id: 'x', data: {} }],
        props: {},
        style: {},
      },
    ],
  }
  const person = from.sections.find(({ kind }) => kind === 'base_info')
  const next = run(into, from, 'join', new Map([[person?.id ?? '', new Set([person?.items[0]?.id ?? ''])]]))
  expect(next.sections).toHaveLength(1)
  expect(next.sections[0]?.items).toHaveLength(1)
  expect(next.sections[0]?.items[0]?.data.name).toBe(person?.items[0]?.data.name)
})

test('a slide is imported whole, with its own record, next to others of its kind', () => {
  const slide = (id: string): Section => ({
    id,
    kind: 'slide_chart',
    variant: 1,
    region: 'main',
    title: id,
    visible: true,
    items: [
      { id: `${id}-own`, own: true, data: { caption: id } },
      { id: `${id}-1`, data: { name: id } },
    ],
    props: {},
    style: {},
  })
  const from = { ...blankDocument('a'), kind: 'ppt' as const, sections: [slide('x')] }
  const into = { ...blankDocument('b'), kind: 'ppt' as const, sections: [slide('y')] }
  let next = 0
  const picked = new Map([['x', new Set(['x-own', 'x-1'])]])
  importEntries(from, picked, 'join', () => `n${next++}`)(into)
  expect(into.sections.map(({ title, items }) => [title, items.filter(({ own }) => own).length])).toEqual([
    ['y', 1],
    ['x', 1],
  ])
})
