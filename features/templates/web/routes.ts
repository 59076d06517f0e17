import type { ScreenRoute } from '#packages/ui/screen-routes.ts'

export const templatesRoutes: readonly ScreenRoute[] = [
  { path: '/resume', isPublic: true, screen: () => import('./gallery.tsx') },
  { path: '/resume/:id', isPublic: true, screen: () => import('./item.tsx') },
]
