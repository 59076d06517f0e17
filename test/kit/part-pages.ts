import { existsSync, globSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import react from '@vitejs/plugin-react'
import Fastify from 'fastify'
import { build, normalizePath } from 'vite'
import { fontRoutes } from '#features/fonts/server/routes.ts'
import { SAMPLE_FOLDERS } from '#packages/samples/folders.ts'
import { fingerprint } from '#scripts/fingerprint.ts'
import { isLong } from './long.ts'
import { partChunks } from './part-chunks.ts'
import { testFonts } from './server.ts'

const root = join(import.meta.dirname, '../..')
const cacheFolder = join(root, '.cache/part-pages')

/**
 * Names are not minified, for tests that identify components by them. The long run uses React's development build,
 * which warns where the production build is silent, and is a third slower.
 */
const mode = isLong ? 'development' : 'production'

const input = globSync('test/pages/*.html', { cwd: root }).map((page) => normalizePath(join(root, page)))

const bundle = (outDir: string) =>
  build({
    configFile: false,
    root,
    logLevel: 'error',
    mode,
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    plugins: [react()],
    build: {
      outDir,
      target: 'es2022',
      copyPublicDir: false,
      assetsInlineLimit: 0,
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: { input, output: { codeSplitting: partChunks(input) } },
    },
  })

const MAX_BUILDS = 3

const dropOld = () => {
  const folders = globSync('*', { cwd: cacheFolder }).map((name) => join(cacheFolder, name))
  const newest = folders.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  for (const old of newest.slice(MAX_BUILDS)) rmSync(old, { recursive: true, force: true })
}

/** All pages, built once for the same sources. */
export const ensurePages = async (): Promise<string> => {
  const sources = [
    'packages/**/*',
    'features/*/*.ts',
    'features/*/web/**',
    'test/pages/*',
    'package-lock.json',
    // How they are bundled.
    'test/kit/part-*.ts',
    'apps/web/chunks.ts',
  ]
  const folder = join(cacheFolder, `${mode}-${fingerprint(sources).slice(0, 16)}`)
  if (existsSync(folder)) return folder
  // Built in a temporary folder and then moved, so that a build is always complete, also when two run at once.
  const next = join(cacheFolder, `next-${process.pid}`)
  // Vite compiles JSX for the current NODE_ENV, which vitest sets to `test`.
  const { NODE_ENV = '' } = process.env
  process.env.NODE_ENV = mode
  await bundle(next)
  process.env.NODE_ENV = NODE_ENV
  try {
    renameSync(next, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
    rmSync(next, { recursive: true, force: true })
  }
  dropOld()
  return folder
}

/** Serves single parts of the product with the real fonts, for tests and pictures of parts. */
export const startPages = async () => {
  const folder = await ensurePages()
  const pages = Fastify()
  await pages.register(fontRoutes({ cacheDir: testFonts }))
  await pages.register(fastifyStatic, { root: folder, immutable: true, maxAge: '1h' })
  await pages.register(fastifyStatic, {
    root: SAMPLE_FOLDERS,
    prefix: '/samples/',
    decorateReply: false,
  })
  return { url: await pages.listen({ port: 0, host: '127.0.0.1' }), stop: () => pages.close() }
}
