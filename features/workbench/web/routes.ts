import type { ScreenRoute } from '#packages/ui/screen-routes.ts'
import { componentPaths, DESIGNER_BASE } from './paths.ts'

/** Every page would carry the list of all that there is; only who comes here asks for it. */
const isThere = async (path: string): Promise<boolean> =>
  (await import('./catalog.ts')).benchItem(path) !== undefined

export const workbenchRoutes: readonly ScreenRoute[] = [
  // Components of the editors live in the browser only, as the editors do. Those of /webCode and /generateAiResume are
  // public and mounted by their own slices.
  ...componentPaths
    .filter((path) => !/^\/(webCode|generateAiResume)\//.test(path))
    .map((path): ScreenRoute => ({ path, screen: () => import('./bench.tsx'), ssr: false })),
  {
    path: `${DESIGNER_BASE}/components/:name`,
    screen: () => import('./bench.tsx'),
    validate: ({ name }) => isThere(`components/${name}`),
    ssr: false,
  },
  {
    path: `${DESIGNER_BASE}/*`,
    screen: () => import('./bench.tsx'),
    validate: (params) => isThere(params['*'] ?? ''),
  },
]
