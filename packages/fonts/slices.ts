import { type Family, families } from './faces.ts'
import { parseRanges, type Range } from './ranges.ts'
import lines from './slices.json' with { type: 'json' }

export interface Slice {
  /**
   * Its name in URLs. Low numbers are common: 0 Latin and punctuation, 1 signs, then Chinese by frequency.
   */
  index: number
  /** Each of them has every code point of the slice. */
  families: readonly Family[]
  ranges: readonly Range[]
}

/** The plan: every code point that any face has, in exactly one slice. Made by make-slices.ts. */
export const slices: readonly Slice[] = lines.map((line, index) => {
  const [owners = '', ranges = ''] = line.split(' ')
  return {
    index,
    families: families.filter((family) => owners.split('+').includes(family)),
    ranges: parseRanges(ranges),
  }
})

export const slicesOf = (family: Family): Slice[] => slices.filter((slice) => slice.families.includes(family))

export const codePointsOf = (slice: Slice): number[] =>
  slice.ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i))

const byFirst = slices
  .flatMap((slice) => slice.ranges.map(([first, last]) => ({ first, last, slice })))
  .sort((a, b) => a.first - b.first)

/** The slice that holds a code point, unless no face has it. */
export const sliceOf = (codePoint: number): Slice | undefined => {
  let low = 0
  let high = byFirst.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((byFirst[middle]?.first ?? 0) <= codePoint) low = middle + 1
    else high = middle
  }
  const found = byFirst[low - 1]
  return found && codePoint <= found.last ? found.slice : undefined
}
