import { Readable } from 'node:stream'
import type { FastifyPluginAsync } from 'fastify'
import type { ServerDeps, SitePage } from '#packages/server-kit/server.ts'

/** Public pages without parameters. Items join from the slices that own them. */
export const publicPaths = [
  '/',
  '/resume',
  '/word',
  '/ppt',
  '/generateAiResume',
  '/membership',
  '/webCode',
  '/terms',
  '/privacy',
] as const

/** It reads every public page there is. */
const SITE_MAP_LIMIT = { calls: 20, seconds: 60, perServer: true } as const

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)

/** A site map may name no more than this. */
const MAX_PAGES = 50_000

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

async function* siteMap(publicUrl: string, pages: AsyncIterable<SitePage>) {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
  for (const path of publicPaths) yield `<url><loc>${escapeXml(publicUrl + path)}</loc></url>`
  let left = MAX_PAGES - publicPaths.length
  for await (const { path, changedAt } of pages) {
    if (left === 0) break
    left -= 1
    yield `<url><loc>${escapeXml(publicUrl + path)}</loc><lastmod>${dayOf(changedAt)}</lastmod></url>`
  }
  yield '</urlset>\n'
}

export const crawlerFiles =
  ({ publicUrl, sitePages }: ServerDeps): FastifyPluginAsync =>
  async (app) => {
    app.get('/robots.txt', (_, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .send(
          [
            'User-agent: *',
            'Disallow: /api/',
            'Disallow: /builder/',
            'Disallow: /profile',
            'Disallow: /createTemplate/',
            `Sitemap: ${publicUrl}/sitemap.xml`,
            '',
          ].join('\n'),
        ),
    )
    app.get('/sitemap.xml', { config: { limit: SITE_MAP_LIMIT } }, (_, reply) =>
      reply.type('application/xml; charset=utf-8').send(Readable.from(siteMap(publicUrl, sitePages()))),
    )
  }
