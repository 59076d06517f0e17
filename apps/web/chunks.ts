import { join } from 'node:path'
import { normalizePath, type Rolldown } from 'vite'

type InfoOf = Rolldown.ChunkingContext['getModuleInfo']

const root = join(import.meta.dirname, '../..')
const at = (path: string) => normalizePath(join(root, path))
const ENTRY = at('apps/web/entry-client.tsx')
const BUILDER = at('features/builder/web/builder.tsx')
const PREVIEWER = at('features/designer/web/previewer.tsx')
const SHARED = at('features/sharing/web/shared.tsx')
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
  const ordinary = withImports([ENTRY, ...screens(infoOf).filter((id) => !ABOUT_DOCUMENTS.test(id))], infoOf)
  const readers = withImports([PREVIEWER, SHARED], infoOf)
  const builder = withImports([BUILDER], infoOf)
  builder.delete(BUILDER)
  return (id: string) => {
    if (ordinary.has(id) || !builder.has(id)) return null
    return readers.has(id) ? 'drawing' : 'editor'
  }
}

/**
 * Left alone, the bundler makes forty small files of what the builder needs at once, and small files compress badly:
 * they would be a tenth larger. So what every page needs is one file, what draws documents another, and the rest of
 * the editor a third. Nothing that an ordinary page uses is among the last two.
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
