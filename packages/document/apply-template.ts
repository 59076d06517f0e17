import type { Document, Region, Section } from './schema.ts'
import { isInSideColumn } from './side-column.ts'

/** Facts about the kinds that applying a template needs. The registry passes them in; the document imports none. */
export interface TemplateFacts {
  variants: Record<number, { regions?: readonly Region[] }>
  /** Kinds that readers expect next to this one, nearest first. */
  near?: readonly string[]
  /** Sections of this kind are only alike when they are called alike: the person names them. */
  named?: true
}

export interface AppliedTemplate {
  document: Document
  /** The user's sections that the template has no place for. They are shown next to similar ones. */
  unplaced: string[]
}

type Facts = Record<string, TemplateFacts>

/** Slots that belong to every section's frame rather than to one kind's own fields. */
const SHARED = [
  'section',
  'title',
  'titleRule',
  'titleMark',
  'titleBox',
  'english',
  'number',
  'rule',
] as const

const sharedStyle = (style: Section['style']): Section['style'] =>
  Object.fromEntries(SHARED.flatMap((slot) => (style[slot] ? [[slot, style[slot]]] : [])))

/** The template says how it looks; what it says, what it is called and what is hidden stay mine. */
const dressed = (mine: Section, look: Section): Section => {
  const { titleVariant: _, icon, english, untitled, ...own } = mine
  const sameName = mine.title === look.title
  const sign = icon ?? look.icon
  const foreign = english ?? (sameName ? look.english : undefined)
  // A title is content: a template may give a section one, and never takes it away.
  const bare = untitled ?? (look.untitled === false ? false : undefined)
  return {
    ...own,
    variant: look.variant,
    region: look.region,
    style: look.style,
    ...(look.titleVariant === undefined ? {} : { titleVariant: look.titleVariant }),
    ...(sign === undefined ? {} : { icon: sign }),
    ...(foreign === undefined ? {} : { english: foreign }),
    ...(bare === undefined ? {} : { untitled: bare }),
  }
}

/** Both parties' sections of one kind: those called alike, then in order; what I hide takes a place after what I show. */
const matched = (template: Document, mine: Document, facts: Facts): Map<string, Section> => {
  const looks = Map.groupBy(template.sections, ({ kind }) => kind)
  const places = new Map<string, Section>()
  for (const [kind, sections] of Map.groupBy(mine.sections, (section) => section.kind)) {
    const ranked = [
      ...sections.filter(({ visible }) => visible),
      ...sections.filter(({ visible }) => !visible),
    ]
    const free = [...(looks.get(kind) ?? [])]
    const take = (section: Section, at: number) => {
      const [look] = at < 0 ? [] : free.splice(at, 1)
      if (look) places.set(section.id, look)
    }
    for (const section of ranked)
      take(
        section,
        free.findIndex(({ title }) => title === section.title),
      )
    if (facts[kind]?.named) continue
    for (const section of ranked) if (!places.has(section.id)) take(section, 0)
  }
  return places
}

/** Only the name belongs in the header: other sections without a place go below it. */
const homeIn = (section: Section, document: Document): Region =>
  isInSideColumn(document, section) ? 'side' : 'main'

const suits = (facts: TemplateFacts | undefined, variant: number, region: Region): boolean =>
  (facts?.variants[variant]?.regions ?? ['main', 'header']).includes(region)

/** Its own look where that is at home there, or else the first look that is. */
const variantFor = ({ kind, variant }: Section, region: Region, facts: Facts): number => {
  if (suits(facts[kind], variant, region)) return variant
  const numbers = Object.keys(facts[kind]?.variants ?? {}).map(Number)
  return numbers.find((one) => suits(facts[kind], one, region)) ?? variant
}

/**
 * Next to a section of its own kind, or of a related kind, in the column where the user had it; else at the end of
 * its region.
 */
const placeFor = (
  section: Section,
  placed: readonly Section[],
  mine: Document,
  region: Region,
  facts: Facts,
) => {
  const like = facts[section.kind]?.named ? [] : [section.kind, ...(facts[section.kind]?.near ?? [])]
  for (const kind of like) {
    const last = placed.findLastIndex((one) => one.kind === kind)
    if (last < 0) continue
    const first = placed.findIndex((one) => one.kind === kind)
    const stood = (id: string | undefined) => mine.sections.findIndex((one) => one.id === id)
    const before = kind !== section.kind && stood(section.id) < stood(placed[first]?.id)
    return { at: before ? first : last + 1, neighbor: placed[last] }
  }
  const inRegion = placed.filter((one) => one.region === region)
  const earlier = mine.sections.slice(0, mine.sections.indexOf(section)).map(({ id }) => id)
  // A section with a title of the user's own keeps its position among the others; other ones go to the end.
  const before = facts[section.kind]?.named
    ? earlier.map((id) => inRegion.find((one) => one.id === id)).findLast((one) => one !== undefined)
    : undefined
  const last = before ?? inRegion.at(-1)
  return { at: last ? placed.indexOf(last) + 1 : placed.length, neighbor: undefined }
}

/** A section without a place of its own, in the look of its like or the frame of its new neighbours. */
const adopted = (
  section: Section,
  placed: readonly Section[],
  neighbor: Section | undefined,
  wanted: Region,
  facts: Facts,
) => {
  if (neighbor?.kind === section.kind) return dressed(section, neighbor)
  const region = neighbor?.region ?? wanted
  const frame = placed.findLast(
    (one) => one.region === region && (one.style.title !== undefined || one.titleVariant !== undefined),
  )
  const { titleVariant: _, ...rest } = section
  return {
    ...rest,
    region,
    variant: variantFor(section, region, facts),
    style: frame ? sharedStyle(frame.style) : {},
    ...(frame?.titleVariant === undefined ? {} : { titleVariant: frame.titleVariant }),
  }
}

/**
 * The user's content in the look of the template: its order, regions, variants, title styles, page and theme. No
 * content is dropped: sections without a place go next to similar ones. The paper size, headers and footers stay the
 * user's.
 */
export const applyTemplate = (template: Document, mine: Document, facts: Facts): AppliedTemplate => {
  const places = matched(template, mine, facts)
  const byLook = new Map(
    mine.sections.flatMap((section) => {
      const look = places.get(section.id)
      return look ? [[look.id, section] as const] : []
    }),
  )
  const sections = template.sections.flatMap((look) => {
    const section = byLook.get(look.id)
    return section ? [dressed(section, look)] : []
  })
  const unplaced: string[] = []
  for (const section of mine.sections) {
    if (places.has(section.id)) continue
    unplaced.push(section.id)
    const wanted = homeIn(section, template)
    const { at, neighbor } = placeFor(section, sections, mine, wanted, facts)
    sections.splice(at, 0, adopted(section, sections, neighbor, wanted, facts))
  }
  const { size, header, footer, numbers } = mine.page
  return {
    document: {
      ...mine,
      theme: template.theme,
      page: {
        ...template.page,
        size,
        header,
        footer,
        numbers: numbers === 'none' ? template.page.numbers : numbers,
      },
      sections,
    },
    unplaced,
  }
}
