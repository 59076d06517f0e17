import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import Fastify from 'fastify'
import { contentPolicy } from '#apps/server/headers.ts'
import { fontRoutes } from '#features/fonts/server/routes.ts'
import { fontCssUrl } from '#features/fonts/server/version.ts'
import { families } from '#packages/fonts/faces.ts'
import { SAMPLE_FOLDERS } from '#packages/samples/folders.ts'
import { type NamedPictures, noPictures } from './document-pictures.ts'

interface ManifestChunk {
  file: string
  css?: string[]
}

const ENTRY = 'apps/web/render-page.tsx'

/** No inline script or style: the page keeps to the product's own policy. */
const pageOf = (dist: string): string => {
  const manifest = JSON.parse(readFileSync(join(dist, 'render/.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestChunk
  >
  const entry = manifest[ENTRY]
  if (!entry) throw new Error(`the build has no ${ENTRY}`)
  const styles = [...families.map(fontCssUrl), ...(entry.css ?? []).map((file) => `/${file}`)]
  const links = styles.map((url) => `<link rel="stylesheet" href="${url.replaceAll('&', '&amp;')}">`)
  return `<!doctype html><meta charset="utf-8"><title>huajian</title><link rel="icon" href="data:,">${links.join('')}<div id="root"></div><script type="module" src="/${entry.file}"></script>`
}

export interface PageServer {
  url: string
  /** The browser sends this cookie to be let in. */
  cookie: { name: string; value: string; url: string }
  /** From now on documents' pictures come from there. */
  takePictures(from: NamedPictures): void
  stop(): Promise<void>
}

/**
 * The render page, its fonts and the pictures of one document, for one browser on this machine. Other programs of the
 * machine can reach the port too: without the cookie they see nothing.
 */
export const startPageServer = async (dist: string, fontCache: string): Promise<PageServer> => {
  const server = Fastify({ forceCloseConnections: true })
  const key = randomBytes(24).toString('base64url')
  const page = pageOf(dist)
  let pictures = noPictures
  server.addHook('onRequest', async (request, reply) => {
    if (request.headers.cookie !== `key=${key}`) return reply.code(404).send()
  })
  server.get('/', (_, reply) =>
    reply
      .header('content-security-policy', contentPolicy(randomBytes(16).toString('base64url'), '/api'))
      .type('text/html; charset=utf-8')
      .send(page),
  )
  server.get<{ Params: { name: string } }>('/files/:name', async ({ params }, reply) => {
    const picture = await pictures(params.name)
    return picture
      ? reply.header('cache-control', 'no-store').type('image/webp').send(picture)
      : reply.code(404).send()
  })
  await server.register(fontRoutes({ cacheDir: fontCache }))
  await server.register(fastifyStatic, { root: join(dist, 'render/assets'), prefix: '/assets/' })
  await server.register(fastifyStatic, { root: SAMPLE_FOLDERS, prefix: '/samples/', decorateReply: false })
  const url = await server.listen({ port: 0, host: '127.0.0.1' })
  return {
    url,
    cookie: { name: 'key', value: key, url },
    takePictures: (from) => {
      pictures = from
    },
    stop: () => server.close(),
  }
}
