import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { DrawCover, RenderPage } from '#apps/web/page-request.ts'
import { SAMPLE_FOLDERS } from '#packages/samples/folders.ts'
import type { Assets } from './pages.ts'

/** The web application as the server sees it: what `npm start` built, or the sources in development. */
export interface ClientBuild extends Assets {
  build: { id: string; builtAt: string }
  strict: boolean
  mount(server: FastifyInstance): Promise<void>
}

interface ManifestChunk {
  file: string
  css?: string[]
  imports?: string[]
}
type Manifest = Record<string, ManifestChunk>

const root = join(import.meta.dirname, '../..')
const ENTRY = 'apps/web/entry-client.tsx'

/** Styles of what a chunk imports come before its own, which may set them right. */
const collect = (manifest: Manifest, source: string, files: Set<string>, styles: Set<string>) => {
  const chunk = manifest[source]
  if (!chunk || files.has(chunk.file)) return
  files.add(chunk.file)
  for (const next of chunk.imports ?? []) collect(manifest, next, files, styles)
  for (const style of chunk.css ?? []) styles.add(`/${style}`)
}

export const builtClient = (dist: string): ClientBuild => {
  const read = (file: string) => JSON.parse(readFileSync(join(dist, file), 'utf8')) as never
  const manifest: Manifest = read('client/.vite/manifest.json')
  const entry = manifest[ENTRY]
  if (!entry) throw new Error(`the build has no ${ENTRY}`)
  const fromBuild = <T>(file: string) => {
    let loading: Promise<T> | undefined
    return () => {
      loading ??= import(pathToFileURL(join(dist, 'server', file)).href) as Promise<T>
      return loading
    }
  }
  const pages = fromBuild<{ renderPage: RenderPage }>('entry-server.js')
  const covers = fromBuild<{ drawCover: DrawCover }>('draw-cover.js')
  return {
    build: read('build.json'),
    strict: true,
    renderer: async () => (await pages()).renderPage,
    drawer: async () => (await covers()).drawCover,
    forModules: (modules) => {
      const files = new Set<string>()
      const styles = new Set<string>()
      for (const source of [ENTRY, ...modules]) collect(manifest, source, files, styles)
      files.delete(entry.file)
      return {
        scripts: [`/${entry.file}`],
        styles: [...styles],
        preloads: [...files].map((file) => `/${file}`),
      }
    },
    mount: async (server) => {
      // By list, as the others, but on one route: more than a thousand would be half of the time of a start.
      const assets = join(dist, 'client/assets')
      const names = new Set(readdirSync(assets).map((name) => `/${name}`))
      await server.register(fastifyStatic, {
        root: assets,
        prefix: '/assets/',
        preCompressed: true,
        allowedPath: (path) => names.has(path),
        immutable: true,
        maxAge: '365d',
      })
      await server.register(fastifyStatic, {
        root: join(root, 'apps/web/public'),
        prefix: '/',
        decorateReply: false,
        wildcard: false,
        maxAge: '1h',
      })
      await server.register(fastifyStatic, {
        root: SAMPLE_FOLDERS,
        prefix: '/samples/',
        decorateReply: false,
        wildcard: false,
        maxAge: '1h',
      })
    },
  }
}
