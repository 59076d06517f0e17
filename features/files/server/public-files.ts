import type { FastifyPluginAsync } from 'fastify'
import type { ServerDeps } from '#packages/server-kit/server.ts'
import { blobKey } from './store.ts'

/** A file never changes under its id, and as a page of its own it may do nothing at all. */
const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-disposition': 'inline',
  'content-security-policy': "default-src 'none'; sandbox",
}

export const publicFiles =
  ({ db, blobs }: ServerDeps): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { id: string } }>('/files/:id', async (request, reply) => {
      const row = await db
        .selectFrom('files')
        .select(['id', 'owner'])
        .where('id', '=', request.params.id.replaceAll('\0', ''))
        .executeTakeFirst()
      if (!row) return reply.callNotFound()
      const etag = `"${row.id}"`
      if (request.headers['if-none-match']?.includes(etag))
        return reply
          .headers({ ...HEADERS, etag })
          .code(304)
          .send()
      const body = await blobs.get(blobKey(row))
      if (!body) return reply.callNotFound()
      return reply
        .headers({ ...HEADERS, etag })
        .type('image/webp')
        .send(Buffer.from(body))
    })
  }
