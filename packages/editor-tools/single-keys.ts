import { useSyncExternalStore } from 'react'
import { stored } from '#packages/local-data/stored.ts'

const setting = stored('huajian-single-keys')
const listeners = new Set<() => void>()

const read = (): boolean => setting.read() !== 'off'

/** Single-key shortcuts can be turned off, because speech input would press them by mistake (WCAG 2.1.4). */
export const singleKeys = {
  on: read,
  set: (on: boolean) => {
    setting.write(on ? 'on' : 'off')
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
