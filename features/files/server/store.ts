import type { Kysely } from 'kysely'
import { AppError } from '#packages/api/errors.ts'
import { newId } from '#packages/api/new-id.ts'
import type { Caller } from '#packages/api/route.ts'
import { hashOf } from '#packages/server-kit/hash-of.ts'
import { holdOwner } from '#packages/server-kit/hold-owner.ts'
import type { ServerDeps } from '#packages/server-kit/server.ts'
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
    /** Since when nothing has named it; null while something does. */
    unused_since: number | null
  }
}

export type FileDb = Kysely<FileTables>
type FileRow = FileTables['files']

export const blobKey = ({ owner, id }: Pick<FileRow, 'owner' | 'id'>) => `files/${owner}/${id}.webp`

/** Who uploads it again is about to use it: its month begins anew. */
const sameFile = (db: FileDb, owner: string, hash: string) =>
  db
    .updateTable('files')
    .set({ unused_since: null })
    .where('owner', '=', owner)
    .where('hash', '=', hash)
    .returningAll()
    .executeTakeFirst()

export const usageOf = async (db: FileDb, owner: string): Promise<{ bytes: number; files: number }> => {
  const { bytes, files } = await db
    .selectFrom('files')
    .select(({ fn }) => [
      fn.sum<number | string | null>('size').as('bytes'),
      fn.countAll<number | string>().as('files'),
    ])
    .where('owner', '=', owner)
    .executeTakeFirstOrThrow()
  return { bytes: Number(bytes ?? 0), files: Number(files) }
}

const refuseIfFull = async (tx: FileDb, caller: Caller, size: number) => {
  const { bytes } = await usageOf(tx, caller.userId)
  if (bytes + size > caller.limits.fileBytes) throw new AppError('too_much_storage')
}

/** The row comes after the bytes: a row always has its file, and a crash in between leaves only bytes unnamed. */
export const keepPicture = async (
  { db, blobs, now }: Pick<ServerDeps, 'db' | 'blobs' | 'now'>,
  caller: Caller,
  { body, width, height }: Picture,
): Promise<FileRow> => {
  const owner = caller.userId
  const files = db.withTables<FileTables>()
  const hash = hashOf(body)
  const before = await sameFile(files, owner, hash)
  if (before) return before
  const time = now()
  const facts = { owner, hash, size: body.length, width, height }
  const row: FileRow = { ...facts, id: newId(time), created_at: time, unused_since: null }
  await blobs.put(blobKey(row), body, 'image/webp')
  try {
    const kept = await files.transaction().execute(async (tx) => {
      await holdOwner(tx, owner)
      const meanwhile = await sameFile(tx, owner, hash)
      if (meanwhile) return meanwhile
      await refuseIfFull(tx, caller, row.size)
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
