import { flushBeforeLeaving } from '#packages/ui/leaving.ts'

const THROTTLE_MS = 10_000
const KEY = 'huajian:reloaded'

/** When each path was last reloaded. Rubbish that somebody else left there counts as nothing. */
const readTimes = (text: string | null): Record<string, number> => {
  try {
    const kept: unknown = JSON.parse(text ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, number>) : {}
  } catch {
    return {}
  }
}

/** A path is reloaded at most once in ten seconds: a chunk that is really gone must not loop. */
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
 * A screen whose chunk cannot be loaded usually means a newer build: its page is loaded anew, never while offline.
 * Only a navigation does this; a chunk fetched ahead that fails must not reload under somebody's hands.
 */
export const reloadForChunk = async (href: string, error: unknown): Promise<never> => {
  const { pathname } = new URL(href, window.location.href)
  if (!navigator.onLine || !mayReload(window.sessionStorage, pathname, Date.now())) throw error
  await flushBeforeLeaving()
  if (href === window.location.href) window.location.reload()
  else window.location.assign(href)
  return new Promise(() => undefined)
}
