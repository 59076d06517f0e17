import type { ScreenRoute } from '#packages/ui/screen-routes.ts'

export const resumesRoutes: readonly ScreenRoute[] = [
  {
    path: '/profile/resume',
    screen: () => import('./my-resumes.tsx'),
    layout: 'profile',
    middleware: ['signed-in'],
  },
]
