import type { QueryClient } from '@tanstack/react-query'
import { session } from '#packages/api/session-contract.ts'
import { apiQuery } from '#packages/ui/api-query.ts'

export const sessionQuery = { ...apiQuery(session, {}, { quiet: true }), retry: 0 } as const

/** The signed-in account; undefined offline. */
export const signedInAs = async (queries: QueryClient): Promise<string | undefined> => {
  try {
    return (await queries.fetchQuery(sessionQuery)).user?.id
  } catch {
    return undefined
  }
}

export const isSignedIn = async (queries: QueryClient): Promise<boolean> =>
  (await signedInAs(queries)) !== undefined
