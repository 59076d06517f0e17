import type { ScreenRoute } from '#packages/ui/screen-routes.ts'

const mine = { middleware: ['signed-in'], bare: true, ssr: false } as const

/** Through one file: every page carries the names of all screens, and few users pay. */
const screens = () => import('./screens.ts')

export const ordersRoutes: readonly ScreenRoute[] = [
  { path: '/pay/sandbox/:id', screen: async () => (await screens()).sandbox(), ...mine },
  { path: '/orders/:id/receipt', screen: async () => (await screens()).receipt(), ...mine },
]
