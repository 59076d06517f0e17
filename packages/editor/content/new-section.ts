import type { Document, Item, Region, Section } from '#packages/document/schema.ts'
import { kindOf } from '#packages/sections/registry.ts'
import { newId } from '#packages/slice/id.ts'
import { hasRegions } from './order.ts'

export const blankItem = (): Item => ({ id: newId(Date.now()), data: {} })

/** Who somebody is stands once on a resume. */
export const isOnce = (kind: string): boolean =>
  kindOf(kind)?.single === true && kindOf(kind)?.untitled === true

export const isOnlyForSide = (kind: string, variant: number): boolean => {
  const at = kindOf(kind)?.variants[variant]?.regions
  return at?.includes('side') === true && !at.includes('main')
}

/** Asked for by the person: after this section, or at the end of this region. */
export interface Wanted {
  after?: string | undefined
  region?: Region | undefined
  /** What happens to be selected: a hint, no more. */
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

/** A section with one empty entry, or with what it should say at first, named in the document's language. */
export const newSection = (
  document: Document,
  kind: string,
  variant: number,
  region: Region,
  items: readonly Item[] = [blankItem()],
): Section => ({
  id: newId(Date.now()),
  kind,
  variant,
  region,
  title: kindOf(kind)?.[document.language] ?? kind,
  visible: true,
  items: items.map((item) => ({ ...item, id: newId(Date.now()) })),
  props: {},
  style: {},
})
