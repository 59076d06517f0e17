import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageAssets } from '#apps/web/page-request.ts'

interface ManifestChunk {
  file: string
  css?: string[]
  imports?: string[]
}
type Manifest = Record<string, ManifestChunk>

const ENTRY = 'apps/web/entry-client.tsx'

export const readFromBuild = <T>(dist: string, file: string): T =>
  JSON.parse(readFileSync(join(dist, file), 'utf8')) as T

/** A module of the build's server side. */
export const loadFromBuild = <T>(dist: string, file: string): Promise<T> =>
  import(pathToFileURL(join(dist, 'server', file)).href) as Promise<T>

/** Styles of what a chunk imports come before its own, which may override them. */
const collect = (manifest: Manifest, source: string, files: Set<string>, styles: Set<string>) => {
  const chunk = manifest[source]
  if (!chunk || files.has(chunk.file)) return
  files.add(chunk.file)
  for (const next of chunk.imports ?? []) collect(manifest, next, files, styles)
  for (const style of chunk.css ?? []) styles.add(`/${style}`)
}

/** Script, styles and chunks to preload for the matched screens' source files. */
export const assetsOf = (dist: string): ((modules: readonly string[]) => PageAssets) => {
  const manifest = readFromBuild<Manifest>(dist, 'client/.vite/manifest.json')
  const entry = manifest[ENTRY]
  if (!entry) throw new Error(`the build has no ${ENTRY}`)
  return (modules) => {
    const files = new Set<string>()
    const styles = new Set<string>()
    for (const source of [ENTRY, ...modules]) collect(manifest, source, files, styles)
    files.delete(entry.file)
    return {
      scripts: [`/${entry.file}`],
      styles: [...styles],
      preloads: [...files].map((file) => `/${file}`),
    }
  }
}
