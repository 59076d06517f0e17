import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether this browser draws: what only it knows (its time zone, what was typed in it) follows the first drawing. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
