import { useEffect, useSyncExternalStore } from 'react'
import { useLanguage } from '#packages/i18n/words.tsx'
import type { placeholders } from './placeholders.ts'

let here: typeof placeholders | undefined
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const loadPlaceholders = async (): Promise<void> => {
  if (here) return
  here = (await import('./placeholders.ts')).placeholders
  for (const listener of listeners) listener()
}

/** The placeholder of an empty field; undefined until the placeholders are loaded. */
export const usePlaceholder = (kind: string, field: string): string | undefined => {
  const { language } = useLanguage()
  const known: Record<string, string> | undefined = useSyncExternalStore(
    subscribe,
    () => here,
    () => undefined,
  )?.[language]
  useEffect(() => void loadPlaceholders().catch(() => {}), [])
  return known?.[`${kind}.${field}`] ?? known?.[field]
}
