import { atRest } from './at-rest.ts'

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

/** When nobody types, however long that takes. */
export const inPause = (): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      const left = lastKey + PAUSE_MS - performance.now()
      if (left > 0) setTimeout(look, left)
      else resolve()
    }
    atRest(look, PAUSE_MS)
  })

const online = (): Promise<unknown> | undefined =>
  navigator.onLine === false
    ? new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    : undefined

/**
 * Fetches what may be needed later, one after the other and never while somebody types: each is read and run, which
 * takes a key's time. Without the network it waits. What is not to be had is no fault: it is fetched again when it is
 * used.
 */
export const fetchInTurn = async (loads: readonly (() => Promise<unknown>)[]): Promise<void> => {
  for (const load of loads) {
    await online()
    await inPause()
    await load().catch(() => undefined)
  }
}
