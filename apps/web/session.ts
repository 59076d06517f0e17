import { useQuery } from '@tanstack/react-query'
import { type Person, session } from '#features/accounts/contract.ts'
import { apiQuery } from '#packages/ui/api-query.ts'

export const sessionQuery = apiQuery(session, {})

/** Who is signed in, as the server said; undefined for a visitor. */
export const useSession = (): Person | undefined => useQuery(sessionQuery).data?.user ?? undefined
