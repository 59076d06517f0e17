import type { ScreenRoute } from '#packages/slice/web.ts'

export const membershipRoutes: readonly ScreenRoute[] = [
  { path: '/membership', screen: () => import('./membership.tsx') },
]
