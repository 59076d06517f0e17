/** CPU time of one call, in microseconds. */
const costOf = async (work: () => unknown): Promise<number> => {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return user + system
}

/**
 * Linear work on four times the text takes four times as long, plus caches and garbage collection; quadratic work takes
 * 16 times.
 */
const MAX_RATIO = 9
/** Shorter times are noise: a garbage collection takes as long. */
const NOISE = 4000

/**
 * Whether the time of some work grows faster than the text: a text of four times the length must not take more than
 * nine times as long as the text itself, or as a harmless text of that length. Measured up to three times, because
 * other processes share the machine.
 */
export const growsTooFast = async (
  work: (length: number) => unknown,
  length: number,
  harmless?: (length: number) => unknown,
): Promise<boolean> => {
  let short = NOISE
  for (let at = 0; at < 3; at += 1) {
    const once = await costOf(() => work(length))
    short = at === 0 ? Math.max(short, once) : Math.min(short, Math.max(NOISE, once))
    const usual = harmless ? await costOf(() => harmless(length)) : 0
    const long = await costOf(() => work(length * 4))
    if (long < Math.max(short, usual) * MAX_RATIO) return false
  }
  return true
}
