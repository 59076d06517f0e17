import { AppError } from '#packages/api/errors.ts'
import { newId } from '#packages/api/new-id.ts'
import type { Caller } from '#packages/api/route.ts'
import type { Database } from '#packages/db-schema/database.ts'
import { hashOf } from '#packages/server-kit/hash-of.ts'
import { holdOwner } from '#packages/server-kit/hold-owner.ts'
import type { Db, ServerDeps } from '#packages/server-kit/server.ts'
import type { Picture } from './picture.ts'

type FileRow = Database['files']

export const blobKey = ({ owner, id }: Pick<FileRow, 'owner' | 'id'>) => `files/${owner}/${id}.webp`

/** An upload of the same file is about to be used: its month before deletion starts again. */
const sameFile = (db: Db, owner: string, hash: string) =>
  db
    .updateTable('files')
    .set({ unused_since: null })
    .where('owner', '=', owner)
    .where('hash', '=', hash)
    .returningAll()
    .executeTakeFirst()

export const usageOf = async (db: Db, owner: string): Promise<{ bytes: number; files: number }> => {
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

const refuseIfFull = async (tx: Db, caller: Caller, size: number) => {
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
  const hash = hashOf(body)
  const before = await sameFile(db, owner, hash)
  if (before) return before
  const time = now()
  const facts = { owner, hash, size: body.length, width, height }
  const row: FileRow = { ...facts, id: newId(time), created_at: time, unused_since: null }
  await blobs.put(blobKey(row), body, 'image/webp')
  try {
    const stored = await db.transaction().execute(async (tx) => {
      await holdOwner(tx, owner)
      const meanwhile = await sameFile(tx, owner, hash)
      if (meanwhile) return meanwhile
      await refuseIfFull(tx, caller, row.size)
      await tx.insertInto('files').values(row).execute()
      return row
    })
    if (stored.id !== row.id) await blobs.delete(blobKey(row))
    return stored
  } catch (error) {
    await blobs.delete(blobKey(row))
    throw error
  }
}
