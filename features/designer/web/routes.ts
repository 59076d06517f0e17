import type { ScreenRoute } from '#packages/slice/web.ts'

export const designerRoutes: readonly ScreenRoute[] = [
  { path: '/createTemplate/designer', screen: () => import('./designer.tsx'), bare: true, ssr: false },
  { path: '/createTemplate/previewer', screen: () => import('./previewer.tsx'), bare: true, ssr: false },
  {
    path: '/admin/templates',
    screen: () => import('./review/queue.tsx'),
    middleware: ['admin'],
    ssr: false,
  },
  {
    path: '/admin/templates/:id',
    screen: () => import('./review/review.tsx'),
    middleware: ['admin'],
    bare: true,
    ssr: false,
  },
]
