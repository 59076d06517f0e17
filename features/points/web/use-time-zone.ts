import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Where this browser is; known only once it draws by itself. */
export const useTimeZone = (): string | undefined =>
  useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC',
    () => undefined,
  )
