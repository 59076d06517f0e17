import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyPluginAsync } from 'fastify'
import type { Db, ServerDeps } from '#packages/server-kit/server.ts'
import { COVERS_FOLDER, coverHash, readCoverManifest } from '#packages/templates/covers.ts'
import type { CoverPicture } from '../../gallery-contract.ts'

interface Version {
  id: string
  version: number
}

interface Stored {
  width: number
  height: number
}

const pictureOf = (name: string, { width, height }: Stored): CoverPicture => ({
  small: `/covers/${name}-${Math.round(width / 2)}.webp`,
  large: `/covers/${name}-${width}.webp`,
  width,
  height,
})

/** The cover pictures of published versions, for those that have one of their present document. */
export const keepPictures = (db: Db) => {
  const { covers } = readCoverManifest()
  /** Hashes of shipped documents as they are published here, by template and version. */
  const hashes = new Map<string, string>()
  const nameOf = ({ id, version }: Version) => `${id}@${version}`

  /** A database that an earlier or later release has filled may hold another document than the manifest names. */
  const readHashes = async (rows: readonly Version[]) => {
    const unread = rows.filter((row) => !hashes.has(nameOf(row)))
    if (unread.length === 0) return
    const documents = await db
      .selectFrom('template_versions')
      .select(['template_id as id', 'version', 'document'])
      .where(({ and, eb, or }) =>
        or(unread.map(({ id, version }) => and([eb('template_id', '=', id), eb('version', '=', version)]))),
      )
      .execute()
    for (const { document, ...version } of documents) hashes.set(nameOf(version), coverHash(document))
  }

  return async (rows: readonly Version[]): Promise<ReadonlyMap<string, CoverPicture>> => {
    const shipped = rows.filter(({ id }) => covers[id])
    await readHashes(shipped)
    return new Map(
      shipped.flatMap((row) => {
        const cover = covers[row.id]
        return cover && hashes.get(nameOf(row)) === cover.document
          ? [[row.id, pictureOf(cover.picture, cover)] as const]
          : []
      }),
    )
  }
}
export type Pictures = ReturnType<typeof keepPictures>

/** A picture never changes under its address. */
const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-disposition': 'inline',
  'content-security-policy': "default-src 'none'; sandbox",
}

const NAME = /^([0-9a-z]{20})-(\d{3,4})\.webp$/

export const coverFiles = (_: ServerDeps): FastifyPluginAsync => {
  const shipped = new Map(
    Object.entries(readCoverManifest().covers).map(([id, cover]) => [cover.picture, { id, ...cover }]),
  )
  const readShipped = async (name: string, width: number): Promise<Uint8Array | undefined> => {
    const cover = shipped.get(name)
    const size = width === cover?.width ? 'large' : width * 2 === cover?.width ? 'small' : undefined
    if (!cover || !size) return undefined
    return readFile(join(COVERS_FOLDER, `${cover.id}-${size}.webp`))
  }
  return async (app) => {
    app.get<{ Params: { name: string } }>('/covers/:name', async (request, reply) => {
      const [, name, width] = NAME.exec(request.params.name) ?? []
      if (name === undefined) return reply.callNotFound()
      const etag = `"${name}-${width}"`
      if (request.headers['if-none-match']?.includes(etag))
        return reply
          .headers({ ...HEADERS, etag })
          .code(304)
          .send()
      const body = await readShipped(name, Number(width))
      if (!body) return reply.callNotFound()
      return reply
        .headers({ ...HEADERS, etag })
        .type('image/webp')
        .send(Buffer.from(body))
    })
  }
}
