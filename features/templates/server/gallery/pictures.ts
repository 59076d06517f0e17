import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
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

let engine: string | undefined
/** The engine of this release, as covers are marked with it. */
export const coversEngine = (): string => {
  engine ??= readCoverManifest().engine
  return engine
}

/** Where the files of an author's cover are. A template's id may have characters that a key may not have. */
export const coverKeys = (id: string, picture: string) => {
  const path = `covers/${coverHash(id)}/${picture}`
  return { small: `${path}-small.webp`, large: `${path}-large.webp` }
}

const currentCovers = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('template_covers')
    .select(['template_id as id', 'document', 'picture', 'width', 'height'])
    .where('template_id', 'in', ids)
    .where('engine', '=', coversEngine())

const storedPictureOf = ({ id, picture, ...size }: Stored & { id: string; picture: string }) =>
  pictureOf(`${id}/${picture}`, size)

/** The picture of a document that need not be published. */
export const coverOfDocument = async (
  db: Db,
  { id, document }: { id: string; document: string },
): Promise<CoverPicture | null> => {
  const row = await currentCovers(db, [id]).where('document', '=', coverHash(document)).executeTakeFirst()
  return row ? storedPictureOf(row) : null
}

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

  const shippedPictures = async (rows: readonly Version[]): Promise<Map<string, CoverPicture>> => {
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

  return async (rows: readonly Version[]): Promise<ReadonlyMap<string, CoverPicture>> => {
    const found = await shippedPictures(rows)
    const others = new Map(rows.filter(({ id }) => !found.has(id)).map((row) => [row.id, row]))
    if (others.size === 0) return found
    const stored = await currentCovers(db, [...others.keys()]).execute()
    const drawn = new Set(stored.map(({ id }) => id))
    await readHashes([...others.values()].filter(({ id }) => drawn.has(id)))
    for (const { document, ...cover } of stored) {
      const row = others.get(cover.id)
      if (row && hashes.get(nameOf(row)) === document) found.set(cover.id, storedPictureOf(cover))
    }
    return found
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

/** Undefined for a width in which there is no file. */
const fileOf = (largeWidth: number | undefined, width: number): 'small' | 'large' | undefined => {
  if (width === largeWidth) return 'large'
  return width * 2 === largeWidth ? 'small' : undefined
}

type ReadCover = (name: string, width: number) => Promise<Uint8Array | undefined>

const sendCover = async (
  request: FastifyRequest<{ Params: { name: string } }>,
  reply: FastifyReply,
  read: ReadCover,
) => {
  const [, name, width] = NAME.exec(request.params.name) ?? []
  if (name === undefined) return reply.callNotFound()
  const etag = `"${name}-${width}"`
  if (request.headers['if-none-match']?.includes(etag))
    return reply
      .headers({ ...HEADERS, etag })
      .code(304)
      .send()
  const body = await read(name, Number(width))
  if (!body) return reply.callNotFound()
  return reply
    .headers({ ...HEADERS, etag })
    .type('image/webp')
    .send(Buffer.from(body))
}

export const coverFiles = ({ db, blobs }: ServerDeps): FastifyPluginAsync => {
  const shipped = new Map(
    Object.entries(readCoverManifest().covers).map(([id, cover]) => [cover.picture, { id, ...cover }]),
  )
  const readShipped: ReadCover = async (name, width) => {
    const cover = shipped.get(name)
    const size = fileOf(cover?.width, width)
    if (!cover || !size) return undefined
    return readFile(join(COVERS_FOLDER, `${cover.id}-${size}.webp`))
  }
  const readStored = async (id: string, picture: string, width: number): Promise<Uint8Array | undefined> => {
    const cover = await db
      .selectFrom('template_covers')
      .select('width')
      .where('template_id', '=', id.replaceAll('\0', ''))
      .where('picture', '=', picture)
      .executeTakeFirst()
    const size = fileOf(cover?.width, width)
    return size && blobs.get(coverKeys(id, picture)[size])
  }
  return async (app) => {
    app.get<{ Params: { name: string } }>('/covers/:name', (request, reply) =>
      sendCover(request, reply, readShipped),
    )
    app.get<{ Params: { id: string; name: string } }>('/covers/:id/:name', (request, reply) =>
      sendCover(request, reply, (name, width) => readStored(request.params.id, name, width)),
    )
  }
}
