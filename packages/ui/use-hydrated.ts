import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and during hydration. Values that only the browser knows, such as the time zone, render after it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
