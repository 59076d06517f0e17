import type { FastifyPluginAsync } from 'fastify'
import type { ServerDeps } from '#packages/slice/server.ts'

/** Public pages without parameters. Items join from the slices that own them. */
export const publicPaths = [
  '/',
  '/resume',
  '/word',
  '/ppt',
  '/generateAiResume',
  '/membership',
  '/webCode',
] as const

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)

export const crawlerFiles =
  ({ publicUrl }: ServerDeps): FastifyPluginAsync =>
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
    app.get('/sitemap.xml', (_, reply) => {
      const urls = publicPaths.map((path) => `<url><loc>${escapeXml(publicUrl + path)}</loc></url>`)
      return reply
        .type('application/xml; charset=utf-8')
        .send(
          `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`,
        )
    })
  }
