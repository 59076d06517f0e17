import { AppError } from '#packages/api/errors.ts'
import type { Caller } from '#packages/api/route.ts'
import type { Database } from '#packages/db-schema/database.ts'
import { jsonMember } from '#packages/document/json-member.ts'
import type { Page } from '#packages/document/schema.ts'
import { SIZES } from '#packages/render/geometry.ts'
import { recordAction } from '#packages/server-kit/audit.ts'
import { type PictureRequest, runPictureWork } from '#packages/server-kit/picture-queue.ts'
import type { Db, ServerDeps, Tx } from '#packages/server-kit/server.ts'
import { coverHash, encodeCover, MAX_COVER_PIXELS, minCoverWidth } from '#packages/templates/covers.ts'
import type { DraftMeta } from '../contract.ts'
import { coverKeys, coverOfDocument, coversEngine } from './gallery/pictures.ts'
import { lockMine, type Mine, readMine, type TemplateRow } from './rows.ts'

type Files = Pick<ServerDeps, 'db' | 'blobs' | 'log'>
type Deps = Files & Pick<ServerDeps, 'now'>
type Cover = Database['template_covers']

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Where a PNG has its size: the first chunk is always IHDR. */
const [AT_WIDTH, AT_HEIGHT, HEAD_BYTES] = [16, 20, 24]
/** A page is drawn in whole pixels; more than rounding is another page. */
const RATIO_TOLERANCE = 0.01

const sizeOf = (document: string): Page['size'] => {
  const page = JSON.parse(jsonMember(document, 'page') ?? '{}') as Partial<Page>
  return page.size ?? 'A4'
}

/** Read from the head, so that nothing is unpacked before it is known to be of the right size. */
const refuseOtherPictures = (bytes: Buffer, size: Page['size']) => {
  if (bytes.length < HEAD_BYTES || !bytes.subarray(0, PNG.length).equals(PNG))
    throw new AppError('not_a_cover')
  const [width, height] = [bytes.readUInt32BE(AT_WIDTH), bytes.readUInt32BE(AT_HEIGHT)]
  if (width * height > MAX_COVER_PIXELS) throw new AppError('cover_too_large')
  const page = SIZES[size]
  const isOfThePage = Math.abs((width / height) * (page.height / page.width) - 1) <= RATIO_TOLERANCE
  if (width < minCoverWidth(size) || !isOfThePage) throw new AppError('not_a_cover')
}

/** Encoded again from its pixels: nothing else of the uploaded file is stored. */
const encode = async (file: Blob, document: string, request: PictureRequest) => {
  const size = sizeOf(document)
  const bytes = Buffer.from(await file.arrayBuffer())
  refuseOtherPictures(bytes, size)
  return runPictureWork(request, async () => {
    try {
      return await encodeCover(bytes, size)
    } catch (cause) {
      throw new AppError('not_a_cover', { cause })
    }
  })
}

const picturesOf = async (db: Db, id: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('template_covers')
    .select('picture')
    .where('template_id', '=', id)
    .execute()
  return rows.map(({ picture }) => picture)
}

/** Deletes the files of these pictures, except those that a row names. A failure here undoes no other change. */
const deleteUnnamed = async ({ db, blobs, log }: Files, id: string, pictures: readonly string[]) => {
  try {
    const named = await picturesOf(db, id)
    for (const picture of pictures)
      if (!named.includes(picture))
        for (const key of Object.values(coverKeys(id, picture))) await blobs.delete(key)
  } catch (err) {
    log.warn({ err, template: id }, 'files of former covers were not deleted')
  }
}

/** A template has a picture of the document in its draft or review, and one of the published document: at most two. */
const deleteOutdated = async (tx: Tx, id: string): Promise<void> => {
  const rows = await tx
    .selectFrom('templates as t')
    .leftJoin('template_versions as v', (join) =>
      join.onRef('v.template_id', '=', 't.id').onRef('v.version', '=', 't.version'),
    )
    .select(['t.document as current', 'v.document as published'])
    .where('t.id', '=', id)
    .execute()
  const currentHashes = rows.flatMap(({ current, published }) => [
    coverHash(current),
    coverHash(published ?? current),
  ])
  if (currentHashes.length > 0)
    await tx
      .deleteFrom('template_covers')
      .where('template_id', '=', id)
      .where('document', 'not in', currentHashes)
      .execute()
}

interface NewCover {
  id: string
  document: string
  file: Blob
  request: PictureRequest
  /** Runs in the transaction, before the row is written: refuses if the template has changed since, or locks it. */
  confirm(tx: Tx): Promise<void>
}

/** The files come before the row: a row always has its files. */
const storeCover = async (deps: Deps, { id, document, file, request, confirm }: NewCover) => {
  const { db, blobs, now } = deps
  const { small, large, width, height } = await encode(file, document, request)
  const picture = coverHash(Buffer.concat([small, large]))
  const keys = coverKeys(id, picture)
  const before = await picturesOf(db, id)
  try {
    await blobs.put(keys.small, small, 'image/webp')
    await blobs.put(keys.large, large, 'image/webp')
    await db.transaction().execute(async (tx) => {
      await confirm(tx)
      const facts = { engine: coversEngine(), picture, width, height, created_at: now() }
      const row: Cover = { template_id: id, document: coverHash(document), ...facts }
      await tx
        .insertInto('template_covers')
        .values(row)
        .onConflict((conflict) => conflict.columns(['template_id', 'document']).doUpdateSet(facts))
        .execute()
      await deleteOutdated(tx, id)
    })
  } finally {
    await deleteUnnamed(deps, id, [...before, picture])
  }
  return coverOfDocument(db, { id, document })
}

const publishedVersion = (db: Db, id: string) =>
  db
    .selectFrom('templates as t')
    .innerJoin('template_versions as v', (join) =>
      join.onRef('v.template_id', '=', 't.id').onRef('v.version', '=', 't.version'),
    )
    .select(['t.version', 't.published_at', 'v.meta', 'v.document'])
    .where('t.id', '=', id)
    .executeTakeFirst()

interface Upload {
  file: Blob
  request: PictureRequest
}

/** Only while it waits for review, so that a reviewer compares the picture with the document before it is public. */
export const storeMyCover = async (
  deps: Deps,
  mine: Mine,
  { revision, ...upload }: Upload & { revision: number },
) => {
  const { id } = mine
  const { db } = deps
  const row = await readMine(db, mine)
  const refuseUnlessInReview = ({ status, revision: current }: TemplateRow) => {
    if (status !== 'review' || current !== revision) throw new AppError('not_in_review')
  }
  refuseUnlessInReview(row)
  const { document } = row
  if ((await publishedVersion(db, id))?.document === document) return coverOfDocument(db, { id, document })
  const confirm = async (tx: Tx) => refuseUnlessInReview(await lockMine(tx, mine))
  return storeCover(deps, { id, document, confirm, ...upload })
}

interface Version {
  id: string
  version: number
}

const publicVersion = async (db: Db, { id, version }: Version) => {
  const row = await publishedVersion(db, id)
  if (!row || row.version !== version || row.published_at === null) throw new AppError('not_found')
  return row
}

export const readCoverDocument = async (db: Db, wanted: Version): Promise<string> =>
  (await publicVersion(db, wanted)).document

export const storePublicCover = async (
  deps: Deps,
  caller: Caller,
  { id, version, ...upload }: Upload & Version,
) => {
  const { document, meta } = await publicVersion(deps.db, { id, version })
  const { name = '' } = JSON.parse(meta) as DraftMeta
  const confirm = async (tx: Tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('templates')
      .set((one) => ({ kind: one.ref('kind') }))
      .where('id', '=', id)
      .where('version', '=', version)
      .where('published_at', 'is not', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows !== 1n) throw new AppError('not_found')
    await recordAction(tx, deps.now(), caller, 'template.cover', { id, version, name })
  }
  return storeCover(deps, { id, document, confirm, ...upload })
}

/** Runs a change that may delete rows of a template's covers, and deletes the files of those that are gone. */
export const withCoverFiles = async <T>(deps: Files, id: string, change: () => Promise<T>): Promise<T> => {
  const before = await picturesOf(deps.db, id)
  const result = await change()
  await deleteUnnamed(deps, id, before)
  return result
}

/** Publishes the picture that the reviewer saw, or none, because the author may have sent another one since. */
export const publishCover = async (
  tx: Tx,
  { id, document, seen }: { id: string; document: string; seen: string | undefined },
): Promise<void> => {
  const cover = await coverOfDocument(tx, { id, document })
  if (cover?.large !== seen)
    await tx
      .deleteFrom('template_covers')
      .where('template_id', '=', id)
      .where('document', '=', coverHash(document))
      .execute()
  await deleteOutdated(tx, id)
}

export const coversOfOwner = (db: Db, owner: string) =>
  db
    .selectFrom('template_covers as c')
    .innerJoin('templates as t', 't.id', 'c.template_id')
    .select(['c.template_id as id', 'c.picture'])
    .where('t.owner', '=', owner)
    .execute()
