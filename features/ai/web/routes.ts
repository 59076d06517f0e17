import type { ScreenRoute } from '#packages/slice/web.ts'

export const aiRoutes: readonly ScreenRoute[] = [
  { path: '/generateAiResume', screen: () => import('./generate.tsx'), bare: true },
]
