import type { ScreenRoute } from '#packages/ui/screen-routes.ts'

export const membershipRoutes: readonly ScreenRoute[] = [
  { path: '/membership', isPublic: true, screen: () => import('./membership.tsx') },
]
