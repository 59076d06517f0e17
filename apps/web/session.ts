import { type QueryClient, useQuery } from '@tanstack/react-query'
import { type Person, session } from '#features/accounts/session-contract.ts'
import { apiQuery } from '#packages/ui/api-query.ts'
import { readCookie } from './cookies.ts'

export const sessionQuery = apiQuery(session, {}, { quiet: true })

/** Who is signed in, as the server said; undefined for a visitor. */
export const useSession = (): Person | undefined => useQuery(sessionQuery).data?.user ?? undefined

let lastToken: string | undefined

/** The same, asked afresh when another tab has signed in or out since. */
export const currentUser = async (queryClient: QueryClient): Promise<Person | null> => {
  if (typeof document === 'undefined') return (await queryClient.ensureQueryData(sessionQuery)).user
  const token = readCookie('token')
  const changed = token !== lastToken
  lastToken = token
  return (await queryClient.fetchQuery({ ...sessionQuery, staleTime: changed ? 0 : 30_000 })).user
}
