import type { ScreenRoute } from '#packages/slice/web.ts'

export const documentsRoutes: readonly ScreenRoute[] = [
  { path: '/word', screen: () => import('./word-list.tsx') },
  { path: '/word/:id', screen: () => import('./word-item.tsx') },
  { path: '/ppt', screen: () => import('./ppt-list.tsx') },
  { path: '/ppt/:id', screen: () => import('./ppt-item.tsx') },
]
