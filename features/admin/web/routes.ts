import type { ScreenRoute } from '#packages/ui/screen-routes.ts'

const forAdmins = [
  '/admin',
  '/admin/users',
  '/admin/users/:id',
  '/admin/orders',
  '/admin/codes',
  '/admin/money',
  '/admin/prices',
  '/admin/texts',
  '/admin/switches',
  '/admin/system',
  '/admin/audit',
] as const
export type AdminPath = (typeof forAdmins)[number] | '/admin/setup'

/** Through one file: otherwise every page would carry the names of all these modules, and few users are admins. */
const screenAt =
  (path: AdminPath): ScreenRoute['screen'] =>
  async () =>
    (await import('./screens.ts')).screens[path]()

export const adminRoutes: readonly ScreenRoute[] = [
  ...forAdmins.map(
    (path): ScreenRoute => ({
      path,
      screen: screenAt(path),
      layout: 'admin',
      middleware: ['admin'],
      ssr: false,
    }),
  ),
  { path: '/admin/setup', screen: screenAt('/admin/setup'), middleware: ['signed-in'], ssr: false },
]
