type Flush = () => Promise<void> | void

const flushes = new Set<Flush>()

/** Registers work that must be written before the page reloads or redirects by itself, such as an editor's journal. */
export const beforeLeaving = (flush: Flush): (() => void) => {
  flushes.add(flush)
  return () => flushes.delete(flush)
}

/** Called before every reload and redirect that the user did not request. A failing flush does not stop the others. */
export const flushBeforeLeaving = async (): Promise<void> => {
  await Promise.allSettled([...flushes].map(async (flush) => flush()))
}
