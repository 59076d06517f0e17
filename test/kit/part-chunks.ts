import { basename } from 'node:path'
import type { Rolldown } from 'vite'
import { withImports } from '#apps/web/chunks.ts'

const scriptOf = (page: string): string => page.replace(/html$/, 'tsx')

/**
 * Modules that the same pages need at once become one file, next to the pages' own scripts, which only they may run. By
 * default, the bundler also splits them by the pages that load some of it later: the editor's page would request 162
 * scripts, which takes a quarter of each visit.
 */
export const partChunks = (pages: readonly string[]): Rolldown.CodeSplittingOptions => {
  let needs: { page: string; modules: Set<string> }[] | undefined
  return {
    includeDependenciesRecursively: false,
    groups: [
      {
        name: (id, context) => {
          needs ??= pages.map((page) => ({
            page: basename(page, '.html'),
            modules: withImports([scriptOf(page)], (module) => context.getModuleInfo(module)),
          }))
          if (pages.some((page) => scriptOf(page) === id)) return null
          const names = needs.filter(({ modules }) => modules.has(id)).map(({ page }) => page)
          return names.length > 0 ? names.join('-') : null
        },
      },
    ],
  }
}
