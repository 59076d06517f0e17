import { whenIdle } from './when-idle.ts'

const PAUSE_MS = 400
let lastKey = Number.NEGATIVE_INFINITY
if (typeof window !== 'undefined')
  window.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      lastKey = timeStamp
    },
    true,
  )

/** Resolves when the user has not typed for a moment. */
export const untilTypingPauses = (): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      const left = lastKey + PAUSE_MS - performance.now()
      if (left > 0) setTimeout(look, left)
      else resolve()
    }
    whenIdle(look, PAUSE_MS)
  })

const online = (): Promise<unknown> | undefined =>
  navigator.onLine === false
    ? new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    : undefined

/**
 * Loads files that may be needed later, one after the other and never while the user types, since parsing each takes
 * as long as a key. It waits while offline. A failure is ignored: the file is loaded again when it is needed.
 */
export const preloadInSequence = async (loads: readonly (() => Promise<unknown>)[]): Promise<void> => {
  for (const load of loads) {
    await online()
    await untilTypingPauses()
    await load().catch(() => undefined)
  }
}
