import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Document, Item, Section } from '#packages/document/schema.ts'
import type { Block, Labelled, Period, Span, Value } from '#packages/document/values.ts'
import { edgeCases } from '#packages/samples/edge-cases.ts'
import { people } from '#packages/samples/people.ts'
import type { FieldType } from '#packages/sections/define.ts'
import { type KindName, kindNames, sections } from '#packages/sections/registry.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { chanceDocument, randomOf } from './documents.ts'

const ROOT = join(import.meta.dirname, '../..')

const templates = globSync('packages/templates/pages/*.json', { cwd: ROOT })
  .sort()
  .map((file): [string, Document] => [file, JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Document])

/** Documents that tests of file formats iterate over: people, edge cases, templates, random documents. */
export const allDocuments = (chance: number): [name: string, document: Document][] => [
  ...people.map((person): [string, Document] => [`${person.id} ${person.language}`, sampleDocument(person)]),
  ...edgeCases.map((person): [string, Document] => [person.id, sampleDocument(person)]),
  ...templates,
  ...Array.from({ length: chance }, (_, at): [string, Document] => [
    `chance ${at + 1}`,
    chanceDocument(at + 1),
  ]),
]

/** Text that occurs only in hidden parts of an awkward document. */
export const HIDDEN = '隐藏HIDDEN'

/** Difficult input for file formats: their own markup, all kinds of spaces, characters outside the basic plane. */
const PIECES = [
  ...'\\`*_{}[]()<>#+-.!|~&$=:;"\'/@%^,？！。，、；：（）「」《》…—·%℃',
  ...'甲乙丙丁戊己庚辛壬癸䶮𠮷𪚥',
  ...['👩‍🔬', '😀', '🇨🇳', 'é', '\u200b', '\u00a0', '\u3000', '\t', '\n', '  ', ' ', ' '],
  ...[
    'word',
    'Word',
    '12',
    '3.5',
    '1. ',
    '- ',
    '+ ',
    '# ',
    '## ',
    '> ',
    '---',
    '===',
    '**',
    '__',
    '~~',
    '```',
  ],
  ...[
    '&amp;',
    '&#35;',
    '<b>',
    '</script>',
    '<!-- -->',
    '![x](y)',
    '[x](y)',
    'https://a.example.com/x_y_z*',
    ':)',
  ],
  ...['C#', 'a*b', 'snake_case', '$5', '\\n', '| a | b |', 'www.example.com', 'a_b@example.com'],
] as const

/** A random document: any kinds, any text in any field, some of it hidden. */
export const awkwardDocument = (seed: number): Document => {
  const random = randomOf(seed + 1000)
  const below = (max: number) => Math.floor(random() * max)
  const chance = (share: number) => random() < share
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T
  const words = (max = 8) => Array.from({ length: below(max) }, () => pick(PIECES)).join('')
  const span = (): Span => ({
    text: words(),
    ...(chance(0.35) ? { bold: true as const } : {}),
    ...(chance(0.25) ? { italic: true as const } : {}),
    ...(chance(0.1) ? { underline: true as const } : {}),
    ...(chance(0.15)
      ? { href: pick(['https://b.example.com/(x)?q=a b&amp;c', 'mailto:c@example.com']) }
      : {}),
  })
  const block = (): Block => ({
    ...(chance(0.5) ? { list: pick(['bullet', 'number'] as const) } : {}),
    spans: Array.from({ length: below(5) }, span),
  })
  const period = (): Period =>
    chance(0.3) ? { text: words(3).slice(0, 20) } : { from: '2020-09', ...(chance(0.5) ? { to: 'now' } : {}) }
  const pair = (): Labelled => ({ label: words(4).slice(0, 40), value: words() })
  const anyOf = (type: FieldType): Value => {
    if (type === 'rich') return Array.from({ length: below(4) }, block)
    if (type === 'period') return period()
    if (type === 'labelled') return Array.from({ length: below(3) }, pair)
    if (type === 'level') return pick(['', '1', '5', '9'])
    if (type === 'date') return pick(['2021-05', '2021', words(2).slice(0, 20)])
    return type === 'picture' ? '' : words()
  }
  const hiddenOf = (type: FieldType): Value =>
    type === 'rich'
      ? [{ spans: [{ text: HIDDEN }] }]
      : type === 'labelled'
        ? [{ label: HIDDEN, value: HIDDEN }]
        : type === 'period'
          ? { text: HIDDEN }
          : HIDDEN
  const sectionOf = (kind: KindName, at: number): Section => {
    const fields = Object.entries(sections[kind].fields) as [string, { type: FieldType }][]
    const gone = new Set(fields.flatMap(([field]) => (chance(0.12) ? [field] : [])))
    const visible = chance(0.9)
    const item = (row: number): Item => {
      const hidden = chance(0.15)
      const veiled = !visible || hidden
      return {
        id: `s${at}-${row}`,
        ...(hidden ? { hidden: true as const } : {}),
        data: Object.fromEntries(
          fields.map(([field, { type }]) => [
            field,
            veiled || gone.has(field) ? hiddenOf(type) : anyOf(type),
          ]),
        ),
      }
    }
    return {
      id: `s${at}`,
      kind,
      variant: 1,
      region: pick(['header', 'main', 'side'] as const),
      title: visible ? words(4) : HIDDEN,
      ...(chance(0.15) ? { untitled: chance(0.5) } : {}),
      visible,
      items: Array.from({ length: 1 + below(3) }, (_, row) => item(row)),
      props: {
        ...Object.fromEntries([...gone].map((field) => [field, { visible: false }])),
        ...(chance(0.2) && !gone.has('heading') ? { heading: { label: words(3).slice(0, 40) } } : {}),
      },
      style: {},
    }
  }
  const base = sampleDocument(pick(people))
  return {
    ...base,
    title: words(),
    page: { ...base.page, layout: pick(['base', 'left_right', 'page_1'] as const) },
    sections: kindNames.filter((kind) => kind !== 'module_title' && chance(0.8)).map(sectionOf),
  }
}
