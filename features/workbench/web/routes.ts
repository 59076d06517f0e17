import type { ScreenRoute } from '#packages/ui/screen-routes.ts'
import { componentPaths, DESIGNER_BASE } from './paths.ts'

/** The catalog is imported lazily, so that other pages do not load it. */
const isKnownPath = async (path: string): Promise<boolean> =>
  (await import('./catalog.ts')).workbenchItem(path) !== undefined

export const workbenchRoutes: readonly ScreenRoute[] = [
  // Components of the editors render only in the browser. Those of /webCode and /generateAiResume are public and are
  // mounted by their own features.
  ...componentPaths
    .filter((path) => !/^\/(webCode|generateAiResume)\//.test(path))
    .map((path): ScreenRoute => ({ path, screen: () => import('./workbench-screen.tsx'), ssr: false })),
  {
    path: `${DESIGNER_BASE}/components/:name`,
    screen: () => import('./workbench-screen.tsx'),
    validate: ({ name }) => isKnownPath(`components/${name}`),
    ssr: false,
  },
  {
    path: `${DESIGNER_BASE}/*`,
    screen: () => import('./workbench-screen.tsx'),
    validate: (params) => isKnownPath(params['*'] ?? ''),
  },
]
