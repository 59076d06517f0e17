import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { FieldProps, Item, Section } from '#packages/document/schema.ts'
import type { Value } from '#packages/document/values.ts'
import type { FieldType, SectionKind } from '#packages/sections/define.ts'
import { drawnProps } from '#packages/sections/drawn-props.ts'
import '#packages/sections/document-kinds.ts'
import { allKinds, kindOf } from '#packages/sections/registry.ts'
import { resolveSection } from '#packages/sections/resolve-document.ts'
import { sampleEvery } from '#test/kit/long.ts'
import { SectionView } from './section-view.tsx'
import './document-parts.tsx'

/** A typical value of each field type. */
const written: Record<FieldType, (at: number) => Value> = {
  line: (at) => `第${at}句`,
  level: (at) => String((at % 5) + 1),
  date: (at) => `201${at}-06`,
  link: (at) => `https://example.com/${at}`,
  picture: () => 'sample-nurse',
  rich: (at) => [{ list: 'bullet', spans: [{ text: `做成了第${at}件事` }] }],
  period: (at) => ({ from: `201${at}-03`, to: `201${at}-09` }),
  labelled: (at) => [{ label: `籍贯${at}`, value: '杭州' }],
  table: () => ({ head: ['甲', '乙'], rows: [['1', '2']] }),
  series: () => ({ labels: ['一月'], series: [{ name: '数量', values: [3] }] }),
}

const sectionOf = (kind: SectionKind, variant: number): Section => {
  const record = (id: number, isOwn: boolean): Item => ({
    id: `r${id}`,
    ...(isOwn ? { own: true } : {}),
    data: Object.fromEntries(
      Object.entries(kind.fields)
        .filter(([field]) => (kind.own?.includes(field) ?? false) === isOwn)
        .map(([field, { type }]) => [field, written[type](id)]),
    ),
  })
  const entries = kind.single ? [record(1, false)] : [1, 2, 3].map((id) => record(id, false))
  return {
    id: 'a',
    kind: kind.kind,
    variant,
    region: 'main',
    title: '栏目',
    visible: true,
    items: kind.own ? [record(0, true), ...entries] : entries,
    props: {},
    style: {},
  }
}

const looks = allKinds().flatMap((kind) =>
  Object.keys(kind.variants).map((variant) => ({ kind, variant: Number(variant) })),
)
const walked = [...Map.groupBy(sampleEvery(looks, 5), ({ kind }) => kind.kind)]

const pageOf = (section: Section, field?: string, props?: FieldProps): string =>
  renderToStaticMarkup(
    createElement(SectionView, {
      resolved: resolveSection(
        { ...section, ...(field && props ? { props: { [field]: props } } : {}) },
        'zh',
        3,
        0,
      ),
    }),
  )

describe('what is offered of a field changes the page, and what would not is not offered', () => {
  test.each(walked)('%s', (_, some) => {
    const wrong: string[] = []
    for (const { kind, variant } of some) {
      const section = sectionOf(kind, variant)
      const before = pageOf(section)
      for (const field of Object.keys(kind.fields)) {
        const offered = drawnProps(section, field, 'zh')
        const says = pageOf(section, field, { label: '另一个名字' }).includes('另一个名字')
        const signs = pageOf(section, field, { icon: 'telescope' }) !== before
        if (offered.label !== says) wrong.push(`${variant} ${field}: name ${says ? 'is not' : 'is'} offered`)
        if (offered.icon !== signs) wrong.push(`${variant} ${field}: icon ${signs ? 'is not' : 'is'} offered`)
        // Also before anything is written in it.
        const blank = {
          ...section,
          items: section.items.map((item) => ({ ...item, data: without(item, field) })),
        }
        if (JSON.stringify(drawnProps(blank, field, 'zh')) !== JSON.stringify(offered))
          wrong.push(`${variant} ${field}: an empty one is offered something else`)
        // An icon that is removed is not replaced by another one.
        const drawn = (page: string) => page.split('<svg').length
        if (offered.icon && drawn(pageOf(section, field, { icon: '' })) >= drawn(before))
          wrong.push(`${variant} ${field}: no icon is none`)
      }
    }
    expect(wrong).toEqual([])
  })
})

const without = ({ data }: Item, field: string) => {
  const { [field]: _, ...rest } = data
  return rest
}

test('headers tell names and icons apart', () => {
  const kind = kindOf('base_info') as SectionKind
  const offered = (variant: number, field = 'phoneNumber') =>
    drawnProps(sectionOf(kind, variant), field, 'zh')
  expect(offered(1)).toEqual({ label: false, icon: false })
  expect(offered(2)).toEqual({ label: true, icon: false })
  expect(offered(5)).toEqual({ label: false, icon: true })
  expect(offered(8)).toEqual({ label: true, icon: true })
  expect(offered(8, 'name')).toEqual({ label: false, icon: false })
  // Hidden, it is offered what it would draw if it were shown.
  const hidden = { ...sectionOf(kind, 8), props: { phoneNumber: { visible: false } } }
  expect(drawnProps(hidden, 'phoneNumber', 'zh')).toEqual({ label: true, icon: true })
})
