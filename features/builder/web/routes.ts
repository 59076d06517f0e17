import type { ScreenRoute } from '#packages/ui/screen-routes.ts'

export const builderRoutes: readonly ScreenRoute[] = [
  { path: '/builder/:id', screen: () => import('./builder.tsx'), layout: 'builder', ssr: false },
]
