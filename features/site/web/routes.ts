import type { ScreenRoute } from '#packages/slice/web.ts'
import { partNames } from './web-code/part-names.ts'

export const siteRoutes: readonly ScreenRoute[] = [
  { path: '/', screen: () => import('./home/home.tsx') },
  { path: '/webCode', screen: () => import('./web-code/web-code.tsx') },
  ...partNames.map(
    (name): ScreenRoute => ({
      path: `/webCode/components/${name}`,
      screen: () => import('./web-code/part-screen.tsx'),
    }),
  ),
]
