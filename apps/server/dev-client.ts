import type { FastifyInstance } from 'fastify'
import { createServer } from 'vite'
import type { DrawCover, DrawPages, PageAssets, RenderPage } from '#apps/web/page-request.ts'
import type { ClientBuild } from './client-build.ts'
import { renderHere } from './page-renderer.ts'

const ASSETS: PageAssets = {
  scripts: ['/@vite/client', '/apps/web/dev-preamble.ts', '/apps/web/entry-client.tsx'],
  styles: [],
  preloads: [],
}

/** Development: Vite transforms on request and pushes changes to the open page. */
export const devClient = async (): Promise<ClientBuild> => {
  const vite = await createServer({ appType: 'custom', server: { middlewareMode: true } })
  const load = <T>(file: string) => vite.ssrLoadModule(`/apps/web/${file}`) as Promise<T>
  const loadPages = () => load<{ renderPage: RenderPage }>('entry-server.tsx')
  return {
    build: { id: 'development', builtAt: new Date().toISOString() },
    strict: false,
    firstFonts: [],
    renderPage: async (page, calls) => renderHere((await loadPages()).renderPage, () => ASSETS, page, calls),
    drawCover: async (document) =>
      (await load<{ drawCover: DrawCover }>('draw-cover.tsx')).drawCover(document),
    drawPages: async (document, pages) =>
      (await load<{ drawPages: DrawPages }>('draw-cover.tsx')).drawPages(document, pages),
    warmUp: async () => {
      await loadPages()
    },
    mount: async (server: FastifyInstance) => {
      server.addHook('onRequest', (request, reply, done) => {
        if (request.url.startsWith('/api/') || request.url.startsWith('/fonts/')) return done()
        vite.middlewares(request.raw, reply.raw, () => done())
      })
      server.addHook('onClose', () => vite.close())
    },
  }
}
