import type { ScreenRoute } from '#packages/slice/web.ts'

export const designerRoutes: readonly ScreenRoute[] = [
  { path: '/createTemplate/designer', screen: () => import('./designer.tsx'), bare: true, ssr: false },
  { path: '/createTemplate/previewer', screen: () => import('./previewer.tsx'), bare: true, ssr: false },
]
