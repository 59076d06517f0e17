import type { ScreenRoute } from '#packages/slice/web.ts'

export const resumesRoutes: readonly ScreenRoute[] = [
  {
    path: '/profile/resume',
    screen: () => import('./my-resumes.tsx'),
    layout: 'profile',
    middleware: ['signed-in'],
  },
]
