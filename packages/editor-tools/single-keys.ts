import { useSyncExternalStore } from 'react'
import { stored } from '#packages/local-data/stored.ts'

const kept = stored('huajian-single-keys')
const listeners = new Set<() => void>()

const read = (): boolean => kept.read() !== 'off'

/** Keys without a modifier can be turned off: who speaks to the machine would press them unawares. */
export const singleKeys = {
  on: read,
  set: (on: boolean) => {
    kept.write(on ? 'on' : 'off')
    for (const listener of listeners) listener()
  },
}

export const useSingleKeys = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read,
    () => true,
  )
