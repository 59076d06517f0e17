import { hash, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { LruCache } from '#packages/scheduling/lru-cache.ts'
import type { Encoding } from '#packages/server-kit/content-encoding.ts'
import type { RenderedPage } from './page-renderer.ts'

const compressBrotli = promisify(brotliCompress)
const decompressBrotli = promisify(brotliDecompress)
const compressGzip = promisify(gzip)

export const newNonce = (): string => randomBytes(16).toString('base64url')

export interface CachedPage {
  etag: string
  /**
   * The style nonce of this rendering, shared by all visitors. An attacker who copies it into content gains nothing: new
   * content changes the revision or the address, so the page is rendered again with another nonce.
   */
  nonce: string
  /** The page in this encoding. Brotli is there already; the others are made when a client asks for them. */
  body(encoding: Encoding): Promise<Buffer>
}

interface Entry {
  page: CachedPage
  revision: string
  renderedAt: number
  bytes: number
}

/** Counters (views, likes) are no change of the revision: after this a page is rendered again while the old one is sent. */
const REFRESH_AFTER_MS = 10_000
/** A cached page that was not requested for this long is rendered again before it is sent. */
const EXPIRES_AFTER_MS = 300_000
/** Compressed pages of this size together stay in memory, some 400 of the largest. */
const MAX_BYTES = 32 * 1024 * 1024

/** Made once and sent often, so it may take ten times as long as for one answer. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

const compress = async (html: string, nonce: string): Promise<{ page: CachedPage; bytes: number }> => {
  const brotli = await compressBrotli(html, BROTLI)
  let gzipped: Promise<Buffer> | undefined
  const plain = () => decompressBrotli(brotli)
  return {
    bytes: brotli.length,
    page: {
      // Another nonce alone makes no other page: the browser's copy goes on with its own.
      etag: `W/"${hash('sha256', html.replaceAll(nonce, ''), 'base64url').slice(0, 22)}"`,
      nonce,
      body: async (encoding) => {
        if (encoding === 'br') return brotli
        if (encoding === 'identity') return plain()
        gzipped ??= plain().then((html) => compressGzip(html))
        return gzipped
      },
    },
  }
}

/**
 * Pages that are the same for everybody, rendered once. A page is sent only while the public revision is the one
 * that it was rendered at. Requests for a page that is being rendered wait for that one rendering.
 */
export const createPageCache = ({ now = () => performance.now(), maxBytes = MAX_BYTES } = {}) => {
  const entries = new LruCache<string, Entry>(maxBytes, ({ bytes }) => bytes)
  const rendering = new Map<string, Promise<CachedPage | RenderedPage>>()

  const renderOnce = (key: string, revision: string, render: (nonce: string) => Promise<RenderedPage>) => {
    const id = `${revision} ${key}`
    const running = rendering.get(id)
    if (running !== undefined) return running
    const started = async () => {
      const renderedAt = now()
      const nonce = newNonce()
      const result = await render(nonce)
      if (result.status !== 200 || result.redirect !== undefined) {
        entries.delete(key)
        return result
      }
      const { page, bytes } = await compress(result.html, nonce)
      entries.set(key, { page, revision, renderedAt, bytes })
      return page
    }
    const next = started().finally(() => rendering.delete(id))
    rendering.set(id, next)
    return next
  }

  return {
    /** The page as it is now, and whether it is time to render it again. */
    find: (key: string, revision: string): { page: CachedPage; isOld: boolean } | undefined => {
      const entry = entries.get(key)
      if (entry?.revision !== revision) return undefined
      const age = now() - entry.renderedAt
      if (age > EXPIRES_AFTER_MS) return undefined
      return { page: entry.page, isOld: age > REFRESH_AFTER_MS }
    },
    /** Renders it once for all who ask meanwhile; what is no page for everybody is returned as it is. */
    render: renderOnce,
  }
}
