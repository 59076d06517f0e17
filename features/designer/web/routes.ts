import type { ScreenRoute } from '#packages/ui/screen-routes.ts'

/** Imported through one file, because every page contains the list of all screens and few users review. */
const reviewing = () => import('./review/screens.ts')

export const designerRoutes: readonly ScreenRoute[] = [
  {
    path: '/createTemplate/designer',
    screen: () => import('./designer.tsx'),
    bare: true,
    personal: true,
    ssr: false,
  },
  {
    path: '/createTemplate/previewer',
    screen: () => import('./previewer.tsx'),
    bare: true,
    personal: true,
    ssr: false,
  },
  {
    path: '/admin/templates',
    screen: async () => (await reviewing()).queue(),
    layout: 'admin',
    middleware: ['admin'],
    ssr: false,
  },
  {
    path: '/admin/templates/:id',
    screen: async () => (await reviewing()).review(),
    middleware: ['admin'],
    bare: true,
    ssr: false,
  },
]
