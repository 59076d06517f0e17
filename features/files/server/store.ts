import { createHash } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { holdOwner } from '#packages/slice/hold-owner.ts'
import { newId } from '#packages/slice/id.ts'
import type { ServerDeps } from '#packages/slice/server.ts'
import { AppError } from '#packages/wire/errors.ts'
import type { Picture } from './picture.ts'

export type FileTables = {
  files: {
    id: string
    owner: string
    /** Of the stored bytes: the same picture again is the same file. */
    hash: string
    size: number
    width: number
    height: number
    created_at: number
  }
}

/** Room for each account; about a thousand pictures. */
export const MOST_BYTES = 200 * 1024 * 1024

type FileRow = FileTables['files']

export const blobKey = ({ owner, id }: Pick<FileRow, 'owner' | 'id'>) => `files/${owner}/${id}.webp`

const sameFile = (db: Kysely<FileTables>, owner: string, hash: string) =>
  db.selectFrom('files').selectAll().where('owner', '=', owner).where('hash', '=', hash).executeTakeFirst()

const refuseIfFull = async (tx: Transaction<FileTables>, owner: string, size: number) => {
  const { used } = await tx
    .selectFrom('files')
    .select(({ fn }) => fn.sum<number | string | null>('size').as('used'))
    .where('owner', '=', owner)
    .executeTakeFirstOrThrow()
  if (Number(used ?? 0) + size > MOST_BYTES) throw new AppError('files_full')
}

/** The row comes after the bytes: a row always has its file, and a crash in between leaves only bytes unnamed. */
export const keepPicture = async (
  { db, blobs, now }: Pick<ServerDeps, 'db' | 'blobs' | 'now'>,
  owner: string,
  { body, width, height }: Picture,
): Promise<FileRow> => {
  const files = db.withTables<FileTables>()
  const hash = createHash('sha256').update(body).digest('base64url')
  const before = await sameFile(files, owner, hash)
  if (before) return before
  const time = now()
  const row = { id: newId(time), owner, hash, size: body.length, width, height, created_at: time }
  await blobs.put(blobKey(row), body, 'image/webp')
  try {
    const kept = await files.transaction().execute(async (tx) => {
      await holdOwner(tx, owner)
      const meanwhile = await sameFile(tx, owner, hash)
      if (meanwhile) return meanwhile
      await refuseIfFull(tx, owner, row.size)
      await tx.insertInto('files').values(row).execute()
      return row
    })
    if (kept.id !== row.id) await blobs.delete(blobKey(row))
    return kept
  } catch (error) {
    await blobs.delete(blobKey(row))
    throw error
  }
}
