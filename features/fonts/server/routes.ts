import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { commonErrors } from '#packages/api/errors.ts'
import { fontFaceCss } from '#packages/fonts/css.ts'
import { type Family, faces, families } from '#packages/fonts/faces.ts'
import { slices } from '#packages/fonts/slices.ts'
import { encodingFor } from '#packages/server-kit/content-encoding.ts'
import { type Cutter, sharedCutter } from './cutter.ts'
import { openSliceStore } from './slice-store.ts'
import { fontBaseUrl, fontVersion } from './version.ts'

interface FontOptions {
  cacheDir: string
  cutter?: Cutter
}

const FOR_EVER = 'public, max-age=31536000, immutable'

const notFound = (reply: FastifyReply) =>
  reply.code(404).send({ code: 'not_found', message: commonErrors.not_found.zh })

/** A style sheet is 200 KB of ranges and a tenth of that packed, so it is packed once and well. */
const packCss = async (family: Family) => {
  const css = Buffer.from(fontFaceCss(family, fontBaseUrl))
  return {
    tag: createHash('sha256').update(css).digest('hex').slice(0, 16),
    br: await promisify(brotliCompress)(css),
    gzip: await promisify(gzip)(css, { level: 9 }),
    identity: css,
  }
}

interface CssRoute {
  Params: { file: string }
  Querystring: { v?: string }
}

interface SliceRoute {
  Params: { version: string; face: string; file: string }
}

/**
 * `/fonts/sans.css` and `/fonts/<version>/sans-400/12.woff2`. Nothing of a URL reaches the file system: a
 * name is looked up in the tables, and the path is built from what was found there.
 */
export const fontRoutes =
  ({ cacheDir, cutter = sharedCutter }: FontOptions) =>
  async (app: FastifyInstance): Promise<void> => {
    const store = openSliceStore({
      cacheDir,
      cutter,
      onWriteError: (err) => app.log.warn({ err }, 'a font slice could not be kept on disk'),
    })
    const packed = new Map<Family, ReturnType<typeof packCss>>()

    const sendCss = async (request: FastifyRequest<CssRoute>, reply: FastifyReply) => {
      const family = families.find((name) => request.params.file === `${name}.css`)
      if (!family) return notFound(reply)
      const packing = packed.get(family) ?? packCss(family)
      packed.set(family, packing)
      const css = await packing
      const encoding = encodingFor(request.headers['accept-encoding'])
      const etag = `"${css.tag}-${encoding}"`
      reply.headers({
        'cache-control': request.query.v === fontVersion ? FOR_EVER : 'public, no-cache',
        etag,
        vary: 'accept-encoding',
      })
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
      if (encoding !== 'identity') reply.header('content-encoding', encoding)
      return reply.type('text/css; charset=utf-8').send(css[encoding])
    }

    const sendSlice = async ({ params }: FastifyRequest<SliceRoute>, reply: FastifyReply) => {
      const face = faces.find(({ id }) => id === params.face)
      const slice = slices.find(({ index }) => params.file === `${index}.woff2`)
      if (params.version !== fontVersion || !face || !slice?.families.includes(face.family))
        return notFound(reply)
      const woff2 = await store.read(face.id, slice.index, 'now')
      return reply.header('cache-control', FOR_EVER).type('font/woff2').send(woff2)
    }

    app.get<CssRoute>('/fonts/:file', sendCss)
    app.get<SliceRoute>('/fonts/:version/:face/:file', sendSlice)
    app.get('/fonts/*', (_, reply) => notFound(reply))
  }
