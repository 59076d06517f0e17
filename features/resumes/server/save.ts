import { sql } from 'kysely'
import { AppError } from '#packages/api/errors.ts'
import { VERSION_EVERY_MS } from '#packages/document/thin-versions.ts'
import type { CheckedDocument } from '#packages/document-work/checked-document.ts'
import type { Language } from '#packages/i18n/language.ts'
import { isSqlite } from '#packages/server-kit/is-sqlite.ts'
import type { Db } from '#packages/server-kit/server.ts'
import type { Writer } from '#packages/versions/history.ts'
import { sameRoomAbove } from '#packages/versions/room.ts'
import { columnsOf, readMine, refuseFromBin, staleAt, titleColumn } from './rows.ts'
import { sharedCommit } from './shared-commit.ts'
import { history } from './versions.ts'

export interface Save extends Writer {
  base: number
  checked: CheckedDocument
  merged: boolean
  now: number
}

const KIND_WORDS = { zh: '文档的种类不能改变', en: 'A document’s type can’t be changed.' }

const sizeOf = ({ checked }: Save): number => checked.bytes?.length ?? Buffer.byteLength(checked.text)

/** SQLite takes the bytes that came. As a text they would be read from UTF-8 and written as UTF-8 again. */
const written = (db: Db, { checked }: Save) =>
  checked.bytes && isSqlite(db)
    ? {
        document: sql<string>`cast(${checked.bytes} as text)`,
        title: titleColumn(checked.title),
        size: checked.bytes.length,
      }
    : columnsOf(checked)

/** Compare and set in one statement: of two saves on one revision the database lets one through. */
const setRevision = (db: Db, save: Save) =>
  db
    .updateTable('resumes')
    .set({ ...written(db, save), revision: save.base + 1, updated_at: save.now })
    .where('id', '=', save.id)
    .where('owner', '=', save.owner)
    .where('revision', '=', save.base)
    .where('kind', '=', save.checked.kind)
    .where('deleted_at', 'is', null)

const wrote = ({ numUpdatedRows }: { numUpdatedRows: bigint }) => numUpdatedRows === 1n

const saveWithVersion = (db: Db, save: Save): Promise<boolean> =>
  history.keepAndWrite(db, { ...save, revision: save.base }, async (tx) =>
    wrote(await setRevision(tx, save).executeTakeFirstOrThrow()),
  )

/** Most saves come while no version is due, take no more room than before, and are a single statement. */
const saveQuickly = async (db: Db, save: Save): Promise<boolean> =>
  wrote(
    await setRevision(db, save)
      .where('versioned_at', '>', save.now - VERSION_EVERY_MS)
      .where('versioned_at', '<=', save.now + VERSION_EVERY_MS)
      .where('size', '>', sameRoomAbove(sizeOf(save)))
      .executeTakeFirstOrThrow(),
  )

export const documentSaver = (db: Db) => {
  const quickly = sharedCommit(db, saveQuickly)
  return async (save: Save, language: Language) => {
    if ((!save.merged && (await quickly(save))) || (await saveWithVersion(db, save)))
      return { revision: save.base + 1, savedAt: save.now }
    const row = await readMine(db, save)
    refuseFromBin(row)
    if (row.kind !== save.checked.kind)
      throw new AppError('invalid_document', { issues: [{ path: 'kind', message: KIND_WORDS[language] }] })
    // The answer to the same save was lost on the way: it is saved, and saying so is the truth.
    if (row.document === save.checked.text) return { revision: row.revision, savedAt: row.updated_at }
    throw staleAt(row)
  }
}
