import { join } from 'node:path'
import { normalizePath, type Rolldown } from 'vite'

type InfoOf = Rolldown.ChunkingContext['getModuleInfo']

const root = join(import.meta.dirname, '../..')
const at = (path: string) => normalizePath(join(root, path))
const ENTRY = at('apps/web/entry-client.tsx')
const BUILDER = at('features/builder/web/builder.tsx')
const PREVIEWER = at('features/designer/web/previewer.tsx')
const SHARED = at('features/sharing/web/shared.tsx')
/** Public pages fetch this to recolour a page that the server rendered; it contains no rendering code. */
const COLORS = at('packages/render/theme-variables.ts')
const HOME = at('features/site/web/home/home.tsx')
const GALLERY = at('features/templates/web/gallery.tsx')
const TEMPLATE = at('features/templates/web/item.tsx')
const ITEM = at('features/templates/web/item/item-pages.tsx')
const ABOUT_DOCUMENTS = /\/features\/(builder|designer|resumes|sharing|workbench)\//
/** The panes of the open editor; its tools are loaded one by one when needed. */
const PANES = /\/packages\/editor-(forms\/|canvas\/(?!deck|reading)|style\/)|\/features\/builder\/web\/[^/]+$/

const imported = (id: string, infoOf: InfoOf): readonly string[] => infoOf(id)?.importedIds ?? []
const fetched = (id: string, infoOf: InfoOf): readonly string[] => infoOf(id)?.dynamicallyImportedIds ?? []

const reached = (from: Iterable<string>, next: (id: string) => readonly string[]): Set<string> => {
  const found = new Set<string>()
  const waiting = [...from]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    found.add(id)
    waiting.push(...next(id))
  }
  return found
}

/** These modules and their static imports. */
export const withImports = (from: readonly string[], infoOf: InfoOf): Set<string> =>
  reached(from, (id) => imported(id, infoOf))

/** Modules of our own that the panes load as soon as they show. A library stays in a chunk of its own. */
const fetchedByPanes = (builder: Set<string>, ordinary: Set<string>, infoOf: InfoOf): Set<string> => {
  const others = reached(ordinary, (id) =>
    [...imported(id, infoOf), ...fetched(id, infoOf)].filter((one) => !builder.has(one)),
  )
  const found = new Set<string>()
  for (const id of [...builder].filter((one) => PANES.test(one)))
    for (const piece of fetched(id, infoOf).filter((one) => PANES.test(one))) {
      const own = [...withImports([piece], infoOf)].filter((one) => !builder.has(one) && !others.has(one))
      if (own.some((one) => one.includes('/node_modules/'))) continue
      for (const one of own) found.add(one)
    }
  return found
}

const screens = (infoOf: InfoOf): string[] =>
  imported(at('apps/web/screens.ts'), infoOf).flatMap((routes) => fetched(routes, infoOf))

const sortOut = (infoOf: InfoOf) => {
  const home = withImports([HOME], infoOf)
  const gallery = withImports([GALLERY], infoOf)
  const item = withImports([TEMPLATE], infoOf)
  const ordinary = withImports([ENTRY, ...screens(infoOf).filter((id) => !ABOUT_DOCUMENTS.test(id))], infoOf)
  for (const id of withImports([COLORS], infoOf)) ordinary.add(id)
  const readers = withImports([PREVIEWER, SHARED, ITEM], infoOf)
  const builder = withImports([BUILDER], infoOf)
  builder.delete(BUILDER)
  const panes = fetchedByPanes(builder, ordinary, infoOf)
  return (id: string) => {
    if (builder.has(id) && !ordinary.has(id)) return readers.has(id) ? 'drawing' : 'editor'
    if (panes.has(id)) return 'panes'
    if (id.includes('/node_modules/')) return null
    const shows = [home, gallery, item].filter((screen) => screen.has(id)).length
    if (builder.has(id)) return shows > 1 ? 'plain' : id.includes('/packages/ui/') ? 'overlays' : null
    if (shows < 2) return null
    return home.has(id) ? 'covers' : 'templates'
  }
}

/**
 * By default, the bundler makes forty small files of the builder's code, and small files compress worse: together they
 * would be a tenth larger. So one file has what every page needs, a second one renders documents, and a third one is
 * the rest of the editor. An ordinary page uses nothing of the last two. Public pages share the code that shows
 * templates (`covers`, `templates`), and share plain data and overlays with the builder (`plain`, `overlays`).
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
