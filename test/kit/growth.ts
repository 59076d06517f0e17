/** What one call takes of the processor; the least of some, as others share the machine. */
const costOf = (work: () => unknown, times = 3): number => {
  let least = Number.POSITIVE_INFINITY
  for (let at = 0; at < times; at += 1) {
    const before = process.threadCpuUsage()
    work()
    const { user, system } = process.threadCpuUsage(before)
    least = Math.min(least, user + system)
  }
  return least
}

/** Four times as long may take four times as much, and what caches and collection add; the square would be 16. */
const MOST = 9
/** As much is noise: the time of an empty call, and of a collection in between, in microseconds. */
const NOISE = 4000

/**
 * Whether the work on texts of this length grows faster than the text: four times the length must not take more than
 * nine times as long. Of what is slow once it is asked again, so that a busy machine alone proves nothing.
 */
export const growsTooFast = (work: (length: number) => unknown, length: number): boolean => {
  for (let at = 0; at < 3; at += 1) {
    const short = costOf(() => work(length))
    const long = costOf(() => work(length * 4), at + 1)
    if (long < Math.max(short, NOISE) * MOST) return false
  }
  return true
}
