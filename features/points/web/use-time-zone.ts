import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** The browser's time zone; known only after hydration. */
export const useTimeZone = (): string | undefined =>
  useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC',
    () => undefined,
  )
