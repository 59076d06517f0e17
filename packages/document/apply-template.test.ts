import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyTemplate, type TemplateFacts } from './apply-template.ts'
import { blankDocument } from './blank.ts'
import { type KindFacts, loadDocument } from './load.ts'
import type { Document, Section } from './schema.ts'

const facts: Record<string, TemplateFacts> = {
  person: { variants: { 1: { regions: ['header', 'main'] }, 2: { regions: ['side'] } } },
  work: { variants: { 1: {}, 2: {}, 3: { regions: ['side'] } }, near: ['study'] },
  study: { variants: { 1: {}, 2: { regions: ['main', 'side'] } }, near: ['work'] },
  skills: { variants: { 1: {}, 2: { regions: ['side'] } } },
  free: { variants: { 1: {}, 2: {} }, named: true },
}
const kinds: Record<string, KindFacts> = Object.fromEntries(
  Object.entries(facts).map(([kind, { variants }]) => [kind, { variants, accepts: () => true }]),
)

const sectionOf = (name: string) =>
  fc
    .record({
      kind: fc.constantFrom('person', 'work', 'study', 'skills'),
      variant: fc.constantFrom(1, 2),
      region: fc.constantFrom('header' as const, 'main' as const, 'side' as const),
      titleVariant: fc.option(fc.constantFrom(3, 5), { nil: undefined }),
      untitled: fc.option(fc.boolean(), { nil: undefined }),
      icon: fc.option(fc.constant('flag'), { nil: undefined }),
      visible: fc.boolean(),
      items: fc.array(fc.record({ hidden: fc.boolean(), text: fc.string({ maxLength: 5 }) }), {
        maxLength: 4,
      }),
      own: fc.boolean(),
    })
    .map(({ items, titleVariant, untitled, icon, own, ...rest }) => ({
      items,
      titleVariant,
      untitled,
      icon,
      own,
      rest,
      name,
    }))

const documentOf = (name: string): fc.Arbitrary<Document> =>
  fc
    .tuple(
      fc.array(sectionOf(name), { maxLength: 8 }),
      fc.constantFrom('base' as const, 'left_right' as const, 'page_1' as const),
      fc.constantFrom('zh' as const, 'en' as const),
      fc.string({ maxLength: 5 }),
    )
    .map(([drawn, layout, language, edge]) => {
      const blank = blankDocument(`${name} 的标题`, language)
      return {
        ...blank,
        page: { ...blank.page, layout, header: edge },
        theme: { ...blank.theme, colors: name === 'template' ? 'pine' : 'ink' },
        sections: drawn.map(
          ({ items, titleVariant, untitled, icon, own, rest }, at): Section => ({
            ...rest,
            id: `${name}-${at}`,
            title: `${name} ${at}`,
            ...(titleVariant === undefined ? {} : { titleVariant }),
            ...(untitled === undefined ? {} : { untitled }),
            ...(icon === undefined ? {} : { icon }),
            items: items.map(({ hidden, text }, row) => ({
              id: `${name}-${at}-${row}`,
              ...(hidden ? { hidden } : {}),
              data: { text },
            })),
            props: own ? { text: { visible: false } } : {},
            style: own ? { title: { fontSize: 20 }, text: { fontSize: 9 } } : {},
          }),
        ),
      }
    })

const items = ({ sections }: Document) => sections.flatMap((section) => section.items)
const byId = ({ sections }: Document) => new Map(sections.map((section) => [section.id, section]))

test('everything of mine is there once, as I wrote and hid it; the rest looks as the template does; it loads', () => {
  fc.assert(
    fc.property(documentOf('template'), documentOf('mine'), (template, mine) => {
      const before = JSON.stringify([template, mine])
      const { document, unplaced } = applyTemplate(template, mine, facts)
      expect(JSON.stringify([template, mine])).toBe(before)
      expect(
        items(document)
          .map(({ id }) => id)
          .sort(),
      ).toEqual(
        items(mine)
          .map(({ id }) => id)
          .sort(),
      )
      const after = byId(document)
      expect(document.sections).toHaveLength(mine.sections.length)
      for (const section of mine.sections) {
        const now = after.get(section.id)
        expect(now).toMatchObject({
          kind: section.kind,
          title: section.title,
          visible: section.visible,
          items: section.items,
          props: section.props,
        })
        if (section.untitled !== true) expect(now?.untitled).not.toBe(true)
      }
      expect(document).toMatchObject({
        title: mine.title,
        language: mine.language,
        kind: mine.kind,
        theme: template.theme,
      })
      expect(document.page).toMatchObject({ layout: template.page.layout, header: mine.page.header })
      expect(loadDocument(JSON.parse(JSON.stringify(document)), kinds)).toMatchObject({ ok: true })
      const room = Map.groupBy(template.sections, ({ kind }) => kind)
      const taken = Map.groupBy(mine.sections, ({ kind }) => kind)
      let without = 0
      for (const [kind, sections] of taken)
        without += Math.max(0, sections.length - (room.get(kind)?.length ?? 0))
      expect(unplaced).toHaveLength(without)
    }),
  )
})

test('twice the same template is the same as once', () => {
  fc.assert(
    fc.property(documentOf('template'), documentOf('mine'), (template, mine) => {
      const once = applyTemplate(template, mine, facts).document
      const twice = applyTemplate(template, once, facts).document
      expect(twice.sections.map(({ id }) => id).sort()).toEqual(once.sections.map(({ id }) => id).sort())
      expect(twice.theme).toEqual(once.theme)
    }),
  )
})

const plain = (id: string, kind: string, more: Partial<Section> = {}): Section => ({
  id,
  kind,
  variant: 1,
  region: 'main',
  title: id,
  visible: true,
  items: [{ id: `${id}-item`, data: {} }],
  props: {},
  style: {},
  ...more,
})
const withSections = (
  name: string,
  sections: Section[],
  layout: 'base' | 'left_right' = 'base',
): Document => {
  const blank = blankDocument(name)
  return { ...blank, page: { ...blank.page, layout }, sections }
}

test('sections of one kind map in order; one too many stands beside its like, in the same look', () => {
  const template = withSections(
    't',
    [
      plain('ts', 'skills', { region: 'side', variant: 2 }),
      plain('tw', 'work', { variant: 2, style: { text: { fontSize: 12 } } }),
      plain('te', 'study'),
    ],
    'left_right',
  )
  const mine = withSections('m', [
    plain('e', 'study'),
    plain('w1', 'work'),
    plain('w2', 'work'),
    plain('s', 'skills'),
  ])
  const { document, unplaced } = applyTemplate(template, mine, facts)
  expect(document.sections.map(({ id, variant, region }) => [id, variant, region])).toEqual([
    ['s', 2, 'side'],
    ['w1', 2, 'main'],
    ['w2', 2, 'main'],
    ['e', 1, 'main'],
  ])
  expect(document.sections[2]?.style).toEqual({ text: { fontSize: 12 } })
  expect(unplaced).toEqual(['w2'])
})

test('a kind that the template does not know stands beside a near one, in a look that is at home there', () => {
  const template = withSections(
    't',
    [
      plain('tp', 'person', { region: 'header' }),
      plain('te', 'study', { titleVariant: 5, style: { title: { fontSize: 18 }, text: { fontSize: 9 } } }),
      plain('tk', 'skills', { region: 'side', variant: 2 }),
    ],
    'left_right',
  )
  const mine = withSections(
    'm',
    [plain('p', 'person'), plain('w', 'work', { region: 'side', variant: 3 }), plain('e', 'study')],
    'left_right',
  )
  const { document } = applyTemplate(template, mine, facts)
  expect(document.sections.map(({ id }) => id)).toEqual(['p', 'w', 'e'])
  expect(document.sections[1]).toMatchObject({
    region: 'main',
    variant: 1,
    titleVariant: 5,
    style: { title: { fontSize: 18 } },
  })
})

test('what the person named is matched by its name alone, and else stays where it stood', () => {
  const template = withSections('t', [
    plain('论文', 'free', { variant: 2 }),
    plain('tw', 'work'),
    plain('te', 'study'),
  ])
  const mine = withSections('m', [
    plain('w', 'work'),
    plain('证书', 'free'),
    plain('e', 'study'),
    plain('论文', 'free'),
  ])
  const { document, unplaced } = applyTemplate(template, mine, facts)
  expect(document.sections.map(({ id, variant }) => [id, variant])).toEqual([
    ['论文', 2],
    ['w', 1],
    ['证书', 1],
    ['e', 1],
  ])
  expect(unplaced).toEqual(['证书'])
})
