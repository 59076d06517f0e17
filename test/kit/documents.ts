import type { Document, Section } from '#packages/document/schema.ts'
import { themes } from '#packages/document/themes.ts'
import { atLength } from '#packages/samples/lengths.ts'
import { personOf, professions } from '#packages/samples/people.ts'
import type { Length } from '#packages/samples/sample.ts'
import { kindOf } from '#packages/sections/registry.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'

/** A small seeded generator: the same seed gives the same series on every machine. */
export const randomOf = (seed: number) => {
  let state = seed * 2654435761 + 1
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) >>> 0
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32
  }
}

const THEMES = Object.keys(themes)
const LENGTHS: readonly Length[] = ['short', 'normal', 'long', 'long']
/** Kinds that are placed in the side column if there is one. */
const SIDE = new Set(['skill_specialties', 'awards', 'hobbies', 'job_intention', 'custom'])

/** Kinds that may span both columns under the name. */
const HEADER = new Set(['edu_background', 'job_intention', 'self_evaluation'])
const ICONS = ['flag', 'heart', 'target', 'no-such-icon'] as const

const STYLES: readonly Section['style'][] = [
  { section: { borderWidth: [2, 0, 1, 0], borderColor: 'theme', padding: [4, 0, 4, 0] } },
  { period: { width: 110 }, date: { width: 60 }, label: { width: 90, fontWeight: '700' } },
  { english: { display: 'block' }, titleRule: { display: 'none' }, value: { color: 'theme' } },
  { number: { display: 'none' }, title: { width: 100 }, rule: { borderWidth: 3, borderStyle: 'dashed' } },
]

const fitting = (section: Section, side: boolean, random: () => number): Section => {
  const variants = Object.entries(kindOf(section.kind)?.variants ?? {}).filter(([, variant]) => {
    const regions = variant.regions ?? ['main']
    return side ? regions.includes('side') || regions.includes('main') : regions.includes('main')
  })
  const [number = '1'] = variants[Math.floor(random() * variants.length)] ?? []
  return { ...section, variant: Number(number), region: side ? 'side' : 'main' }
}

/** A random but realistic document: any person, language, length, layout, theme, variants and breaks. */
export const chanceDocument = (seed: number): Document => {
  const random = randomOf(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const person = atLength(personOf(pick(professions), random() < 0.75 ? 'zh' : 'en'), pick(LENGTHS))
  const base = sampleDocument(person)
  const layout = pick(['base', 'base', 'left_right', 'page_1'] as const)
  const spans = layout === 'left_right' && random() < 0.5
  const isHeader = ({ kind }: Section) =>
    kind === 'base_info' || kind === 'resume_title' || (HEADER.has(kind) && random() < 0.3)
  const sections = base.sections
    .filter((section) => section.kind !== 'resume_title' || random() < 0.3)
    .map((section): Section => {
      if (spans && isHeader(section)) return { ...fitting(section, false, random), region: 'header' }
      return fitting(section, layout === 'left_right' && SIDE.has(section.kind), random)
    })
    .map((section) => ({
      ...section,
      ...(random() < 0.1 ? { icon: pick(ICONS) } : {}),
      ...(random() < 0.1 ? { english: 'Chosen Works' } : {}),
      ...(section.kind === 'base_info' && random() < 0.15 ? { untitled: false } : {}),
      style: random() < 0.15 ? pick(STYLES) : section.style,
      ...(random() < 0.06 ? { breakBefore: true as const } : {}),
      ...(random() < 0.05 ? { keepTogether: true as const } : {}),
      ...(random() < 0.15
        ? {
            titleVariant:
              1 + Math.floor(random() * Object.keys(kindOf('module_title')?.variants ?? {}).length),
          }
        : {}),
      items: section.items.map((item) => ({
        ...item,
        ...(section.kind === 'base_info' && random() < 0.4
          ? { data: { ...item.data, post: person.language === 'zh' ? '高级工程师' : 'Senior engineer' } }
          : {}),
        ...(random() < 0.1 ? { keepTogether: true as const } : {}),
      })),
    }))
  return {
    ...base,
    page: {
      ...base.page,
      layout,
      size: random() < 0.8 ? 'A4' : 'Letter',
      side: {
        place: pick(['left', 'right'] as const),
        width: 28 + Math.floor(random() * 10),
        ground: pick(['none', 'soft', 'theme', 'dark'] as const),
        ...(random() < 0.4 ? { gutter: 10 + Math.floor(random() * 40) } : {}),
      },
      frame: pick(['double', 'corners', 'band', 'letter'] as const),
      margin: {
        top: 10 + random() * 12,
        right: 10 + random() * 12,
        bottom: 10 + random() * 12,
        left: 8 + random() * 12,
      },
    },
    theme: {
      ...base.theme,
      ...(random() < 0.25 ? { rail: true as const } : {}),
      colors: pick(THEMES),
      font: pick(['sans', 'sans', 'serif', 'kai'] as const),
      fontSize: 12 + random() * 4,
      lineHeight: 1.35 + random() * 0.5,
      spacing: 0.7 + random() * 0.7,
      titleVariant: 1 + Math.floor(random() * Object.keys(kindOf('module_title')?.variants ?? {}).length),
    },
    sections,
  }
}
