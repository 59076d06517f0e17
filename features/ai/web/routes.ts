import type { ScreenRoute } from '#packages/ui/screen-routes.ts'

const screen = () => import('./generate.tsx')

export const aiRoutes: readonly ScreenRoute[] = [
  { path: '/generateAiResume', screen, bare: true, personal: true },
  // Parts of it that the specification registers as paths of their own.
  { path: '/generateAiResume/components/KeyWords', screen, personal: true },
  { path: '/generateAiResume/components/AiLoading', screen, personal: true },
  {
    path: '/admin/ai',
    // By way of one file: every page carries the names of all screens, and few are admins.
    screen: async () => (await import('./admin/screens.ts')).models(),
    layout: 'admin',
    middleware: ['admin'],
    ssr: false,
  },
]
