import { expect, test } from 'vitest'
import type { Item, Section } from '#packages/document/schema.ts'
import type { Value } from '#packages/document/values.ts'
import type { FieldType, SectionKind } from './define.ts'
import './document-kinds.ts'
import { personOf } from '#packages/samples/people.ts'
import { allKinds, kindOf } from './registry.ts'
import { resolveSection } from './resolve-document.ts'
import { sampleDocument } from './sample-document.ts'
import { hiddenFieldReason, undisplayedAfter } from './undisplayed-field.ts'

const written: Record<FieldType, Value> = {
  line: '一句',
  level: '4',
  date: '2019-06',
  link: 'https://example.com/1',
  picture: 'sample-nurse',
  rich: [{ list: 'bullet', spans: [{ text: '做成了一件事' }] }],
  period: { from: '2018-03', to: '2019-09' },
  labelled: [{ label: '籍贯', value: '杭州' }],
  table: { head: ['甲', '乙'], rows: [['1', '2']] },
  series: { labels: ['一月'], series: [{ name: '数量', values: [3] }] },
}

const sectionOf = (kind: SectionKind, variant: number): Section => {
  const record = (id: string, own: boolean): Item => ({
    id,
    ...(own ? { own } : {}),
    data: Object.fromEntries(
      Object.entries(kind.fields)
        .filter(([field]) => (kind.own?.includes(field) ?? false) === own)
        .map(([field, { type }]) => [field, written[type]]),
    ),
  })
  return {
    id: 'a',
    kind: kind.kind,
    variant,
    region: 'main',
    title: '栏目',
    visible: true,
    items: kind.own ? [record('own', true), record('one', false)] : [record('one', false)],
    props: {},
    style: {},
  }
}

const undisplayedIn = (section: Section) =>
  section.items.flatMap(({ id, data }) =>
    Object.keys(data).flatMap((field) => {
      const why = hiddenFieldReason(section, id, field, 'zh')
      return why ? [`${field} ${why}`] : []
    }),
  )

test('what a look has no place for is told of every look, unless no look of the kind has one', () => {
  const found = Object.fromEntries(
    allKinds().flatMap((kind) =>
      Object.keys(kind.variants).flatMap((variant) => {
        const undisplayed = undisplayedIn(sectionOf(kind, Number(variant)))
        return undisplayed.length > 0 ? [[`${kind.kind} ${variant}`, undisplayed]] : []
      }),
    ),
  )
  expect(found).toMatchObject({
    'base_info 8': ['avatar elsewhere'],
    'skill_specialties 1': ['proficiency elsewhere'],
    'works_display 10': ['worksIntroduce elsewhere', 'picture elsewhere'],
    'slide_text 4': ['picture elsewhere', 'caption elsewhere'],
  })
  // Notes for the speaker are on no slide.
  expect(JSON.stringify(found)).not.toContain('notes')
  // Fields that users add are shown by every variant of every kind.
  expect(JSON.stringify(found)).not.toContain('"fields ')
})

test('a field that is hidden says so; in a section or an entry that is hidden whole nothing is told', () => {
  const base = sectionOf(kindOf('base_info') as SectionKind, 1)
  const hidden = { ...base, props: { fields: { visible: false } } }
  expect(undisplayedIn(base)).toEqual([])
  expect(undisplayedIn(hidden)).toEqual(['fields hidden'])
  expect(undisplayedIn({ ...hidden, visible: false })).toEqual([])
  expect(undisplayedIn({ ...hidden, items: base.items.map((item) => ({ ...item, hidden: true })) })).toEqual(
    [],
  )
})

test('what says nothing yet is not missed, and what the pages have drawn is not drawn again for the question', () => {
  const section = sectionOf(kindOf('works_display') as SectionKind, 10)
  const [item] = section.items
  const blank = { ...section, items: [{ ...(item as Item), data: { worksName: '名', picture: '' } }] }
  expect(undisplayedIn(blank)).toEqual([])
  const before = resolveSection(section, 'zh', 3, 0)
  undisplayedIn(section)
  expect(resolveSection(section, 'zh', 3, 0)).toBe(before)
})

test('what a change of looks takes off the pages is told by its section and field', () => {
  const before = sampleDocument(personOf('engineer', 'zh'))
  const shows = (section: Section, field: string) =>
    section.items.some(({ id }) => hiddenFieldReason(section, id, field, 'zh') === undefined)
  const found = before.sections.flatMap((changed) =>
    Object.keys(kindOf(changed.kind)?.variants ?? {}).flatMap((variant) => {
      const next = { ...changed, variant: Number(variant) }
      const undisplayed = undisplayedAfter(
        { ...before, sections: [changed] },
        { ...before, sections: [next] },
      )
      for (const { section, field } of undisplayed) {
        expect(section).toBe(next)
        expect(shows(changed, field)).toBe(true)
        expect(shows(next, field)).toBe(false)
      }
      return undisplayed
    }),
  )
  expect(found.length).toBeGreaterThan(0)
  expect(undisplayedAfter(before, before)).toEqual([])
})
