import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Person, session } from '#packages/api/session-contract.ts'
import { apiQuery } from '#packages/ui/api-query.ts'
import { readCookie } from './cookies.ts'
import { SESSION_PENDING_ATTRIBUTE } from './theme-script.ts'

export const sessionQuery = apiQuery(session, {}, { quiet: true })

/** The signed-in user according to the server; undefined for a visitor. */
export const useSession = (): Person | undefined => useQuery(sessionQuery).data?.user ?? undefined

let lastToken: string | undefined

/** The same query, repeated when another tab has signed in or out. */
export const currentUser = async (queryClient: QueryClient): Promise<Person | null> => {
  if (typeof document === 'undefined') return (await queryClient.ensureQueryData(sessionQuery)).user
  const token = readCookie('token')
  const changed = token !== lastToken
  lastToken = token
  return (await queryClient.fetchQuery({ ...sessionQuery, staleTime: changed ? 0 : 30_000 })).user
}

let settled = () => {}
/** Resolves once the session is known; until then a public page shows a visitor's view. */
export const sessionKnown = new Promise<void>((resolve) => {
  settled = resolve
})

/**
 * Public pages are rendered without a session. After hydration, a browser with a session token fetches the session and
 * then refetches all data on the page. Returns whether the page now shows this account's view.
 */
export const usePersonalView = (): boolean => {
  const queryClient = useQueryClient()
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    const ask = async () => {
      const shown = queryClient.getQueryData(sessionQuery.queryKey)?.user
      const user = !shown && readCookie('token') ? await currentUser(queryClient) : shown
      settled()
      if (user !== shown)
        await queryClient.invalidateQueries({
          predicate: ({ queryKey }) => queryKey[1] !== sessionQuery.queryKey[1],
        })
    }
    // Without an answer, the page stays in the visitor's view.
    ask()
      .catch(() => undefined)
      .finally(() => {
        document.documentElement.removeAttribute(SESSION_PENDING_ATTRIBUTE)
        setSettled(true)
      })
  }, [queryClient])
  return isSettled
}
