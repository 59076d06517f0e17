import type { ScreenRoute } from '#packages/slice/web.ts'

export const pointsRoutes: readonly ScreenRoute[] = [
  {
    path: '/profile/points',
    screen: () => import('./points.tsx'),
    layout: 'profile',
    middleware: ['signed-in'],
  },
]
