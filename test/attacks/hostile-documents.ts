import { blankDocument } from '#packages/document/blank.ts'
import type { Document, Item, Section } from '#packages/document/schema.ts'
import type { Rich, Value } from '#packages/document/values.ts'
import type { Field, SectionKind } from '#packages/sections/define.ts'
import { kindNames, kindOf } from '#packages/sections/registry.ts'
import { payloads, payloadsOf } from './payloads.ts'

/** The smallest font size, because long pages are slow to render. */
const smallDocument = (title: string, language: Document['language']): Document => {
  const blank = blankDocument(title, language)
  return {
    ...blank,
    page: { ...blank.page, margin: { top: 4, right: 4, bottom: 4, left: 4 } },
    theme: { ...blank.theme, fontSize: 10, lineHeight: 1.1, spacing: 0.4, titleVariant: 1 },
  }
}

/** Payloads of suitable length in turn, so that many calls use all of them. */
const turns = () => {
  const at = new Map<number, number>()
  return (max: number): string => {
    const fitting = payloadsOf(max)
    const turn = at.get(max) ?? 0
    at.set(max, turn + 1)
    return fitting[turn % fitting.length] ?? ''
  }
}
type Next = ReturnType<typeof turns>

/** In every text style; as an address only after a prefix that the schema accepts. */
const richOf = (text: string): Rich => [
  {
    list: 'bullet',
    spans: [
      { text, bold: true, italic: true, color: '#c23b26' },
      { text: ' → ', href: `https://example.com/?q=${text.replaceAll(/\s/g, '')}` },
    ],
  },
]

const values: Record<Field['type'], (next: Next) => Value> = {
  line: (next) => next(200),
  level: () => '3',
  date: (next) => next(20),
  link: (next) => next(500),
  // Names of missing files, which are requested on our own site only.
  picture: (next) => next(200),
  rich: (next) => richOf(next(500)),
  period: (next) => ({ text: next(20) }),
  labelled: (next) => [
    { label: next(40), value: next(500), icon: next(40) },
    { label: next(40), value: next(500) },
  ],
  table: (next) => ({ head: [next(1000)], rows: [[next(1000), next(1000)]] }),
  series: (next) => ({ labels: [next(40)], series: [{ name: next(40), values: [1] }], unit: next(12) }),
}

const dataOf = (kind: SectionKind, next: Next, withPictures: boolean): Item['data'] =>
  Object.fromEntries(
    Object.entries(kind.fields)
      .filter(([, { type }]) => withPictures || type !== 'picture')
      .map(([name, { type }]) => [name, values[type](next)]),
  )

const propsOf = (kind: SectionKind, next: Next): Section['props'] =>
  Object.fromEntries(Object.keys(kind.fields).map((name) => [name, { label: next(40), icon: next(40) }]))

const EACH = 10

const sectionOf = (kind: SectionKind, at: number, items: number, next: Next): Section => {
  const variants = Object.keys(kind.variants).map(Number)
  const id = `${kind.kind}-${at}`
  return {
    id,
    kind: kind.kind,
    variant: variants[at % variants.length] ?? 1,
    region: 'main',
    title: next(80),
    icon: next(40),
    english: next(80),
    untitled: false,
    visible: true,
    items: Array.from({ length: items }, (_, row) => ({
      id: `${id}-${row}`,
      // One picture each is enough, because every one of them is requested and missing.
      data: dataOf(kind, next, at === 0 && row === 0),
    })),
    props: propsOf(kind, next),
    style: {},
  }
}

/** Every field of every kind with ten payloads each, in ten variants of kinds with a single entry. */
export const everyField = (): Document => {
  const next = turns()
  const blank = smallDocument(next(120), 'zh')
  return {
    ...blank,
    page: { ...blank.page, header: next(120), footer: next(120), background: { picture: '\ud800")' } },
    sections: kindNames
      .flatMap((name) => kindOf(name) ?? [])
      .filter(({ kind }) => kind !== 'module_title')
      .flatMap((kind) =>
        kind.single
          ? Array.from({ length: EACH }, (_, at) => sectionOf(kind, at, 1, next))
          : [sectionOf(kind, 0, EACH, next)],
      ),
  }
}

const bare = { variant: 1, region: 'main', visible: true, props: {}, style: {} } as const

const titledSection = (payload: string, at: number): Section => ({
  ...bare,
  id: `s${at}`,
  kind: 'custom',
  title: [...payload].slice(0, 80).join('').slice(0, 80),
  items: [
    {
      id: `s${at}-0`,
      data: { heading: payload, text: richOf(payload), fields: [{ label: 'x', value: payload }] },
    },
  ],
})

/** Each payload as a title, a line, styled text, a value and the address of a link. */
export const everyPayload = (share: number, of: number): Document => {
  const mine = payloads.filter((_, at) => at % of === share)
  return {
    ...smallDocument(mine.find(({ length }) => length <= 120) ?? '', 'en'),
    sections: [
      ...mine.map(titledSection),
      {
        ...bare,
        id: 'links',
        kind: 'works_display',
        title: 'x',
        items: mine.map((payload, at) => ({
          id: `link${at}`,
          data: { worksName: payload, worksLink: payload },
        })),
      },
    ],
  }
}
