import { newId } from '#packages/api/new-id.ts'
import type { Document, Item, Region, Section } from '#packages/document/schema.ts'
import { kindOf } from '#packages/sections/registry.ts'
import { hasRegions } from './order.ts'
import { hasEntries } from './own-record.ts'

export const blankItem = (): Item => ({ id: newId(Date.now()), data: {} })

/** A slide begins with its own record, and with as many entries as make a list. */
const blankItems = (name: string): Item[] => {
  const kind = kindOf(name)
  if (!kind?.own) return [blankItem()]
  const entries = hasEntries(kind) ? [blankItem(), blankItem(), blankItem()] : []
  return [{ ...blankItem(), own: true }, ...entries]
}

/** A resume has its basic data once; headings and lines can be added any number of times. */
export const isOnce = (name: string): boolean => {
  const kind = kindOf(name)
  return kind?.single === true && kind.untitled === true && !kind.for
}

export const isOnlyForSide = (kind: string, variant: number): boolean => {
  const at = kindOf(kind)?.variants[variant]?.regions
  return at?.includes('side') === true && !at.includes('main')
}

/** Asked for by the person: after this section, or at the end of this region. */
export interface Wanted {
  after?: string | undefined
  region?: Region | undefined
  /** The selected section, as a hint. */
  near?: string | undefined
}

const homeOf = (document: Document, kind: string, variant: number): Region => {
  if (!hasRegions(document)) return 'main'
  if (isOnlyForSide(kind, variant)) return 'side'
  return isOnce(kind) ? 'header' : 'main'
}

/** Where a new section of a kind goes unless the person drops it somewhere. */
export const placeNew = (
  document: Document,
  kind: string,
  variant: number,
  { after, region, near }: Wanted = {},
): { at: number; region: Region } => {
  const { sections } = document
  const indexOf = (id: string | undefined) => sections.findIndex((section) => section.id === id)
  const home = region ?? homeOf(document, kind, variant)
  const asked = sections[indexOf(after)]
  if (asked && !region) return { at: indexOf(after) + 1, region: hasRegions(document) ? asked.region : home }
  if (isOnce(kind)) {
    const heading = sections.findIndex((section) => section.kind === 'resume_title')
    return { at: kind === 'resume_title' ? 0 : heading + 1, region: home }
  }
  const neighbour = sections[indexOf(near)]
  if (neighbour && !region && (!hasRegions(document) || neighbour.region === home))
    return { at: indexOf(near) + 1, region: home }
  return { at: sections.length, region: home }
}

/** Initial content of a new section: empty with the name of its kind as title, by default. */
export interface FirstSaid {
  items?: readonly Item[] | undefined
  title?: string | undefined
  untitled?: boolean | undefined
}

/** A section with one empty entry, or with what it should say at first, named in the document's language. */
export const newSection = (
  document: Document,
  kind: string,
  variant: number,
  region: Region,
  {
    items = blankItems(kind),
    title = kindOf(kind)?.[document.language] ?? kind,
    // A table in a text document has no heading by default.
    untitled = kindOf(kind)?.for?.includes('word') && !kindOf(kind)?.untitled,
  }: FirstSaid = {},
): Section => ({
  id: newId(Date.now()),
  kind,
  variant,
  region,
  title,
  ...(untitled ? { untitled } : {}),
  visible: true,
  items: items.map((item) => ({ ...item, id: newId(Date.now()) })),
  props: {},
  style: {},
})
