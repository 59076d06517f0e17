import type { ScreenRoute } from '#packages/slice/web.ts'

export const commentsRoutes: readonly ScreenRoute[] = [
  {
    path: '/admin/comments',
    screen: () => import('./admin-comments.tsx'),
    middleware: ['admin'],
    ssr: false,
  },
]
