import type { Document, Section } from '#packages/document/schema.ts'
import { kindOf } from '#packages/sections/registry.ts'
import type { Scope } from '#packages/sections/scope.ts'

export interface ReadSection {
  section: Section
  /** One for each entry that is shown; what the section's fields are read through. */
  entries: Scope[]
}

const REGIONS = { header: 0, main: 1, side: 2 } as const

const FIRST: Partial<Record<string, number>> = { resume_title: -2, base_info: -1 }

/** The name and contacts come first, as recruiters expect; a side column follows the content next to it. */
const inReadingOrder = ({ page, sections }: Document): Section[] => {
  const columns = page.layout === 'left_right'
  const rank = ({ kind, region }: Section) => FIRST[kind] ?? (columns ? REGIONS[region] : 0)
  return sections.toSorted((one, other) => rank(one) - rank(other))
}

const readSection = (section: Section, language: Document['language']): ReadSection[] => {
  const kind = kindOf(section.kind)
  if (!kind) return []
  const shown = section.items.filter((item) => !item.hidden)
  const items = kind.single ? shown.slice(0, 1) : shown
  return [{ section, entries: items.map((item, index) => ({ kind, section, language, items, item, index })) }]
}

/** The visible content of a document, by section and entry, in reading order. */
export const readSections = (document: Document): ReadSection[] =>
  inReadingOrder(document)
    .filter(({ visible }) => visible)
    .flatMap((section) => readSection(section, document.language))
