/**
 * The probability that a value of one series is greater than one of the other: 0.5 for equal distributions, near 0 or 1
 * if one is always slower. Ranks are robust: a machine that is busy for a moment shifts a few ranks, not the result.
 */
export const shareAbove = (one: readonly number[], other: readonly number[]): number => {
  let above = 0
  for (const a of one) for (const b of other) above += a > b ? 1 : a === b ? 0.5 : 0
  return above / (one.length * other.length)
}

/** The deviation from 0.5 in standard deviations (Mann–Whitney). */
export const deviation = (one: readonly number[], other: readonly number[]): number => {
  const [n, m] = [one.length, other.length]
  return (shareAbove(one, other) - 0.5) / Math.sqrt((n + m + 1) / (12 * n * m))
}
