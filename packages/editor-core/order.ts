import type { Document, Region, Section } from '#packages/document/schema.ts'
import { regions } from '#packages/document/schema.ts'

/** Target of a move, for `moveSection`: an index among the other sections. Without a region the section keeps its own. */
export interface Place {
  to: number
  region: Region | undefined
}

export type Edge = 'top' | 'bottom'

type Arranged = Pick<Document, 'page' | 'sections'>

/** Only layouts with two columns have regions to choose from. */
export const hasRegions = ({ page }: Pick<Document, 'page'>): boolean => page.layout === 'left_right'

/** Marks the list rows that are headings of regions; ids of sections never contain a colon. */
const PREFIX = 'region:'
const headingOf = (region: Region) => `${PREFIX}${region}`
export const regionOfRow = (row: string): Region | undefined =>
  row.startsWith(PREFIX) ? (row.slice(PREFIX.length) as Region) : undefined

/** Rows of the section list: section ids and, if there are regions, their headings. */
export const listRows = (document: Arranged): string[] =>
  hasRegions(document)
    ? regions.flatMap((region) => [
        headingOf(region),
        ...document.sections.filter((section) => section.region === region).map(({ id }) => id),
      ])
    : document.sections.map(({ id }) => id)

const without = (sections: readonly Section[], id: string) => sections.filter((section) => section.id !== id)

/** The place above or below another section, in its region. */
export const placeNextTo = (
  document: Arranged,
  moved: string,
  target: string,
  edge: Edge,
): Place | undefined => {
  if (moved === target) return undefined
  const others = without(document.sections, moved)
  const at = others.findIndex(({ id }) => id === target)
  const neighbour = others[at]
  if (!neighbour) return undefined
  return { to: edge === 'top' ? at : at + 1, region: hasRegions(document) ? neighbour.region : undefined }
}

/** The place at the end of a region. */
export const placeAtEnd = (document: Arranged, moved: string, region: Region): Place => {
  const others = without(document.sections, moved)
  const last = others.findLastIndex((section) => section.region === region)
  return { to: last < 0 ? others.length : last + 1, region }
}

/** The place one row up or down, possibly past a heading into the next region; `undefined` at the ends. */
export const placeStepped = (document: Arranged, moved: string, by: 1 | -1): Place | undefined => {
  const rows = listRows(document)
  const at = rows.indexOf(moved)
  const next = rows[at + by]
  if (at < 0 || next === undefined) return undefined
  if (regionOfRow(next) === undefined) return placeNextTo(document, moved, next, by > 0 ? 'bottom' : 'top')
  const beyond = rows[at + 2 * by]
  const region = by > 0 ? regionOfRow(next) : beyond && regionOfRow(beyond)
  if (beyond !== undefined && regionOfRow(beyond) === undefined)
    return placeNextTo(document, moved, beyond, by > 0 ? 'top' : 'bottom')
  return region ? placeAtEnd(document, moved, region) : undefined
}
