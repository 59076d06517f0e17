import { useSyncExternalStore } from 'react'
import { stored } from '#packages/local-data/stored.ts'

const colorStorage = () => stored('huajian.recentColors')
const MAX_COLORS = 8
const NONE: readonly string[] = []

const listeners = new Set<() => void>()
let isRefused = false
let known: { stored: string | null; colors: readonly string[] } = { stored: null, colors: NONE }

const read = (): readonly string[] => {
  // If storage is full or forbidden, the colours are remembered only in this page.
  const now = isRefused ? known.stored : colorStorage().read()
  if (now !== known.stored)
    known = { stored: now, colors: (now ?? '').split(',').filter((color) => /^#[0-9a-f]{6}$/.test(color)) }
  return known.colors
}

export const rememberColor = (color: string) => {
  const colors = [color, ...read().filter((one) => one !== color)].slice(0, MAX_COLORS)
  const text = colors.join(',')
  isRefused = !colorStorage().write(text)
  if (isRefused) known = { stored: known.stored, colors }
  for (const listener of listeners) listener()
}

/** The last custom colours in this browser. */
export const useRecentColors = (): readonly string[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      window.addEventListener('storage', listener)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', listener)
      }
    },
    read,
    () => NONE,
  )
