import type { Document, Section } from '#packages/document/schema.ts'
import { kindOf } from '#packages/sections/registry.ts'
import { charactersOf } from '../compare-text.ts'
import type { Evidence, Found, Rule } from '../evidence.ts'
import { type ShownField, shownFields } from '../shown-fields.ts'

export const textDiffers: Rule = {
  severity: 'error',
  find: ({ difference }) =>
    difference ? [{ facts: { drawn: difference.drawn, read: difference.read } }] : [],
}

export const pagesDiffer: Rule = {
  severity: 'error',
  find: ({ reading, drawn }) =>
    reading.pages === drawn.pages ? [] : [{ facts: { file: reading.pages, screen: drawn.pages } }],
}

export const fontMissing: Rule = {
  severity: 'error',
  find: ({ reading }) =>
    reading.fonts.notEmbedded.length === 0
      ? []
      : [{ facts: { fonts: reading.fonts.notEmbedded.join(', ') } }],
}

const excerpt = (text: string): string => {
  const [line = ''] = text.split('\n')
  return [...line].length > 18 ? `${[...line].slice(0, 18).join('')}…` : line
}

/** One finding for a section: what is missing there has one cause. */
export const fieldMissing: Rule = {
  severity: 'warning',
  find: ({ fields, shown, document }) => {
    const figures = new Set(shown.filter(({ figure }) => figure).map(({ item, field }) => `${item} ${field}`))
    const missing = fields.filter(
      ({ state, item, field }) => state === 'missing' && !figures.has(`${item} ${field}`),
    )
    return [...Map.groupBy(missing, ({ section }) => section)].flatMap(([section, [first, ...others]]) => {
      if (!first) return []
      const title = document.sections.find(({ id }) => id === section)?.title ?? ''
      const facts = { text: excerpt(first.ours), title, count: others.length + 1 }
      return [{ section, item: first.item, field: first.field, facts }]
    })
  },
}

/** Short words stand in many places: they prove nothing. */
const TELLING = 6

/** Where in the text each field was read, in that order. */
const placesOf = (shown: readonly ShownField[], text: string): string[] =>
  shown
    .map(({ section, ours }) => ({ section, characters: charactersOf(ours) }))
    .filter(
      ({ characters }) =>
        characters.length >= TELLING && text.indexOf(characters) === text.lastIndexOf(characters),
    )
    .map(({ section, characters }) => ({ section, at: text.indexOf(characters) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ section }) => section)

const LEAST = 2

/** Sections that are read, left for another and come back to: two columns read across. */
export const interleavedSections = (shown: readonly ShownField[], read: string): string[] => {
  const runs: { section: string; length: number }[] = []
  for (const section of placesOf(shown, charactersOf(read))) {
    const last = runs.at(-1)
    if (last?.section === section) last.length += 1
    else runs.push({ section, length: 1 })
  }
  const long = runs.filter(({ length }) => length >= LEAST)
  return [
    ...new Set(
      long
        .filter(({ section }, at) => long.slice(0, at).some((run) => run.section === section))
        .map(({ section }) => section),
    ),
  ]
}

export const outOfOrder: Rule = {
  severity: 'warning',
  find: ({ shown, reading, document }) =>
    interleavedSections(shown, reading.text).map((id) => ({
      section: id,
      facts: { title: document.sections.find((one) => one.id === id)?.title ?? '' },
    })),
}

const wordedVariant = (section: Section, document: Document): number | undefined =>
  Object.entries(kindOf(section.kind)?.variants ?? {})
    .filter(([, { regions = ['main'] }]) => regions.includes(section.region) || section.region === 'header')
    .map(([number]) => Number(number))
    .find((variant) => {
      const levels = shownFields({ ...document, sections: [{ ...section, variant }] }).filter(
        ({ type }) => type === 'level',
      )
      return levels.length > 0 && levels.every(({ figure }) => !figure)
    })

const levelFound = (section: Section, { document }: Evidence): Found => {
  const variant = wordedVariant(section, document)
  return {
    section: section.id,
    facts: { title: section.title },
    ...(variant === undefined
      ? {}
      : { fix: { steps: [{ do: 'setVariant', section: section.id, variant }] } }),
  }
}

export const levelFigure: Rule = {
  severity: 'warning',
  find: (evidence) => {
    const unread = new Set(
      evidence.fields.filter(({ state }) => state !== 'same').map(({ item, field }) => `${item} ${field}`),
    )
    const drawn = new Set(
      evidence.shown
        .filter(({ figure, item, field }) => figure && unread.has(`${item} ${field}`))
        .map(({ section }) => section),
    )
    return evidence.document.sections
      .filter(({ id }) => drawn.has(id))
      .map((section) => levelFound(section, evidence))
  },
}
