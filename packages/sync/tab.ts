import { stored } from '#packages/local-data/stored.ts'

const storedTab = () => stored('huajian-tab')

const newTab = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(36)).join('')

const lockOf = (tab: string) => `huajian-tab-${tab}`

/** The browser releases the lock when the tab closes or crashes. */
const acquireLock = (tab: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    navigator.locks
      .request(lockOf(tab), { ifAvailable: true }, (lock) => {
        resolve(lock !== null)
        return lock ? new Promise(() => undefined) : undefined
      })
      .catch(reject)
  })

const claimTabId = async (): Promise<string> => {
  const known = storedTab().read()
  if (known && (await acquireLock(known))) return known
  const tab = newTab()
  await acquireLock(tab)
  storedTab().write(tab)
  return tab
}

let own: Promise<string> | undefined

/** The id of this tab, the same after a reload. A duplicated tab finds the copied id locked and gets a new one. */
export const ownTab = (): Promise<string> => {
  own ??= claimTabId()
  return own
}

/** Whether a tab is still open and goes on with its own journal. */
export const isAlive = async (tab: string): Promise<boolean> => {
  const { held = [] } = await navigator.locks.query()
  return held.some(({ name }) => name === lockOf(tab))
}

/** Runs after that tab has closed; if several tabs wait, one after the other. */
export const afterEnd = (tab: string, signal: AbortSignal, run: () => Promise<void>): void => {
  navigator.locks.request(lockOf(tab), { signal }, run).catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
}
