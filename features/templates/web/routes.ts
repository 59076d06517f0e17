import type { ScreenRoute } from '#packages/slice/web.ts'

export const templatesRoutes: readonly ScreenRoute[] = [
  { path: '/resume', screen: () => import('./gallery.tsx') },
  { path: '/resume/:id', screen: () => import('./item.tsx') },
]
