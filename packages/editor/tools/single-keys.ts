import { useSyncExternalStore } from 'react'

const KEY = 'huajian-single-keys'
const listeners = new Set<() => void>()

const read = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true
  }
}

/** Keys without a modifier can be turned off: who speaks to the machine would press them unawares. */
export const singleKeys = {
  on: read,
  set: (on: boolean) => {
    try {
      localStorage.setItem(KEY, on ? 'on' : 'off')
    } catch {
      // A browser that keeps nothing forgets it at the next visit.
    }
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
