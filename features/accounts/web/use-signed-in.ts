import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { session } from '#packages/api/session-contract.ts'
import { apiQuery } from '#packages/ui/api-query.ts'
import { safeNext } from '../safe-next.ts'

/** After sign-in: stores the session and continues to the requested page. */
export const useSignedIn = (): (() => Promise<void>) => {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  return async () => {
    await queryClient.fetchQuery({ ...apiQuery(session, {}), staleTime: 0 })
    await navigate(safeNext(params.get('next')), { replace: true })
  }
}
