/** What one call takes of the processor, in microseconds. */
const costOf = async (work: () => unknown): Promise<number> => {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return user + system
}

/** Four times as long may take four times as much, and what caches and collection add; the square would be 16. */
const MOST = 9
/** Less is noise: a collection in between takes as much. */
const NOISE = 4000

/**
 * Whether work on texts grows faster than the text: four times the length must not take more than nine times what the
 * text takes, or another text of its length that is known to be harmless. Asked up to three times, as others share the
 * machine.
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
    if (long < Math.max(short, usual) * MOST) return false
  }
  return true
}
