import type { Period } from '#packages/document/values.ts'

/** Months counted from the year 0, the first and the last included. */
export interface Span {
  from: number
  to: number
}

/** `2021-03` or `2021`; of a year alone, the given month. */
export const monthsOf = (month: string, monthOfYear: number): number =>
  Number(month.slice(0, 4)) * 12 + (month.length > 4 ? Number(month.slice(5, 7)) : monthOfYear)

/** A year alone lasts from its first month to its last. `now` is a month as 2026-10. */
export const spanOf = ({ from, to = from }: Period, now: string): Span | undefined =>
  from === undefined || to === undefined
    ? undefined
    : { from: monthsOf(from, 1), to: monthsOf(to === 'now' ? now : to, 12) }

export const endsBeforeStart = ({ from, to }: Period): boolean =>
  from !== undefined && to !== undefined && to !== 'now' && monthsOf(to, 12) < monthsOf(from, 1)

/** Two posts at once for longer than this many months are rarely intended. */
export const MAX_OVERLAP = 2

export const overlapOf = (one: Span, other: Span): number =>
  Math.min(one.to, other.to) - Math.max(one.from, other.from)

export interface Gap<Dated> {
  months: number
  /** The last month before the gap, and the entry that starts after it. */
  after: number
  next: Dated
}

/** Times of at least so many months that no span covers, the earliest first. */
export const gapsBetween = <Dated extends Span>(spans: readonly Dated[], min: number): Gap<Dated>[] => {
  const gaps: Gap<Dated>[] = []
  let after: number | undefined
  for (const next of spans.toSorted((one, other) => one.from - other.from)) {
    const months = after === undefined ? 0 : next.from - after - 1
    if (after !== undefined && months >= min) gaps.push({ months, after, next })
    after = Math.max(after ?? 0, next.to)
  }
  return gaps
}
