import { AppError } from '#packages/api/errors.ts'
import { newId } from '#packages/api/new-id.ts'
import type { Caller } from '#packages/api/route.ts'
import { withJsonMember } from '#packages/document/json-member.ts'
import type { CheckedDocument } from '#packages/document-work/checked-document.ts'
import type { Language } from '#packages/i18n/language.ts'
import { DAY_MS } from '#packages/scheduling/durations.ts'
import { holdOwner } from '#packages/server-kit/hold-owner.ts'
import type { Db, Tx } from '#packages/server-kit/server.ts'
import { withRoom } from '#packages/versions/room.ts'
import { MAX_IN_BIN } from '../contract.ts'
import { columnsOf, holdMine, type Mine, type ResumeRow, readMine, refuseFromBin, staleAt } from './rows.ts'

/** The quota of the account. */
const roomOf = ({ userId, limits }: Caller) => ({ owner: userId, limit: limits.documentBytes })

const BIN_MS = 30 * DAY_MS

const COPY = { zh: '（副本）', en: ' (copy)' }

/** The account must be held. */
const refuseTooMany = async (tx: Tx, caller: Caller, kind: string) => {
  const { count } = await tx
    .selectFrom('resumes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner', '=', caller.userId)
    .where('kind', '=', kind)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(count) >= caller.limits.documents) throw new AppError('too_many_resumes')
}

const answerOf = (row: ResumeRow) => ({ id: row.id, revision: row.revision, savedAt: row.updated_at })

export interface NewResume {
  id: string | undefined
  checked: CheckedDocument
  templateId: string | null
  now: number
}

const insertResume = async (tx: Tx, caller: Caller, { id, checked, templateId, now }: NewResume) => {
  await refuseTooMany(tx, caller, checked.kind)
  const row: ResumeRow = {
    ...columnsOf(checked),
    id: id ?? newId(now),
    owner: caller.userId,
    kind: checked.kind,
    revision: 1,
    template_id: templateId,
    created_at: now,
    updated_at: now,
    versioned_at: 0,
    deleted_at: null,
  }
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('resumes')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  if (!numInsertedOrUpdatedRows) throw new AppError('id_taken')
  return answerOf(row)
}

const existing = async (tx: Tx, id: string | undefined, owner: string) => {
  if (id === undefined) return undefined
  const row = await tx.selectFrom('resumes').selectAll().where('id', '=', id).executeTakeFirst()
  if (row && row.owner !== owner) throw new AppError('id_taken')
  return row
}

export const create = (db: Db, caller: Caller, given: NewResume) =>
  db.transaction().execute(async (tx) => {
    await holdOwner(tx, caller.userId)
    const row = await existing(tx, given.id, caller.userId)
    if (!row) return withRoom(tx, roomOf(caller), () => insertResume(tx, caller, given))
    refuseFromBin(row)
    // Edits made since the first try must not pass for saved.
    if (row.document !== given.checked.text) throw staleAt(row)
    return answerOf(row)
  })

/** The stored JSON with another title; nothing else of it is touched. */
const titled = (row: ResumeRow, title: string): CheckedDocument => ({
  text: withJsonMember(row.document, 'title', title),
  kind: row.kind as CheckedDocument['kind'],
  title,
})

export const duplicate = (
  db: Db,
  caller: Caller,
  { id, copyId, language, now }: { id: string; copyId: string | undefined; language: Language; now: number },
) =>
  db.transaction().execute(async (tx) => {
    await holdOwner(tx, caller.userId)
    const source = await readMine(tx, { id, owner: caller.userId })
    refuseFromBin(source)
    const copy = await existing(tx, copyId, caller.userId)
    if (copy) return answerOf(copy)
    const title = source.title.slice(0, 120 - COPY[language].length) + COPY[language]
    const checked = titled(source, title)
    const given = { id: copyId, checked, templateId: source.template_id, now }
    return withRoom(tx, roomOf(caller), () => insertResume(tx, caller, given))
  })

/** The title is part of the document, so a rename is a revision: an editor that is open elsewhere merges it. */
export const rename = (db: Db, mine: Mine, title: string, now: number) =>
  db.transaction().execute(async (tx) => {
    const row = await holdMine(tx, mine)
    refuseFromBin(row)
    const revision = row.revision + 1
    await tx
      .updateTable('resumes')
      .set({ ...columnsOf(titled(row, title)), revision, updated_at: now })
      .where('id', '=', row.id)
      .execute()
    return { revision, savedAt: now }
  })

export const countInBin = async (db: Db, owner: string): Promise<number> => {
  const { count } = await db
    .selectFrom('resumes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner', '=', owner)
    .where('deleted_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const putIntoBin = (db: Db, mine: Mine, now: number) =>
  db.transaction().execute(async (tx) => {
    await holdOwner(tx, mine.owner)
    const row = await holdMine(tx, mine)
    if (row.deleted_at !== null) return { deletedAt: row.deleted_at }
    if ((await countInBin(tx, mine.owner)) >= MAX_IN_BIN) throw new AppError('bin_full')
    await tx.updateTable('resumes').set({ deleted_at: now }).where('id', '=', row.id).execute()
    return { deletedAt: now }
  })

export const takeFromBin = (db: Db, caller: Caller, id: string) =>
  db.transaction().execute(async (tx) => {
    await holdOwner(tx, caller.userId)
    const row = await holdMine(tx, { id, owner: caller.userId })
    if (row.deleted_at !== null) {
      await refuseTooMany(tx, caller, row.kind)
      await tx.updateTable('resumes').set({ deleted_at: null }).where('id', '=', row.id).execute()
    }
    return { revision: row.revision }
  })

/**
 * Deletes documents that have been in the bin since before this time. A few at a time, because each takes its versions
 * with it.
 */
const deleteFromBin = async (db: Db, before: number, owner?: string): Promise<number> => {
  let deleted = 0
  for (;;) {
    let query = db.selectFrom('resumes').select('id').where('deleted_at', '<', before)
    if (owner !== undefined) query = query.where('owner', '=', owner)
    const ids = (await query.limit(50).execute()).map(({ id }) => id)
    if (ids.length === 0) return deleted
    // Asked again: it may have been taken out in between.
    const { numDeletedRows } = await db
      .deleteFrom('resumes')
      .where('id', 'in', ids)
      .where('deleted_at', '<', before)
      .executeTakeFirstOrThrow()
    deleted += Number(numDeletedRows)
  }
}

/** Deletes documents that have been in the bin for thirty days. */
export const emptyOldBins = (db: Db, now: number) => deleteFromBin(db, now - BIN_MS)

/** All of it at once, on its owner's word. */
export const emptyBinOf = async (db: Db, owner: string) => ({
  deleted: await deleteFromBin(db, Number.MAX_SAFE_INTEGER, owner),
})

/** For good, with all its versions; only what was put into the bin before. */
export const destroy = async (db: Db, mine: Mine): Promise<void> => {
  const { numDeletedRows } = await db
    .deleteFrom('resumes')
    .where('id', '=', mine.id)
    .where('owner', '=', mine.owner)
    .where('deleted_at', 'is not', null)
    .executeTakeFirstOrThrow()
  if (numDeletedRows === 1n) return
  await readMine(db, mine)
  throw new AppError('not_in_bin')
}
