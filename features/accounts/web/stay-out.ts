import { redirect } from 'react-router'
import { session } from '#packages/api/session-contract.ts'
import { apiQuery } from '#packages/ui/api-query.ts'
import type { LoadContext } from '#packages/ui/screen-routes.ts'
import { safeNext } from '../safe-next.ts'
import { prefetchProviders } from './providers/use-providers.ts'

/** Redirects users who are already signed in. */
export const stayOut = async ({ queryClient, url }: LoadContext) => {
  const { user } = await queryClient.ensureQueryData(apiQuery(session, {}))
  if (user) throw redirect(safeNext(url.searchParams.get('next')))
  await prefetchProviders(queryClient)
  return undefined
}
