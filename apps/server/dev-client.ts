import type { FastifyInstance } from 'fastify'
import { createServer } from 'vite'
import type { DrawCover, RenderPage } from '#apps/web/page-request.ts'
import type { ClientBuild } from './client-build.ts'

/** Development: Vite transforms on request and pushes changes to the open page. */
export const devClient = async (): Promise<ClientBuild> => {
  const vite = await createServer({ appType: 'custom', server: { middlewareMode: true } })
  const load = <T>(file: string) => vite.ssrLoadModule(`/apps/web/${file}`) as Promise<T>
  return {
    build: { id: 'development', builtAt: new Date().toISOString() },
    strict: false,
    renderer: async () => (await load<{ renderPage: RenderPage }>('entry-server.tsx')).renderPage,
    drawer: async () => (await load<{ drawCover: DrawCover }>('draw-cover.tsx')).drawCover,
    forModules: () => ({
      scripts: ['/@vite/client', '/apps/web/dev-preamble.ts', '/apps/web/entry-client.tsx'],
      styles: [],
      preloads: [],
    }),
    mount: async (server: FastifyInstance) => {
      server.addHook('onRequest', (request, reply, done) => {
        if (request.url.startsWith('/api/') || request.url.startsWith('/fonts/')) return done()
        vite.middlewares(request.raw, reply.raw, () => done())
      })
      server.addHook('onClose', () => vite.close())
    },
  }
}
