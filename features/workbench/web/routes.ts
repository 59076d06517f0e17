import type { ScreenRoute } from '#packages/slice/web.ts'
import { benchItem, componentPaths, DESIGNER_BASE } from './catalog.ts'

export const workbenchRoutes: readonly ScreenRoute[] = [
  // Components of the editors live in the browser only, as the editors do.
  ...componentPaths.map((path): ScreenRoute => ({ path, screen: () => import('./bench.tsx'), ssr: false })),
  {
    path: `${DESIGNER_BASE}/components/:name`,
    screen: () => import('./bench.tsx'),
    validate: ({ name }) => benchItem(`components/${name}`) !== undefined,
    ssr: false,
  },
  {
    path: `${DESIGNER_BASE}/*`,
    screen: () => import('./bench.tsx'),
    validate: (params) => benchItem(params['*'] ?? '') !== undefined,
  },
]
