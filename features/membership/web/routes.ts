import type { ScreenRoute } from '#packages/slice/web.ts'

export const membershipRoutes: readonly ScreenRoute[] = [
  { path: '/membership', isPublic: true, screen: () => import('./membership.tsx') },
]
