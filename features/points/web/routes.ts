import type { ScreenRoute } from '#packages/ui/screen-routes.ts'

export const pointsRoutes: readonly ScreenRoute[] = [
  {
    path: '/profile/points',
    screen: () => import('./points.tsx'),
    layout: 'profile',
    middleware: ['signed-in'],
  },
]
