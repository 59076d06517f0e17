import type { Document, Region, Section } from '#packages/document/schema.ts'
import { regions } from '#packages/document/schema.ts'

/** Where a section goes, as `moveSection` counts: among the others. Without a region it keeps its own. */
export interface Place {
  to: number
  region: Region | undefined
}

export type Edge = 'top' | 'bottom'

type Arranged = Pick<Document, 'page' | 'sections'>

/** Only a page of two columns has places to choose between. */
export const hasRegions = ({ page }: Pick<Document, 'page'>): boolean => page.layout === 'left_right'

/** A row of the list that is a heading, not a section; no id has a colon. */
const PREFIX = 'region:'
const headingOf = (region: Region) => `${PREFIX}${region}`
export const regionOfRow = (row: string): Region | undefined =>
  row.startsWith(PREFIX) ? (row.slice(PREFIX.length) as Region) : undefined

/** Section ids in the order of the list; with headings of the regions where there are such. */
export const listRows = (document: Arranged): string[] =>
  hasRegions(document)
    ? regions.flatMap((region) => [
        headingOf(region),
        ...document.sections.filter((section) => section.region === region).map(({ id }) => id),
      ])
    : document.sections.map(({ id }) => id)

const without = (sections: readonly Section[], id: string) => sections.filter((section) => section.id !== id)

/** Above or below another section, in its region. */
export const placeBeside = (
  document: Arranged,
  moved: string,
  target: string,
  edge: Edge,
): Place | undefined => {
  if (moved === target) return undefined
  const others = without(document.sections, moved)
  const at = others.findIndex(({ id }) => id === target)
  const beside = others[at]
  if (!beside) return undefined
  return { to: edge === 'top' ? at : at + 1, region: hasRegions(document) ? beside.region : undefined }
}

/** The last of a region. */
export const placeIn = (document: Arranged, moved: string, region: Region): Place => {
  const others = without(document.sections, moved)
  const last = others.findLastIndex((section) => section.region === region)
  return { to: last < 0 ? others.length : last + 1, region }
}

/** One row up or down, over a heading into the next region; `undefined` at the ends. */
export const placeStepped = (document: Arranged, moved: string, by: 1 | -1): Place | undefined => {
  const rows = listRows(document)
  const at = rows.indexOf(moved)
  const next = rows[at + by]
  if (at < 0 || next === undefined) return undefined
  if (regionOfRow(next) === undefined) return placeBeside(document, moved, next, by > 0 ? 'bottom' : 'top')
  const beyond = rows[at + 2 * by]
  const region = by > 0 ? regionOfRow(next) : beyond && regionOfRow(beyond)
  if (beyond !== undefined && regionOfRow(beyond) === undefined)
    return placeBeside(document, moved, beyond, by > 0 ? 'top' : 'bottom')
  return region ? placeIn(document, moved, region) : undefined
}
