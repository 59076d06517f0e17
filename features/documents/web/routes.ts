import type { ScreenRoute } from '#packages/ui/screen-routes.ts'

export const documentsRoutes: readonly ScreenRoute[] = [
  { path: '/word', isPublic: true, screen: () => import('./word-list.tsx') },
  { path: '/word/:id', isPublic: true, screen: () => import('./word-item.tsx') },
  { path: '/ppt', isPublic: true, screen: () => import('./ppt-list.tsx') },
  { path: '/ppt/:id', isPublic: true, screen: () => import('./ppt-item.tsx') },
]
