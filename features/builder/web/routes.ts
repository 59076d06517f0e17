import type { ScreenRoute } from '#packages/slice/web.ts'

export const builderRoutes: readonly ScreenRoute[] = [
  { path: '/builder/:id', screen: () => import('./builder.tsx'), layout: 'builder', ssr: false },
]
