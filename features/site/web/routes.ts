import type { ScreenRoute } from '#packages/ui/screen-routes.ts'
import { partNames } from './web-code/part-names.ts'

/** Through one file: every page carries the names of all screens and their modules, and few visitors open these. */
const screens = () => import('./screens.ts')

export const siteRoutes: readonly ScreenRoute[] = [
  { path: '/', isPublic: true, screen: () => import('./home/home.tsx') },
  { path: '/webCode', isPublic: true, screen: () => import('./web-code/web-code.tsx') },
  ...(['/terms', '/privacy'] as const).map(
    (path): ScreenRoute => ({
      path,
      isPublic: true,
      screen: async () => (await screens()).agreement(),
      module: 'features/site/web/agreements/agreement.tsx',
    }),
  ),
  ...partNames.map(
    (name): ScreenRoute => ({
      path: `/webCode/components/${name}`,
      isPublic: true,
      screen: async () => (await screens()).part(),
      module: 'features/site/web/web-code/part-screen.tsx',
    }),
  ),
]
