import { join } from 'node:path'
import { normalizePath, type Rolldown } from 'vite'

type InfoOf = Rolldown.ChunkingContext['getModuleInfo']

const root = join(import.meta.dirname, '../..')
const at = (path: string) => normalizePath(join(root, path))
const ENTRY = at('apps/web/entry-client.tsx')
const BUILDER = at('features/builder/web/builder.tsx')
const PREVIEWER = at('features/designer/web/previewer.tsx')
const SHARED = at('features/sharing/web/shared.tsx')
/** Public pages recolour a page that the server drew: they fetch this, and nothing that draws. */
const COLORS = at('packages/render/theme-variables.ts')
const HOME = at('features/site/web/home/home.tsx')
const GALLERY = at('features/templates/web/gallery.tsx')
const TEMPLATE = at('features/templates/web/item.tsx')
const ITEM = at('features/templates/web/item/item-pages.tsx')
const ABOUT_DOCUMENTS = /\/features\/(builder|designer|resumes|sharing|workbench)\//

/** These and all that they import, but not what they fetch later. */
const withImports = (from: readonly string[], infoOf: InfoOf): Set<string> => {
  const found = new Set<string>()
  const waiting = [...from]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    found.add(id)
    waiting.push(...(infoOf(id)?.importedIds ?? []))
  }
  return found
}

const screens = (infoOf: InfoOf): string[] =>
  (infoOf(at('apps/web/screens.ts'))?.importedIds ?? []).flatMap(
    (routes) => infoOf(routes)?.dynamicallyImportedIds ?? [],
  )

const sortOut = (infoOf: InfoOf) => {
  const home = withImports([HOME], infoOf)
  const gallery = withImports([GALLERY], infoOf)
  const item = withImports([TEMPLATE], infoOf)
  const ordinary = withImports([ENTRY, ...screens(infoOf).filter((id) => !ABOUT_DOCUMENTS.test(id))], infoOf)
  for (const id of withImports([COLORS], infoOf)) ordinary.add(id)
  const readers = withImports([PREVIEWER, SHARED, ITEM], infoOf)
  const builder = withImports([BUILDER], infoOf)
  builder.delete(BUILDER)
  return (id: string) => {
    if (builder.has(id) && !ordinary.has(id)) return readers.has(id) ? 'drawing' : 'editor'
    if (id.includes('/node_modules/')) return null
    const shows = [home, gallery, item].filter((screen) => screen.has(id)).length
    if (builder.has(id)) return shows > 1 ? 'plain' : id.includes('/packages/ui/') ? 'overlays' : null
    if (shows < 2) return null
    return home.has(id) ? 'covers' : 'templates'
  }
}

/**
 * Left alone, the bundler makes forty small files of what the builder needs at once, and small files compress badly:
 * they would be a tenth larger. So what every page needs is one file, what draws documents another, and the rest of
 * the editor a third. Nothing that an ordinary page uses is among the last two. The public pages share what shows
 * templates (`covers`, `templates`), and with the builder what is plain data and what floats (`plain`, `overlays`).
 */
export const codeSplitting = (): Rolldown.CodeSplittingOptions => {
  let nameOf: ReturnType<typeof sortOut> | undefined
  return {
    includeDependenciesRecursively: false,
    groups: [
      { name: 'site', tags: ['$initial'], priority: 1 },
      {
        debugName: 'documents',
        name: (id, context) => {
          nameOf ??= sortOut((module) => context.getModuleInfo(module))
          return nameOf(id)
        },
      },
    ],
  }
}
