/**
 * How often a value of one series is above one of the other: 0.5 where both are drawn alike, near 0 or 1 where one is
 * always slower. Ranks instead of times: a machine that is busy for a moment moves a few ranks, never the result.
 */
export const shareAbove = (one: readonly number[], other: readonly number[]): number => {
  let above = 0
  for (const a of one) for (const b of other) above += a > b ? 1 : a === b ? 0.5 : 0
  return above / (one.length * other.length)
}

/** The same in standard deviations of chance (Mann–Whitney). */
export const deviation = (one: readonly number[], other: readonly number[]): number => {
  const [n, m] = [one.length, other.length]
  return (shareAbove(one, other) - 0.5) / Math.sqrt((n + m + 1) / (12 * n * m))
}
