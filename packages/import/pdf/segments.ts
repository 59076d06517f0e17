import { isHan } from '../text/normalise.ts'
import { hull, type Segment, type Stretch } from './shapes.ts'

/** Wider than this, in widths of a letter, and two words are two facts. */
const WIDE = 1.55
/** Enough where another row shows that a column begins. */
const NARROW = 0.7

const overlap = (one: Stretch, other: { top: number; bottom: number }) =>
  (Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)) /
  Math.min(one.bottom - one.top, other.bottom - other.top)

/** Stretches that stand on one line, from left to right. */
const rowsOf = (stretches: readonly Stretch[]): Stretch[][] => {
  const rows: { top: number; bottom: number; list: Stretch[] }[] = []
  for (const stretch of stretches.toSorted(
    (one, other) => one.baseline - other.baseline || one.left - other.left,
  )) {
    const row = rows.slice(-3).find((one) => overlap(stretch, one) > 0.55)
    if (row) row.list.push(stretch)
    else rows.push({ top: stretch.top, bottom: stretch.bottom, list: [stretch] })
  }
  return rows.map(({ list }) => list.toSorted((one, other) => one.left - other.left))
}

const isMixed = (one: string, other: string) =>
  (/\p{Script=Han}/u.test(one) && /[A-Za-z0-9]/.test(other)) ||
  (/[A-Za-z0-9]/.test(one) && /\p{Script=Han}/u.test(other))

/** The blank that a gap stands for. Han characters set apart for looks are still one word. */
const blankAt = (before: Stretch, after: Stretch): string => {
  const gap = (after.left - before.right) / Math.min(before.size, after.size)
  const [last = '', first = ''] = [[...before.text].at(-1), [...after.text][0]]
  if (/\s$/.test(before.text) || /^\s/.test(after.text)) return ''
  // As wide as a character: it parts facts.
  if (gap > 0.7) return '  '
  // Word processors set Latin words, in a font of their own, a little apart from Han characters.
  if (gap < 0.3 && before.font !== after.font && isMixed(last, first)) return ''
  if (isHan(last) && isHan(first)) return gap > 0.18 ? ' ' : ''
  return gap > 0.14 ? ' ' : ''
}

const isShadow = (before: Stretch | undefined, after: Stretch) =>
  before !== undefined &&
  before.text === after.text &&
  Math.abs(before.left - after.left) < 1 &&
  Math.abs(before.baseline - after.baseline) < 1

const segmentOf = (stretches: readonly Stretch[]): Segment => {
  const spaced: Stretch[] = []
  for (const stretch of stretches) {
    const last = spaced.at(-1)
    // Bold by printing twice.
    if (isShadow(last, stretch)) continue
    spaced.push(last ? { ...stretch, text: blankAt(last, stretch) + stretch.text } : stretch)
  }
  const model = stretches.reduce((best, one) => (one.text.length > best.text.length ? one : best))
  return {
    ...hull(stretches),
    stretches: spaced,
    baseline: model.baseline,
    size: model.size,
    text: spaced.map(({ text }) => text).join(''),
  }
}

/** In character widths; of the smaller font where a heading is next to text. */
const gapBetween = (before: Stretch, after: Stretch) => {
  const [small, large] = [Math.min(before.size, after.size), Math.max(before.size, after.size)]
  return (after.left - before.right) / (large > small * 1.12 ? small : large)
}

const cutAt = (row: readonly Stretch[], isGap: (before: Stretch, after: Stretch) => boolean): Stretch[][] => {
  const groups: Stretch[][] = []
  for (const stretch of row) {
    const last = groups.at(-1)?.at(-1)
    if (!last || isGap(last, stretch)) groups.push([stretch])
    else groups.at(-1)?.push(stretch)
  }
  return groups
}

const areNear = ([one]: readonly Stretch[], [other]: readonly Stretch[] = []): boolean =>
  one !== undefined && other !== undefined && Math.abs(one.baseline - other.baseline) < one.size * 2.2

/**
 * The content of a page, split at wide gaps, and at narrower ones if the row above or below is split at the same
 * position.
 */
export const segmentsOf = (stretches: readonly Stretch[]): Segment[] => {
  const rows = rowsOf(stretches)
  const starts = rows.map((row) =>
    cutAt(row, (before, after) => gapBetween(before, after) > WIDE).map(([first]) => first?.left ?? 0),
  )
  return rows.flatMap((row, at) => {
    // Where two columns fall out of step, the row below is not the next one.
    const nearby = [-3, -2, -1, 1, 2, 3].flatMap((step) =>
      areNear(row, rows[at + step]) ? (starts[at + step] ?? []) : [],
    )
    const isGap = (before: Stretch, after: Stretch) => {
      const gap = gapBetween(before, after)
      return gap > WIDE || (gap > NARROW && nearby.some((left) => Math.abs(left - after.left) < 0.5))
    }
    return cutAt(row, isGap).map(segmentOf)
  })
}
