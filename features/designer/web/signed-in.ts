import type { QueryClient } from '@tanstack/react-query'
import { session } from '#features/accounts/contract.ts'
import { apiQuery } from '#packages/ui/api-query.ts'

export const sessionQuery = { ...apiQuery(session, {}, { quiet: true }), retry: 0 } as const

/** Whether somebody is signed in; without an answer (offline) nobody is. */
export const isSignedIn = async (queries: QueryClient): Promise<boolean> => {
  try {
    return (await queries.fetchQuery(sessionQuery)).user !== null
  } catch {
    return false
  }
}
