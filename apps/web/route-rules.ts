import type { QueryClient } from '@tanstack/react-query'
import type { createBrowserRouter } from 'react-router'
import { redirectFor } from '#features/site/contract.ts'
import { configQuery } from './providers.tsx'

interface Options {
  queryClient: QueryClient
  router: ReturnType<typeof createBrowserRouter>
  /** Leaves the site. */
  leave?(href: string): void
}

/** Before each navigation the rules are looked up: a redirect inside the site replaces it, an external one leaves. */
export const followRouteRules = ({
  queryClient,
  router,
  leave = (href) => window.location.assign(href),
}: Options) =>
  router.subscribe(({ navigation }) => {
    if (navigation.state !== 'loading') return
    const rules = queryClient.getQueryData(configQuery.queryKey)?.routeRules ?? []
    const target = redirectFor(rules, navigation.location.pathname)
    if (target === undefined) return
    if (target.startsWith('/')) void router.navigate(target, { replace: true })
    else leave(target)
  })
