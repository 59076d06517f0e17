import { stored } from '#packages/local-data/stored.ts'

const kept = () => stored('huajian-tab')

const newTab = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(36)).join('')

const lockOf = (tab: string) => `huajian-tab-${tab}`

/** Held as long as the tab lives: the browser lets go of it even after a crash. */
const hold = (tab: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    navigator.locks
      .request(lockOf(tab), { ifAvailable: true }, (lock) => {
        resolve(lock !== null)
        return lock ? new Promise(() => undefined) : undefined
      })
      .catch(reject)
  })

const claimed = async (): Promise<string> => {
  const known = kept().read()
  if (known && (await hold(known))) return known
  const tab = newTab()
  await hold(tab)
  kept().write(tab)
  return tab
}

let own: Promise<string> | undefined

/** This tab's name, the same after a reload. A duplicated tab has a copy of the name, finds it taken, and gets its own. */
export const ownTab = (): Promise<string> => {
  own ??= claimed()
  return own
}

/** Whether a tab is still open somewhere: its journal is its own to go on with. */
export const isAlive = async (tab: string): Promise<boolean> => {
  const { held = [] } = await navigator.locks.query()
  return held.some(({ name }) => name === lockOf(tab))
}

/** Runs once that tab is gone. Of several who wait, one after the other. */
export const afterEnd = (tab: string, signal: AbortSignal, run: () => Promise<void>): void => {
  navigator.locks.request(lockOf(tab), { signal }, run).catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
}
