import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Document, Page, Section, Theme } from '#packages/document/schema.ts'
import { themes } from '#packages/document/themes.ts'
import { sectionAtLength } from '#packages/samples/lengths.ts'
import { people } from '#packages/samples/people.ts'
import type { Length, SamplePerson } from '#packages/samples/sample.ts'
import { kindOf, titleKind } from '#packages/sections/registry.ts'
import { sampleDocument, sampleSection } from '#packages/sections/sample-document.ts'

export interface NamedDocument {
  name: string
  document: Document
}

const ROOT = join(import.meta.dirname, '../..')
const THEMES = Object.keys(themes)
const FONTS: readonly Theme['font'][] = ['sans', 'serif', 'kai']
const GROUNDS: readonly Page['side']['ground'][] = ['dark', 'soft', 'none', 'theme']

const inTurn = <T>(list: readonly T[], at: number): T => list[at % list.length] as T

const sampleOf = (person: SamplePerson, kind: string) => {
  const found = person.sections.find((section) => section.kind === kind)
  if (!found) throw new Error(`${person.id} has no ${kind}`)
  return found
}

/** A person's section in each of its variants, side variants in the side column. */
const sectionsOf = (kind: string, person: SamplePerson, length: Length): Section[] =>
  Object.entries(kindOf(kind)?.variants ?? {}).map(([number, variant], at) => {
    const region = variant.regions?.includes('side') ? 'side' : 'main'
    return sampleSection(sectionAtLength(sampleOf(person, kind), length), at, Number(number), region)
  })

const dressed = (document: Document, at: number): Document => ({
  ...document,
  theme: { ...document.theme, colors: inTurn(THEMES, at), font: inTurn(FONTS, at) },
})

/** All variants of one kind in one document. */
const kindDocument = (kind: string, person: SamplePerson, at: number, length: Length): NamedDocument => {
  const base = dressed(sampleDocument({ ...person, sections: [] }), at)
  const sections = sectionsOf(kind, person, length)
  const hasSide = sections.some(({ region }) => region === 'side')
  const side: Page['side'] = {
    place: at % 2 === 0 ? 'left' : 'right',
    width: 32,
    ground: inTurn(GROUNDS, at),
  }
  const page: Page = { ...base.page, layout: hasSide ? 'left_right' : 'base', side }
  return { name: `${kind} of ${person.id} ${person.language}`, document: { ...base, page, sections } }
}

/** All title styles, each above a short section. */
const titleDocument = (person: SamplePerson, at: number, rail: boolean): NamedDocument => {
  const base = dressed(sampleDocument({ ...person, sections: [] }), at)
  const sections = Object.keys(titleKind.variants).map((number, row) => ({
    ...sampleSection(sectionAtLength(sampleOf(person, 'awards'), 'short'), row, 1 + (row % 3)),
    titleVariant: Number(number),
    style: { english: { display: 'block' as const } },
  }))
  return {
    name: `titles${rail ? ' on a rail' : ''} of ${person.id} ${person.language}`,
    document: { ...base, theme: { ...base.theme, ...(rail ? { rail } : {}) }, sections },
  }
}

const KINDS = [...new Set(people[0]?.sections.map(({ kind }) => kind))]

/** Every variant of every kind, with the sample people in turn. */
export const lookDocuments = (first = 0, length: Length = 'normal'): NamedDocument[] => [
  ...KINDS.map((kind, at) => kindDocument(kind, inTurn(people, first + at), at, length)),
  titleDocument(inTurn(people, first + KINDS.length), 1, false),
  titleDocument(inTurn(people, first + KINDS.length + 1), 2, true),
]

const PLAIN: Pick<Page, 'layout'> = { layout: 'base' }

/** Everything around and behind the text: layouts, frames, backgrounds, headers and footers, paper sizes. */
const PAGES: readonly Partial<Page>[] = [
  {
    ...PLAIN,
    background: { gradient: ['#fdf6ec', '#e8f0ee'] },
    numbers: 'of',
    header: '机密',
    footer: '2026',
  },
  { ...PLAIN, background: { color: '#f7f3ea', pattern: 'grid' }, size: 'Letter', numbers: 'plain' },
  { ...PLAIN, background: { pattern: 'dots', picture: 'sample-chef' } },
  { layout: 'page_1', frame: 'double', background: { pattern: 'rules' } },
  { layout: 'page_1', frame: 'corners', background: { pattern: 'letter' }, size: 'Letter' },
  { layout: 'page_1', frame: 'band', numbers: 'of' },
  { layout: 'page_1', frame: 'letter' },
  { layout: 'left_right', side: { place: 'right', width: 34, ground: 'theme' }, size: 'Letter' },
  {
    layout: 'left_right',
    side: { place: 'left', width: 30, ground: 'soft' },
    background: { color: '#fbfaf7' },
  },
]

const SIDE = new Set(['skill_specialties', 'awards', 'hobbies', 'job_intention'])
const SHORT = ['resume_title', 'base_info', 'job_intention', 'work_experience', 'skill_specialties', 'awards']

const pageDocument = (page: Partial<Page>, at: number): NamedDocument => {
  const person = inTurn(people, people.length - 1 - at)
  const sections = SHORT.map((kind) => sectionAtLength(sampleOf(person, kind), 'normal'))
  const base = dressed(sampleDocument({ ...person, sections }), at)
  const regionOf = ({ kind }: Section): Section['region'] =>
    kind === 'base_info' ? 'header' : page.layout === 'left_right' && SIDE.has(kind) ? 'side' : 'main'
  return {
    name: `${page.layout} ${at + 1} of ${person.id} ${person.language}`,
    document: {
      ...base,
      page: { ...base.page, ...page },
      sections: base.sections.map((section) => ({ ...section, region: regionOf(section) })),
    },
  }
}

export const pageDocuments = (): NamedDocument[] => PAGES.map(pageDocument)

export const templateDocuments = (): NamedDocument[] =>
  globSync('packages/templates/pages/*.json', { cwd: ROOT })
    .sort()
    .map((file) => ({ name: file, document: JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Document }))
