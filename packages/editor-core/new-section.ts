import { newId } from '#packages/api/new-id.ts'
import type { Document, Item, Region, Section } from '#packages/document/schema.ts'
import { kindOf } from '#packages/sections/registry.ts'
import { hasRegions } from './order.ts'
import { hasEntries } from './own-record.ts'

export const blankItem = (): Item => ({ id: newId(Date.now()), data: {} })

/** A new slide has its own record and three entries; any other section has one entry. */
const blankItems = (name: string): Item[] => {
  const kind = kindOf(name)
  if (!kind?.own) return [blankItem()]
  const entries = hasEntries(kind) ? [blankItem(), blankItem(), blankItem()] : []
  return [{ ...blankItem(), own: true }, ...entries]
}

/** Kinds that a document can have only once, such as basic data. */
export const isSingleton = (name: string): boolean => {
  const kind = kindOf(name)
  return kind?.single === true && kind.untitled === true && !kind.for
}

export const isSideOnly = (kind: string, variant: number): boolean => {
  const at = kindOf(kind)?.variants[variant]?.regions
  return at?.includes('side') === true && !at.includes('main')
}

/** Where the user wants the section: after this one, or at the end of this region. */
export interface PlacementRequest {
  after?: string | undefined
  region?: Region | undefined
  /** The selected section; the new one goes after it if their region is the same. */
  near?: string | undefined
}

const homeOf = (document: Document, kind: string, variant: number): Region => {
  if (!hasRegions(document)) return 'main'
  if (isSideOnly(kind, variant)) return 'side'
  return isSingleton(kind) ? 'header' : 'main'
}

/** Position of a new section that is not dropped at a place. */
export const placeNewSection = (
  document: Document,
  kind: string,
  variant: number,
  { after, region, near }: PlacementRequest = {},
): { at: number; region: Region } => {
  const { sections } = document
  const indexOf = (id: string | undefined) => sections.findIndex((section) => section.id === id)
  const home = region ?? homeOf(document, kind, variant)
  const asked = sections[indexOf(after)]
  if (asked && !region) return { at: indexOf(after) + 1, region: hasRegions(document) ? asked.region : home }
  if (isSingleton(kind)) {
    const heading = sections.findIndex((section) => section.kind === 'resume_title')
    return { at: kind === 'resume_title' ? 0 : heading + 1, region: home }
  }
  const neighbour = sections[indexOf(near)]
  if (neighbour && !region && (!hasRegions(document) || neighbour.region === home))
    return { at: indexOf(near) + 1, region: home }
  return { at: sections.length, region: home }
}

/** Initial content of a new section. By default it is empty and its title is the name of its kind. */
export interface InitialContent {
  items?: readonly Item[] | undefined
  title?: string | undefined
  untitled?: boolean | undefined
}

/** A section with its initial content, in the document's language. */
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
  }: InitialContent = {},
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
