import { flushBeforeLeaving } from '#packages/ui/leaving.ts'

const THROTTLE_MS = 10_000
const KEY = 'huajian:reloaded'

interface Kept {
  path: string
  at: number
}

/** A path is reloaded at most once in ten seconds: a chunk that is really gone must not loop. */
export const mayReload = (storage: Storage, path: string, now: number): boolean => {
  const kept = JSON.parse(storage.getItem(KEY) ?? 'null') as Kept | null
  if (kept && kept.path === path && now - kept.at < THROTTLE_MS) return false
  storage.setItem(KEY, JSON.stringify({ path, at: now } satisfies Kept))
  return true
}

/** A script chunk that cannot be loaded usually means a newer build: the page is loaded anew, never while offline. */
export const reloadOnChunkFailure = (page: Window) => {
  page.addEventListener('vite:preloadError', (event) => {
    if (!page.navigator.onLine) return
    if (!mayReload(page.sessionStorage, page.location.pathname, Date.now())) return
    event.preventDefault()
    void flushBeforeLeaving().then(() => page.location.reload())
  })
}
