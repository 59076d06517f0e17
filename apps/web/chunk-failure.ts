import { flushBeforeLeaving } from '#packages/ui/leaving.ts'

const THROTTLE_MS = 10_000
const KEY = 'huajian:reloaded'

/** When each path was last reloaded; invalid content counts as empty. */
const readTimes = (text: string | null): Record<string, number> => {
  try {
    const stored: unknown = JSON.parse(text ?? '{}')
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, number>) : {}
  } catch {
    return {}
  }
}

/** A path is reloaded at most once in ten seconds: a missing chunk must not cause a loop. */
export const mayReload = (storage: Storage, path: string, now: number): boolean => {
  try {
    const times = Object.entries(readTimes(storage.getItem(KEY))).filter(([, at]) => now - at < THROTTLE_MS)
    if (times.some(([known]) => known === path)) return false
    storage.setItem(KEY, JSON.stringify(Object.fromEntries([...times, [path, now]])))
    return true
  } catch {
    // Without storage nothing would stop a loop.
    return false
  }
}

/**
 * If the chunk of a screen cannot be loaded, there is usually a newer build, so the page is reloaded, but never
 * offline. Only navigations do this: a failed prefetch must not reload a page in use.
 */
export const reloadForChunk = async (href: string, error: unknown): Promise<never> => {
  const { pathname } = new URL(href, window.location.href)
  if (!navigator.onLine || !mayReload(window.sessionStorage, pathname, Date.now())) throw error
  await flushBeforeLeaving()
  if (href === window.location.href) window.location.reload()
  else window.location.assign(href)
  return new Promise(() => undefined)
}
