import { lengthOf, type Measure } from './lengths.ts'

const REPEAT = /^repeat\(auto-(fit|fill), minmax\((.*), 1fr\)\)$/
const RANGE = /^minmax\(([^,]+), ([^,]+)\)$/
/** The smallest width of a flexible column, in ems. */
const LEAST = 2
const FIT = /^fit-content\((.*)\)$/

/** `least` of them side by side as often as there is room; `fit` shares the room among those that are there. */
const repeated = (least: number, width: number, gap: number, items: number, isFit: boolean): number[] => {
  const max = Math.max(1, Math.floor((width + gap + 0.5) / (least + gap)))
  const count = isFit ? Math.min(max, Math.max(1, items)) : max
  return Array.from({ length: count }, () => (width - gap * (count - 1)) / count)
}

/** The columns of a grid in pixels, as CSS sizes them, as far as our layouts ask. */
export const tracksOf = (
  columns: readonly string[],
  items: number,
  gap: number,
  measure: Measure,
  contentOf: (column: number) => number,
): number[] => {
  const [, kind, least] = REPEAT.exec(columns.length === 1 ? (columns[0] ?? '') : '') ?? []
  if (least !== undefined)
    return repeated(lengthOf(least, measure), measure.whole, gap, items, kind === 'fit')
  const room = measure.whole - gap * (columns.length - 1)
  const sizes = columns.map((column, at): number | undefined => {
    if (column.endsWith('fr')) return undefined
    if (column === 'max-content' || column === 'auto') return Math.min(contentOf(at), room)
    const [, max] = FIT.exec(column) ?? []
    if (max !== undefined) return Math.min(contentOf(at), lengthOf(max, measure))
    const [, low, high] = RANGE.exec(column) ?? []
    if (low !== undefined && high !== undefined)
      return Math.max(lengthOf(low, measure), lengthOf(high, measure))
    return lengthOf(column, measure)
  })
  const shares = columns.map((column) => (column.endsWith('fr') ? Number.parseFloat(column) : 0))
  const all = shares.reduce((sum, share) => sum + share, 0)
  const fixed = sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0)
  const needed = shares.filter((share) => share > 0).length * LEAST * measure.em
  // If no space is left to share, the other columns shrink: a column without width would hide its text.
  const given = Math.min(fixed, Math.max(0, room - needed))
  const rest = Math.max(room - given, needed)
  return sizes.map((size, at) =>
    size === undefined ? (rest * (shares[at] ?? 0)) / all : size * (fixed > 0 ? given / fixed : 1),
  )
}
