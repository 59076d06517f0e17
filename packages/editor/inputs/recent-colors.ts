import { useSyncExternalStore } from 'react'

const KEY = 'huajian.recentColors'
const MOST = 8
const NONE: readonly string[] = []

const listeners = new Set<() => void>()
let known: { stored: string | null; colors: readonly string[] } = { stored: null, colors: NONE }

/** A full or forbidden storage costs the memory of colours, nothing else. */
const stored = (): string | null => {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return known.stored
  }
}

const read = (): readonly string[] => {
  const now = stored()
  if (now !== known.stored)
    known = { stored: now, colors: (now ?? '').split(',').filter((color) => /^#[0-9a-f]{6}$/.test(color)) }
  return known.colors
}

export const rememberColor = (color: string) => {
  const colors = [color, ...read().filter((one) => one !== color)].slice(0, MOST)
  const text = colors.join(',')
  try {
    localStorage.setItem(KEY, text)
  } catch {
    known = { stored: known.stored, colors }
  }
  for (const listener of listeners) listener()
}

/** The colours last chosen by hand, in this browser. */
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
