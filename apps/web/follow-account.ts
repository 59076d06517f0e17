import type { QueryClient } from '@tanstack/react-query'
import { currentOwner, setOwner } from '#packages/local-data/owner.ts'
import { sessionKnown, sessionQuery } from './session.ts'

interface Options {
  queryClient: QueryClient
  /** As for a call that was answered with 401. */
  onEnded(): void
}

/** A part of the script that did not come, or a database that is closed: the next page tries again. */
const tryNextTime = () => undefined

/** Not while a page is being put together. */
const SOON_MS = 1500

/** What is kept in this browser belongs to the account that is signed in, and goes when it signs out in any tab. */
export const followAccount = ({ queryClient, onEnded }: Options): void => {
  // What a change of accounts asks for is no part of everybody's first script.
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
