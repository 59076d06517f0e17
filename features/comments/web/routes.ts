import type { ScreenRoute } from '#packages/ui/screen-routes.ts'

export const commentsRoutes: readonly ScreenRoute[] = [
  {
    path: '/admin/comments',
    // Through one file: otherwise every page would carry the names of all its modules, and few users are admins.
    screen: async () => (await import('./screens.ts')).comments(),
    layout: 'admin',
    middleware: ['admin'],
    ssr: false,
  },
]
