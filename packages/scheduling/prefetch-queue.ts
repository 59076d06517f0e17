/** At most this many pages are prefetched at the same time; more wait in a queue. */
export const PREFETCH_PENDING_MAX = 4

interface NetworkInformation {
  saveData?: boolean
  effectiveType?: string
}

/** Nothing is prefetched over a slow connection or with data saver. */
export const mayPrefetch = (connection: NetworkInformation | undefined): boolean =>
  !connection || !(connection.saveData === true || /2g/.test(connection.effectiveType ?? ''))

export const connectionNow = (): NetworkInformation | undefined =>
  (navigator as { connection?: NetworkInformation }).connection

export const createPrefetchQueue = (prefetch: (path: string) => Promise<void>, allowed: () => boolean) => {
  const seen = new Set<string>()
  const waiting: string[] = []
  let pending = 0

  const next = () => {
    while (pending < PREFETCH_PENDING_MAX) {
      const path = waiting.shift()
      if (path === undefined) return
      pending += 1
      // The failure shows when the user opens the page, which loads it again.
      prefetch(path)
        .catch(() => seen.delete(path))
        .finally(() => {
          pending -= 1
          next()
        })
    }
  }

  return {
    add: (path: string) => {
      if (seen.has(path) || !allowed()) return
      seen.add(path)
      waiting.push(path)
      next()
    },
    pending: () => pending,
    waiting: () => waiting.length,
  }
}
