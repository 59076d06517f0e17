import type { Region } from '#packages/document/schema.ts'
import type { Edge } from '#packages/editor-core/order.ts'
import type { StageBox } from './fragments.ts'

/** Box of a section from its first line to its last, over all pages of its column. */
export interface SectionExtent extends StageBox {
  id: string
  region: Region
  /** Bottom of its last part; `height` is that of its first part. */
  bottom: number
}

/** A column of sections, on every page. */
export interface Column {
  region: Region
  left: number
  width: number
  /** Top of its first line. */
  top: number
}

export interface DropPlace {
  region: Region
  /** The neighbouring section; undefined in an empty column. */
  nextTo?: { id: string; edge: Edge }
  /** The line that marks the place. */
  line: { left: number; top: number; width: number }
}

const distance = (x: number, { left, width }: Column) => Math.max(left - x, x - left - width, 0)

const boundary = (before: SectionExtent | undefined, after: SectionExtent | undefined, y: number) => {
  if (!before) return (after?.top ?? 0) - 6
  if (!after) return before.bottom + 6
  // With a page break between the sections, the line is next to the nearer one.
  if (after.top - before.bottom > 60)
    return y - before.bottom < after.top - y ? before.bottom + 6 : after.top - 6
  return (before.bottom + after.top) / 2
}

/** The place for a drop at a point: the nearest boundary between two sections of the column there. */
export const placeAt = (
  point: { x: number; y: number },
  columns: readonly Column[],
  sections: readonly SectionExtent[],
): DropPlace | undefined => {
  const header = sections.filter(({ region }) => region === 'header')
  // The top margin of the page belongs to the header, which may be empty.
  const headerEnd = Math.max(columns[0]?.top ?? 0, ...header.map(({ bottom }) => bottom))
  const isOverHeader = columns.length > 1 && point.y < headerEnd
  const [column] = columns
    .filter(({ region }) => (region === 'header') === isOverHeader || columns.length === 1)
    .toSorted((one, other) => distance(point.x, one) - distance(point.x, other))
  if (!column) return undefined
  const inside = columns.length === 1 ? sections : sections.filter(({ region }) => region === column.region)
  const at = inside.findIndex(({ top, bottom }) => (top + bottom) / 2 > point.y)
  const after = at < 0 ? undefined : inside[at]
  const before = at < 0 ? inside.at(-1) : inside[at - 1]
  const top = before || after ? boundary(before, after, point.y) : column.top
  const line = { left: column.left, top, width: column.width }
  const neighbour = after ?? before
  if (!neighbour) return { region: column.region, line }
  return {
    region: columns.length === 1 ? neighbour.region : column.region,
    nextTo: { id: neighbour.id, edge: after ? 'top' : 'bottom' },
    line,
  }
}
