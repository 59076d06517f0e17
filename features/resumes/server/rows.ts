import { AppError } from '#packages/api/errors.ts'
import { RawJson } from '#packages/api/raw-json.ts'
import type { Database } from '#packages/db-schema/database.ts'
import type { CheckedDocument } from '#packages/document-work/checked-document.ts'
import type { Db, Tx } from '#packages/server-kit/server.ts'

export type ResumeRow = Database['resumes']

export interface Mine {
  id: string
  owner: string
}

/** Titles are looked up and sorted: PostgreSQL holds no NUL, and a document's title may. */
export const titleColumn = (title: string) => title.replaceAll('\0', '')

export const columnsOf = ({ text, title }: Pick<CheckedDocument, 'text' | 'title'>) => ({
  document: text,
  title: titleColumn(title),
  size: Buffer.byteLength(text),
})

export const readMine = async (db: Db, { id, owner }: Mine): Promise<ResumeRow> => {
  const row = await db
    .selectFrom('resumes')
    .selectAll()
    .where('id', '=', id)
    .where('owner', '=', owner)
    .executeTakeFirst()
  if (!row) throw new AppError('not_found')
  return row
}

/** Locks the row until the transaction ends, by beginning with a write, which works on either database. */
export const holdMine = async (tx: Tx, mine: Mine): Promise<ResumeRow> => {
  await tx
    .updateTable('resumes')
    .set((row) => ({ kind: row.ref('kind') }))
    .where('id', '=', mine.id)
    .where('owner', '=', mine.owner)
    .execute()
  return readMine(tx, mine)
}

export const refuseFromBin = (row: Pick<ResumeRow, 'deleted_at'>) => {
  if (row.deleted_at !== null) throw new AppError('in_bin')
}

export const staleAt = (row: ResumeRow) =>
  new AppError('stale_revision', {
    data: { revision: row.revision, document: new RawJson(row.document), updatedAt: row.updated_at },
  })
