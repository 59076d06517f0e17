import { describe, expect, test } from 'vitest'
import type { Item, Section } from '#packages/document/schema.ts'
import type { Value } from '#packages/document/values.ts'
import type { Field, SectionKind } from '../define.ts'
import { slideKinds } from '../document-kinds.ts'
import type { Node } from '../node.ts'
import { resolveSection } from '../resolve-document.ts'

const kinds = Object.values(slideKinds) as unknown as SectionKind[]

/** Fields that a variant leaves out by design. All other filled fields are drawn. */
const LEFT_OUT: Record<string, readonly string[]> = {
  'slide_title 1': ['figure', 'unit', 'picture'],
  'slide_title 2': ['figure', 'unit', 'picture'],
  'slide_title 3': ['figure', 'unit'],
  'slide_title 4': ['figure', 'unit'],
  'slide_title 5': ['figure', 'unit'],
  'slide_title 6': ['figure', 'unit'],
  'slide_title 7': ['picture'],
  'slide_title 8': ['figure', 'unit', 'picture'],
  'slide_section 1': ['picture'],
  'slide_section 2': ['picture'],
  'slide_section 3': ['picture'],
  'slide_section 4': ['picture'],
  'slide_text 4': ['picture', 'caption'],
  'slide_text 5': ['picture', 'caption'],
  'slide_text 6': ['picture', 'caption'],
  'slide_columns 1': ['picture'],
  'slide_columns 2': ['picture'],
  'slide_columns 3': ['picture'],
  'slide_columns 4': ['picture'],
  'slide_columns 6': ['picture'],
  'slide_columns 7': ['picture'],
  'slide_table 1': ['picture'],
  'slide_table 2': ['picture'],
  'slide_table 4': ['picture'],
  'slide_table 5': ['picture'],
  'slide_quote 1': ['picture'],
  'slide_quote 2': ['picture'],
  'slide_quote 4': ['picture'],
  'slide_thanks 1': ['picture'],
  'slide_thanks 2': ['picture'],
}

/** Only the first entry's picture fills the slide. */
const FIRST_ONLY: Record<string, readonly string[]> = { 'slide_pictures 4': ['picture'] }

const valueFor = (name: string, { type }: Field): Value => {
  if (type === 'rich') return [{ spans: [{ text: `甲：${name} 的内容` }] }, { spans: [{ text: '第二段' }] }]
  if (type === 'labelled') return [{ label: '邮箱', value: 'who@example.com' }]
  if (type === 'table') return { head: ['甲', '乙'], rows: [['1', '2']] }
  if (type === 'series') return { labels: ['甲', '乙'], series: [{ name: '丙', values: [1, 2] }] }
  return type === 'picture' ? 'sample-art-shop' : `${name} 的字`
}

/** The speaker's own, never on the slide. */
const isShown = (name: string) => name !== 'notes'
const ownOf = ({ own = [] }: SectionKind) => own.filter(isShown)
const entryFields = ({ fields, own = [] }: SectionKind) =>
  Object.keys(fields).filter((name) => isShown(name) && !own.includes(name))

const filledItem = (kind: SectionKind, id: string, names: readonly string[]): Item => ({
  id,
  data: Object.fromEntries(names.map((name) => [name, valueFor(name, kind.fields[name] as Field)])),
})

const sectionOf = (kind: SectionKind, variant: number, items: Item[], title = '这一页的标题'): Section => ({
  id: 'slide',
  kind: kind.kind,
  variant,
  region: 'main',
  title,
  visible: true,
  items,
  props: {},
  style: {},
})

const full = (kind: SectionKind, variant: number, count: number): Section => {
  const entries = entryFields(kind)
  const own: Item = { ...filledItem(kind, 'own', ownOf(kind)), own: true }
  const others = Array.from({ length: entries.length > 0 ? count : 0 }, (_, at) =>
    filledItem(kind, `e${at}`, entries),
  )
  return sectionOf(kind, variant, [own, ...others])
}

const bodyOf = (section: Section) => resolveSection(section, 'zh', 3, 0).body

const walk = (node: Node, visit: (node: Node) => void): void => {
  visit(node)
  if ('children' in node) for (const child of node.children) walk(child, visit)
}

/** Which fields are drawn, as `item field`. */
const drawnIn = (body: Node | undefined): Set<string> => {
  const found = new Set<string>()
  if (body)
    walk(body, (node) => {
      const isBlank = node.node === 'picture' && node.src === ''
      if ('source' in node && node.source && !isBlank) found.add(`${node.source.item} ${node.source.field}`)
    })
  return found
}

const cases = kinds.flatMap((kind) =>
  Object.keys(kind.variants).map((variant) => [`${kind.kind} ${variant}`, kind, Number(variant)] as const),
)

test('every look that was promised exists', () => {
  const counts = kinds.map(({ kind, variants }) => [kind, Object.keys(variants).length])
  expect(Object.fromEntries(counts)).toEqual({
    slide_title: 8,
    slide_agenda: 6,
    slide_section: 5,
    slide_text: 7,
    slide_columns: 7,
    slide_timeline: 5,
    slide_numbers: 5,
    slide_chart: 8,
    slide_table: 5,
    slide_pictures: 5,
    slide_quote: 4,
    slide_thanks: 5,
  })
})

describe.each(cases)('%s', (name, kind, variant) => {
  test.each([1, 2, 5, 9])('shows its title and every filled field of %i entries', (count) => {
    const section = full(kind, variant, count)
    const drawn = drawnIn(bodyOf(section))
    expect(drawn).toContain('slide title')
    const left = LEFT_OUT[name] ?? []
    const missing = section.items.flatMap(({ id, data }) =>
      Object.keys(data)
        .filter((field) => !left.includes(field) && !drawn.has(`${id} ${field}`))
        .filter((field) => !(FIRST_ONLY[name]?.includes(field) && id !== 'e0'))
        .map((field) => `${id} ${field}`),
    )
    expect(missing).toEqual([])
  })

  test('what it leaves out is truly not drawn', () => {
    const fields = new Set([...drawnIn(bodyOf(full(kind, variant, 2)))].map((one) => one.split(' ')[1]))
    expect((LEFT_OUT[name] ?? []).filter((field) => fields.has(field))).toEqual([])
  })

  test('stands with a title alone, with blank records, and with nothing at all', () => {
    expect(drawnIn(bodyOf(sectionOf(kind, variant, [])))).toContain('slide title')
    const blanks: Item[] = [
      { id: 'own', own: true, data: {} },
      { id: 'e0', data: {} },
    ]
    expect(drawnIn(bodyOf(sectionOf(kind, variant, blanks)))).toContain('slide title')
    expect(drawnIn(bodyOf(sectionOf(kind, variant, [], ''))).size).toBe(0)
  })

  test('shows each single field where it is the only one', () => {
    const names = [...ownOf(kind), ...entryFields(kind)].filter((field) => !LEFT_OUT[name]?.includes(field))
    for (const field of names) {
      const isOwn = kind.own?.includes(field)
      const one = filledItem(kind, 'one', [field])
      const drawn = drawnIn(bodyOf(sectionOf(kind, variant, [isOwn ? { ...one, own: true } : one])))
      expect(drawn, field).toContain(`one ${field}`)
    }
  })
})
