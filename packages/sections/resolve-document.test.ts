import { describe, expect, test } from 'vitest'
import { blankDocument } from '#packages/document/blank.ts'
import type { Document, Section } from '#packages/document/schema.ts'
import { personOf } from '#packages/samples/people.ts'
import { randomOf } from '#test/kit/documents.ts'
import type { Node } from './node.ts'
import { kindNames, sections } from './registry.ts'
import { type ResolvedSection, resolveDocument } from './resolve-document.ts'
import { sampleDocument } from './sample-document.ts'

const engineer = sampleDocument(personOf('engineer', 'zh'))

const only = (kind: string, change: Partial<Section>, theme: Partial<Document['theme']> = {}): Document => ({
  ...blankDocument('简历'),
  theme: { ...engineer.theme, ...theme },
  sections: engineer.sections
    .filter((section) => section.kind === kind)
    .map((section) => ({ ...section, ...change })),
})

const first = (document: Document): ResolvedSection => {
  const [resolved] = resolveDocument(document)
  if (!resolved) throw new Error('nothing was drawn')
  return resolved
}

const inside = (node: Node | undefined): Node[] =>
  node ? [node, ...('children' in node ? node.children.flatMap(inside) : [])] : []
const textsOf = (node: Node | undefined) =>
  inside(node).flatMap((one) => (one.node === 'text' ? [one.text] : []))
const columnsOf = (node: Node | undefined) =>
  inside(node).flatMap((one) => (one.node === 'grid' ? [one.columns] : []))

describe('a section’s title', () => {
  test('has its own sign and English name, or the kind’s', () => {
    const signs = (change: Partial<Section>) =>
      inside(first(only('work_experience', { titleVariant: 4, ...change })).title).flatMap((one) =>
        one.node === 'icon' ? [one.icon] : [],
      )
    expect(signs({})).toEqual(['briefcase'])
    expect(signs({ icon: 'flag' })).toEqual(['flag'])
    expect(signs({ icon: 'no-such-icon' })).toEqual(['briefcase'])
    const english = (change: Partial<Section>) =>
      textsOf(first(only('work_experience', { titleVariant: 19, ...change })).title)
    expect(english({})).toEqual(['工作经历', 'Experience'])
    expect(english({ english: 'Practice' })).toEqual(['工作经历', 'Practice'])
    expect(english({ english: '' })).toEqual(['工作经历'])
  })

  test('shows its English name beside it only where the person asks for it', () => {
    const texts = (style: Section['style']) =>
      textsOf(first(only('work_experience', { titleVariant: 3, style })).title)
    expect(texts({})).toEqual(['工作经历'])
    expect(texts({ english: { display: 'block' } })).toEqual(['工作经历', 'Experience'])
    expect(texts({ english: { display: 'none' } })).toEqual(['工作经历'])
  })

  test('is numbered without a gap: what shows nothing takes no number', () => {
    const document = {
      ...engineer,
      theme: { ...engineer.theme, titleVariant: 8 },
      sections: engineer.sections.map((section) =>
        section.kind === 'project_experience' ? { ...section, items: [] } : section,
      ),
    }
    const numbers = resolveDocument(document).flatMap(({ title }) => textsOf(title).slice(0, 1))
    expect(numbers).toEqual(numbers.map((_, at) => String(at + 1).padStart(2, '0')))
  })

  test('stands in the layout of a kind that has none, where the person gives it one', () => {
    const drawn = (change: Partial<Section>) => first(only('base_info', { title: '联系方式', ...change }))
    expect(drawn({ variant: 7 }).title).toBeUndefined()
    expect(textsOf(drawn({ variant: 7 }).body)).not.toContain('联系方式')
    const titled = drawn({ variant: 7, untitled: false })
    expect(titled.title).toBeUndefined()
    expect(textsOf(titled.body).filter((text) => text === '联系方式')).toHaveLength(1)
    expect(textsOf(drawn({ variant: 1, untitled: false }).title)).toEqual(['联系方式'])
  })

  test('beside its section is as wide as the person sets it', () => {
    expect(first(only('work_experience', { titleVariant: 8 })).titleWidth).toBe('7.4em')
    const style = { title: { width: 90 } }
    expect(first(only('work_experience', { titleVariant: 8, style })).titleWidth).toBe('90px')
  })
})

test('the width of a date or a label is that of its column', () => {
  const columns = (style: Section['style']) =>
    columnsOf(first(only('work_experience', { variant: 2, style })).body)[0]
  expect(columns({})).toEqual(['9.8em', '1fr'])
  expect(columns({ period: { width: 80 } })).toEqual(['80px', '1fr'])
  expect(columns({ name: { width: 80 } })).toEqual(['9.8em', '1fr'])
  const labels = inside(
    first(only('job_intention', { variant: 2, style: { label: { width: 70 } } })).body,
  ).flatMap((one) => (one.node === 'stack' && one.box.width ? [one.box.width] : []))
  expect(new Set(labels)).toEqual(new Set(['70px']))
})

test('a fact’s label and value, a level’s word and figure, are styled apart', () => {
  const slots = (kind: string, variant: number) =>
    new Set(
      inside(first(only(kind, { variant })).body).flatMap((one) =>
        'slot' in one && one.slot ? [one.slot] : [],
      ),
    )
  expect([...slots('base_info', 9)]).toEqual(expect.arrayContaining(['label', 'phoneNumber', 'cell', 'card']))
  expect([...slots('skill_specialties', 7)]).toEqual(expect.arrayContaining(['proficiency', 'level']))
})

describe('a rail', () => {
  const railed = resolveDocument({
    ...engineer,
    theme: { ...engineer.theme, titleVariant: 4, rail: true },
    sections: engineer.sections.map((section) => ({
      ...section,
      ...(section.kind === 'work_experience' ? { variant: 3 } : {}),
    })),
  })

  test('runs through every titled section from the first on, and marks that entries bring lie on it', () => {
    const titles = railed.flatMap(({ title }) => (title?.node === 'rail' ? [title.joined] : []))
    expect(titles).toEqual(titles.map((_, at) => at > 0))
    const work = railed.find(({ section }) => section.kind === 'work_experience')
    expect(work?.body).toMatchObject({ node: 'rail', joined: true })
    const skills = railed.find(({ section }) => section.kind === 'skill_specialties')
    expect(skills?.body).toMatchObject({ node: 'rail', joined: false })
  })

  test('leaves out the second column, and only where there is one', () => {
    const theme = { ...engineer.theme, titleVariant: 4, rail: true as const }
    const sections = engineer.sections.map((section) => ({ ...section, region: 'side' as const }))
    const railsIn = (layout: Document['page']['layout']) =>
      resolveDocument({ ...engineer, page: { ...engineer.page, layout }, theme, sections }).filter(
        ({ title }) => title?.node === 'rail',
      ).length
    expect(railsIn('left_right')).toBe(0)
    expect(railsIn('base')).toBe(railed.filter(({ title }) => title?.node === 'rail').length)
  })

  test('needs a title style that can stand on it', () => {
    const plain = resolveDocument({ ...engineer, theme: { ...engineer.theme, titleVariant: 3, rail: true } })
    expect(JSON.stringify(plain)).not.toContain('"rail"')
  })
})

describe('an entry', () => {
  const bodies = (document: Document) => resolveDocument(document).map(({ body }) => body)
  const itemNodes = (document: Document) =>
    new Map(
      bodies(document)
        .flatMap(inside)
        .flatMap((node) => ('item' in node && node.item ? [[node.item, node] as const] : [])),
    )

  test('that did not change is the same node, and its neighbour is another', () => {
    const [work] = only('work_experience', {}).sections
    if (!work) throw new Error('the sample has no jobs')
    const document = only('work_experience', {})
    const [one = '', two = ''] = work.items.map(({ id }) => id)
    const before = itemNodes(document)
    const items = work.items.map((item) =>
      item.id === two ? { ...item, data: { ...item.data, name: '改过' } } : item,
    )
    const after = itemNodes({ ...document, sections: [{ ...work, items }] })
    expect(after.get(one)).toBe(before.get(one))
    expect(after.get(two)).not.toBe(before.get(two))
  })

  test('is what it would be if nobody had looked before, whatever happened around it', () => {
    const next = randomOf(5)
    const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(next() * list.length)]
    for (const kind of kindNames) {
      const [section] = only(kind, {}).sections
      if (!section) continue
      let now = section
      for (let times = 0; times < 60; times += 1) {
        const change = pick(['variant', 'order', 'props', 'style', 'text'] as const)
        const variants = Object.keys(sections[kind].variants).map(Number)
        const field = pick(Object.keys(sections[kind].fields)) ?? ''
        if (change === 'variant') now = { ...now, variant: pick(variants) ?? 1 }
        if (change === 'order') now = { ...now, items: now.items.toReversed() }
        if (change === 'props') now = { ...now, props: { [field]: { visible: next() < 0.5 } } }
        if (change === 'style') now = { ...now, style: { item: { color: '#112233' } } }
        if (change === 'text') {
          const at = Math.floor(next() * now.items.length)
          const items = now.items.map((item, place) => (place === at ? structuredClone(item) : item))
          now = { ...now, items }
        }
        const document = { ...only(kind, {}), sections: [now] }
        expect(bodies(document)).toEqual(bodies(structuredClone(document)))
      }
    }
  })
})

describe('what stands in rows', () => {
  const even = (count: number) => {
    const awards = only('awards', { variant: 8 })
    const [section] = awards.sections
    if (!section?.items[0]) throw new Error('nobody was honoured')
    section.items = Array.from({ length: count }, (_, at) => ({
      id: `a${at}`,
      data: { awardsName: `奖 ${at}`, awardsGrade: '一等奖' },
    }))
    const grid = inside(first(awards).body).find((one) => one.node === 'grid')
    if (grid?.node !== 'grid') throw new Error('no grid')
    return { three: grid.columns.join().includes('28%'), spans: grid.box.lastSpans === true }
  }

  test('leaves no hole: three to a row where that fills all rows, else two, and the last takes both', () => {
    expect([1, 2, 3, 4, 5, 6, 9].map(even)).toEqual([
      { three: false, spans: true },
      { three: false, spans: true },
      { three: true, spans: false },
      { three: false, spans: true },
      { three: false, spans: true },
      { three: true, spans: false },
      { three: true, spans: false },
    ])
  })
})

test('the room for a photo in a band is as wide as the photo is set', () => {
  const rooms = (style: Section['style']) =>
    inside(first(only('base_info', { variant: 4, style })).body).flatMap((one) =>
      'box' in one && one.box.widthOf === 'avatar' ? [one.box.width] : [],
    )
  expect(rooms({})).toEqual(['min(8.400em, 34%)'])
  expect(rooms({ avatar: { width: 96 } })).toEqual(['96px'])
})

test('the place of a picture is found by the picture’s name, also while there is none', () => {
  for (const variant of [2, 3, 4, 8, 9]) {
    const body = first(only('works_display', { variant })).body
    const places = inside(body).filter((one) => 'slot' in one && one.slot === 'picture')
    expect(places.length, `works_display ${variant}`).toBeGreaterThan(0)
  }
})
