import type { Document, Region, Section } from './schema.ts'

/** What putting on a template must know of the kinds; the registry hands it in, the document imports none. */
export interface TemplateFacts {
  variants: Record<number, { regions?: readonly Region[] }>
  /** Kinds that a reader looks for beside this one, nearest first. */
  near?: readonly string[]
}

export interface Applied {
  document: Document
  /** Sections of mine that the template has no place for: kept, and shown beside their like. */
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

/** Both parties' sections of one kind, matched in order; what I hide takes a place only after what I show. */
const matched = (template: Document, mine: Document): Map<string, Section> => {
  const looks = Map.groupBy(template.sections, ({ kind }) => kind)
  const places = new Map<string, Section>()
  for (const [kind, sections] of Map.groupBy(mine.sections, (section) => section.kind)) {
    const ranked = [
      ...sections.filter(({ visible }) => visible),
      ...sections.filter(({ visible }) => !visible),
    ]
    for (const [at, look] of (looks.get(kind) ?? []).entries()) {
      const section = ranked[at]
      if (section) places.set(section.id, look)
    }
  }
  return places
}

const homeIn = (section: Section, { page }: Document): Region =>
  page.layout === 'left_right' || section.region !== 'side' ? section.region : 'main'

const suits = (facts: TemplateFacts | undefined, variant: number, region: Region): boolean =>
  (facts?.variants[variant]?.regions ?? ['main', 'header']).includes(region)

/** Its own look where that is at home there, or else the first look that is. */
const variantFor = ({ kind, variant }: Section, region: Region, facts: Facts): number => {
  if (suits(facts[kind], variant, region)) return variant
  const numbers = Object.keys(facts[kind]?.variants ?? {}).map(Number)
  return numbers.find((one) => suits(facts[kind], one, region)) ?? variant
}

/** After the last of its own kind, of a kind that is read beside it, or of its region; never before the name. */
const placeFor = (section: Section, placed: readonly Section[], region: Region, facts: Facts): number => {
  for (const kind of [section.kind, ...(facts[section.kind]?.near ?? [])]) {
    const at = placed.findLastIndex((one) => one.kind === kind)
    if (at >= 0) return at
  }
  return placed.findLastIndex((one) => one.region === region)
}

/** A section without a place of its own, in the frame of its new neighbours. */
const adopted = (section: Section, placed: readonly Section[], template: Document, facts: Facts) => {
  const own = placed.findLast(({ kind }) => kind === section.kind)
  if (own) {
    const { id: _, ...look } = own
    return dressed(section, { ...look, id: section.id })
  }
  const wanted = homeIn(section, template)
  const near = placed[placeFor(section, placed, wanted, facts)]
  // The header is for the name: what is added stands below it.
  const region = near && near.region !== 'header' ? near.region : wanted === 'header' ? 'main' : wanted
  const frame = placed.findLast((one) => one.region === region && one.items.length > 0)
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
 * My content in the template's look: its order, regions, variants, title styles, page and theme. Nothing of mine is
 * dropped: what it has no place for stands beside its like. Paper size and the words at the page's edges stay mine.
 */
export const applyTemplate = (template: Document, mine: Document, facts: Facts): Applied => {
  const places = matched(template, mine)
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
    const next = adopted(section, sections, template, facts)
    const at = placeFor(section, sections, next.region, facts)
    sections.splice(at < 0 ? sections.length : at + 1, 0, next)
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
