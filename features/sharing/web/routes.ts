import type { ScreenRoute } from '#packages/ui/screen-routes.ts'

export const sharingRoutes: readonly ScreenRoute[] = [
  {
    path: '/s/:id',
    screen: () => import('./shared.tsx'),
    bare: true,
    personal: true,
    validate: ({ id }) => /^[a-z0-9-]{3,40}$/i.test(id ?? ''),
  },
]
