import type { ScreenRoute } from '#packages/ui/screen-routes.ts'

export const commentsRoutes: readonly ScreenRoute[] = [
  {
    path: '/admin/comments',
    // By way of one file: every page would carry the names of all that it is made of, and few are admins.
    screen: async () => (await import('./screens.ts')).comments(),
    middleware: ['admin'],
    ssr: false,
  },
]
