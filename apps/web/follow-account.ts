import type { QueryClient } from '@tanstack/react-query'
import { currentOwner, setOwner } from '#packages/local-data/owner.ts'
import { sessionKnown, sessionQuery } from './session.ts'

interface Options {
  queryClient: QueryClient
  /** Called as for a response with status 401. */
  onEnded(): void
}

/** A chunk that failed to load or a closed database: the next page tries again. */
const tryNextTime = () => undefined

/** Waits until the page has been put together. */
const SOON_MS = 1500

/** Data in this browser belongs to the account that is signed in and is removed when it signs out in any tab. */
export const followAccount = ({ queryClient, onEnded }: Options): void => {
  // Loaded on demand: most visitors never change accounts.
  const changes = () => import('./account-change.ts')
  const known = () => queryClient.getQueryData(sessionQuery.queryKey)?.user?.id
  setOwner(known())
  queryClient.getQueryCache().subscribe(() => {
    const before = currentOwner()
    const now = known() ?? ''
    if (before === now) return
    setOwner(now)
    changes()
      .then(({ accountChanged }) => accountChanged(queryClient, before, now))
      .catch(tryNextTime)
  })
  setTimeout(
    () =>
      // Before the session is known, the account's own data would be treated as another account's.
      void sessionKnown
        .then(changes)
        .then(({ begin }) => begin(onEnded))
        .catch(tryNextTime),
    SOON_MS,
  )
}
