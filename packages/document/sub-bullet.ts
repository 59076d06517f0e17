import type { Span } from './values.ts'

/**
 * A point of a list has no points of its own in the model (docs/decisions/nested-lists.md): what stood under it is a line of it,
 * with a sign before it. One level further in, a wide blank before the sign.
 */
const DASH = '–'
const UNDER = /^(\u3000*)(?:(–)|(\d{1,3})[.)])[ \u00a0]/

/** What a line under a point begins with; `level` is 2 for what stands right under it. */
export const subBulletMark = (level: number, mark: string | undefined): string =>
  `${'\u3000'.repeat(Math.max(0, level - 2))}${mark ?? DASH} `

interface UnderPoint {
  level: number
  /** Where it is counted. */
  number?: number
  /** Without its sign. */
  spans: Span[]
}

/** A line of a point that is a point under it, or nothing. */
export const readSubBullet = (spans: readonly Span[]): UnderPoint | undefined => {
  const [first, ...rest] = spans
  const found = first && UNDER.exec(first.text)
  if (!found) return undefined
  const [sign, blanks = '', , number] = found
  return {
    level: blanks.length + 2,
    ...(number === undefined ? {} : { number: Number(number) }),
    spans: [{ ...first, text: first.text.slice(sign.length) }, ...rest],
  }
}
