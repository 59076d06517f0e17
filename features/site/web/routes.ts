import type { ScreenRoute } from '#packages/slice/web.ts'

export const siteRoutes: readonly ScreenRoute[] = [
  { path: '/', screen: () => import('./home.tsx') },
  { path: '/webCode', screen: () => import('./web-code.tsx') },
]
