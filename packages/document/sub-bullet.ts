import type { Span } from './values.ts'

/**
 * List items cannot be nested in the model (docs/decisions/nested-lists.md). A nested item is a line of its parent,
 * with a dash before it; one level further down, with a wide space before the dash.
 */
const DASH = '–'
const UNDER = /^(\u3000*)(?:(–)|(\d{1,3})[.)])[ \u00a0]/

/** The prefix of a nested item. The first nesting level is 2. */
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
