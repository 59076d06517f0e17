type Flush = () => Promise<void> | void

const flushes = new Set<Flush>()

/** Registers work that must be written before the page goes away by itself (an editor's journal). */
export const beforeLeaving = (flush: Flush): (() => void) => {
  flushes.add(flush)
  return () => flushes.delete(flush)
}

/** Runs before every reload and redirect that the person did not ask for. A failing flush does not hold up the rest. */
export const flushBeforeLeaving = async (): Promise<void> => {
  await Promise.allSettled([...flushes].map(async (flush) => flush()))
}
