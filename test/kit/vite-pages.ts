import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import Fastify from 'fastify'
import { createServer, type ViteDevServer } from 'vite'
import { fontRoutes } from '#features/fonts/server/routes.ts'

const root = join(import.meta.dirname, '../..')

/** Serves single parts of the product from their sources, with the real fonts: for tests and pictures of parts. */
export const startPages = async () => {
  const fonts = Fastify()
  await fonts.register(fontRoutes({ cacheDir: join(tmpdir(), 'huajian-test-fonts') }))
  const fontsUrl = await fonts.listen({ port: 0, host: '127.0.0.1' })
  const vite: ViteDevServer = await createServer({
    configFile: false,
    root,
    cacheDir: '.cache/vite-pages',
    logLevel: 'error',
    plugins: [
      react(),
      {
        name: 'samples',
        configureServer: (server) => {
          server.middlewares.use('/samples/', (request, response) => {
            response.setHeader('content-type', 'image/svg+xml')
            response.end(
              readFileSync(
                join(root, 'packages/samples/avatars', (request.url ?? '').replace(/[^a-z.-]/g, '')),
              ),
            )
          })
        },
      },
    ],
    server: { host: '127.0.0.1', port: 0, proxy: { '/fonts': fontsUrl } },
  })
  await vite.listen()
  return {
    url: (vite.resolvedUrls?.local[0] ?? '').replace(/\/$/, ''),
    stop: async () => {
      await vite.close()
      await fonts.close()
    },
  }
}
