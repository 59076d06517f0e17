import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import Fastify from 'fastify'
import { build, createServer, type InlineConfig, type Plugin, preview } from 'vite'
import { fontRoutes } from '#features/fonts/server/routes.ts'

const root = join(import.meta.dirname, '../..')

const startFonts = async () => {
  const fonts = Fastify()
  await fonts.register(fontRoutes({ cacheDir: join(tmpdir(), 'huajian-test-fonts') }))
  return { url: await fonts.listen({ port: 0, host: '127.0.0.1' }), stop: () => fonts.close() }
}

const samples: Plugin = {
  name: 'samples',
  configureServer: (server) => {
    server.middlewares.use('/samples/', (request, response) => {
      response.setHeader('content-type', 'image/svg+xml')
      response.end(
        readFileSync(join(root, 'packages/samples/avatars', (request.url ?? '').replace(/[^a-z.-]/g, ''))),
      )
    })
  },
}

const common = {
  configFile: false,
  root,
  logLevel: 'error',
  plugins: [react(), samples],
} as const satisfies InlineConfig

const addressOf = (urls: { local: string[] } | null) => (urls?.local[0] ?? '').replace(/\/$/, '')

/** Serves single parts of the product from their sources, with the real fonts: for tests and pictures of parts. */
export const startPages = async () => {
  const fonts = await startFonts()
  const vite = await createServer({
    ...common,
    cacheDir: '.cache/vite-pages',
    server: { host: '127.0.0.1', port: 0, proxy: { '/fonts': fonts.url } },
  })
  await vite.listen()
  return {
    url: addressOf(vite.resolvedUrls),
    stop: async () => {
      await vite.close()
      await fonts.stop()
    },
  }
}

/** One of these pages as people get it, built and minified: development modules are several times slower. */
export const startBuiltPage = async (page: string) => {
  const fonts = await startFonts()
  const outDir = mkdtempSync(join(tmpdir(), 'huajian-page-'))
  await build({ ...common, build: { outDir, rolldownOptions: { input: page } } })
  const vite = await preview({
    ...common,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0, proxy: { '/fonts': fonts.url } },
  })
  return {
    url: `${addressOf(vite.resolvedUrls)}/${page}`,
    stop: async () => {
      await vite.close()
      await fonts.stop()
      rmSync(outDir, { recursive: true, force: true })
    },
  }
}
