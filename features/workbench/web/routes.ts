import type { ScreenRoute } from '#packages/slice/web.ts'
import { benchItem, componentPaths, DESIGNER_BASE } from './catalog.ts'

export const workbenchRoutes: readonly ScreenRoute[] = [
  ...componentPaths.map((path): ScreenRoute => ({ path, screen: () => import('./bench.tsx') })),
  {
    path: `${DESIGNER_BASE}/*`,
    screen: () => import('./bench.tsx'),
    validate: (params) => benchItem(params['*'] ?? '') !== undefined,
  },
]
