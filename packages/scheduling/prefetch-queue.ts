/** Links fetched ahead at a time; more wait their turn. */
export const PREFETCH_PENDING_MAX = 4

interface NetworkInformation {
  saveData?: boolean
  effectiveType?: string
}

/** A slow connection, or a person who saves data, fetches nothing ahead. */
export const mayPrefetch = (connection: NetworkInformation | undefined): boolean =>
  !connection || !(connection.saveData === true || /2g/.test(connection.effectiveType ?? ''))

export const connectionNow = (): NetworkInformation | undefined =>
  (navigator as { connection?: NetworkInformation }).connection

export const createPrefetchQueue = (fetchAhead: (path: string) => Promise<void>, allowed: () => boolean) => {
  const seen = new Set<string>()
  const waiting: string[] = []
  let pending = 0

  const next = () => {
    while (pending < PREFETCH_PENDING_MAX) {
      const path = waiting.shift()
      if (path === undefined) return
      pending += 1
      // A page that cannot be fetched ahead fails when it is opened, where the person sees it.
      fetchAhead(path)
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
