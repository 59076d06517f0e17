import { sql } from 'kysely'
import { locales } from 'zod'
import { safeParse } from 'zod/v4/core'
import { AppError } from '#packages/api/errors.ts'
import { newId } from '#packages/api/new-id.ts'
import { jsonMember } from '#packages/document/json-member.ts'
import { VERSION_EVERY_MS } from '#packages/document/thin-versions.ts'
import type { CheckedDocument } from '#packages/document-work/checked-document.ts'
import type { Language } from '#packages/i18n/language.ts'
import { holdOwner } from '#packages/server-kit/hold-owner.ts'
import type { Db } from '#packages/server-kit/server.ts'
import type { Writer } from '#packages/versions/history.ts'
import { sameRoomAbove, withRoom } from '#packages/versions/room.ts'
import { type DraftMeta, metaOf, type TemplateKind } from '../contract.ts'
import { drafts } from './drafts.ts'
import { type Mine, readMine, staleAt, type TemplateRow } from './rows.ts'

const MAX_TEMPLATES = 50

interface Content {
  checked: CheckedDocument
  meta: DraftMeta
  now: number
}

interface NewTemplate extends Content {
  id: string | undefined
  documentBytes: number
}

const answerOf = ({ id, revision, updated_at }: TemplateRow) => ({ id, revision, savedAt: updated_at })

const refuseTooMany = async (tx: Db, owner: string) => {
  const { count } = await tx
    .selectFrom('templates')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner', '=', owner)
    .executeTakeFirstOrThrow()
  if (Number(count) >= MAX_TEMPLATES) throw new AppError('too_many_templates')
}

const insert = async (tx: Db, owner: string, { id, checked, meta, now }: NewTemplate) => {
  await refuseTooMany(tx, owner)
  const row: TemplateRow = {
    id: id ?? newId(now),
    owner,
    kind: checked.kind,
    status: 'draft',
    reason: null,
    revision: 1,
    version: 0,
    created_at: now,
    updated_at: now,
    published_at: null,
    meta: JSON.stringify(meta),
    document: checked.text,
    versioned_at: 0,
  }
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('templates')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  if (!numInsertedOrUpdatedRows) throw new AppError('id_taken')
  return answerOf(row)
}

const existing = async (tx: Db, id: string | undefined, owner: string) => {
  if (id === undefined) return undefined
  const row = await tx.selectFrom('templates').selectAll().where('id', '=', id).executeTakeFirst()
  if (row && row.owner !== owner) throw new AppError('id_taken')
  return row
}

export const begin = (db: Db, owner: string, given: NewTemplate) =>
  db.transaction().execute(async (tx) => {
    await holdOwner(tx, owner)
    const row = await existing(tx, given.id, owner)
    if (!row) return withRoom(tx, { owner, limit: given.documentBytes }, () => insert(tx, owner, given))
    // Edits made since the first try must not pass for saved.
    if (row.document !== given.checked.text) throw staleAt(row)
    return answerOf(row)
  })

const KIND_WORDS = { zh: '模板的种类不能改变', en: 'A template’s type can’t be changed.' }

interface Save extends Writer, Content {
  base: number
  merged: boolean
}

/** Compare and set. A template in review cannot be changed, so that what is approved is what was reviewed. */
const setRevision = (db: Db, { id, owner, base, checked, meta, now }: Save) =>
  db
    .updateTable('templates')
    .set({
      document: checked.text,
      meta: JSON.stringify(meta),
      status: 'draft',
      revision: base + 1,
      updated_at: now,
    })
    .where('id', '=', id)
    .where('owner', '=', owner)
    .where('revision', '=', base)
    .where('kind', '=', checked.kind)
    .where('status', '!=', 'review')

const wrote = ({ numUpdatedRows }: { numUpdatedRows: bigint }) => numUpdatedRows === 1n

/** Most saves come while no version is due, take no more room than before, and are a single statement. */
const written = async (db: Db, given: Save): Promise<boolean> => {
  const { now, merged, base } = given
  const quickly = setRevision(db, given)
    .where('versioned_at', '>', now - VERSION_EVERY_MS)
    .where('versioned_at', '<=', now + VERSION_EVERY_MS)
    .where(sql<boolean>`octet_length(document) > ${sameRoomAbove(Buffer.byteLength(given.checked.text))}`)
  if (!merged && wrote(await quickly.executeTakeFirstOrThrow())) return true
  return drafts.keepAndWrite(db, { ...given, revision: base }, async (tx) =>
    wrote(await setRevision(tx, given).executeTakeFirstOrThrow()),
  )
}

export const save = async (db: Db, given: Save, language: Language) => {
  const { id, owner, base, checked, meta, now } = given
  if (await written(db, given)) return { revision: base + 1, savedAt: now }
  const row = await readMine(db, { id, owner })
  if (row.document === checked.text && row.meta === JSON.stringify(meta))
    return { revision: row.revision, savedAt: row.updated_at }
  if (row.status === 'review') throw new AppError('in_review')
  if (row.kind !== checked.kind)
    throw new AppError('invalid_document', { issues: [{ path: 'kind', message: KIND_WORDS[language] }] })
  throw staleAt(row)
}

const complaints = { zh: locales.zhCN().localeError, en: locales.en().localeError }
const NO_SECTION = { zh: '模板里还没有栏目', en: 'This template has no sections yet.' }

const refuseIncomplete = (row: TemplateRow, language: Language) => {
  const meta = safeParse(metaOf(row.kind as TemplateKind), JSON.parse(row.meta), {
    error: complaints[language],
  })
  const issues = meta.success
    ? []
    : meta.error.issues.map(({ path, message }) => ({ path: `meta.${path.join('.')}`, message }))
  if (jsonMember(row.document, 'sections') === '[]')
    issues.push({ path: 'document.sections', message: NO_SECTION[language] })
  if (issues.length > 0) throw new AppError('meta_incomplete', { issues })
}

export const submit = async (
  db: Db,
  { revision, now, ...mine }: Mine & { revision: number; now: number },
  language: Language,
) => {
  const row = await readMine(db, mine)
  if (row.revision !== revision) throw staleAt(row)
  const status = row.status as 'draft' | 'review' | 'published' | 'rejected'
  // Asking twice asks once; and what is published already needs no second look.
  if (status === 'review' || status === 'published') return { status }
  refuseIncomplete(row, language)
  const { numUpdatedRows } = await db
    .updateTable('templates')
    .set({ status: 'review', reason: null, updated_at: now })
    .where('id', '=', mine.id)
    .where('revision', '=', revision)
    .where('status', 'in', ['draft', 'rejected'])
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) throw staleAt(await readMine(db, mine))
  return { status: 'review' as const }
}

export const withdraw = async (db: Db, mine: Mine, now: number) => {
  await readMine(db, mine)
  const { numUpdatedRows } = await db
    .updateTable('templates')
    .set({ status: 'draft', updated_at: now })
    .where('id', '=', mine.id)
    .where('owner', '=', mine.owner)
    .where('status', '=', 'review')
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) throw new AppError('not_in_review')
  return { status: 'draft' as const }
}

export const remove = async (db: Db, mine: Mine) => {
  await readMine(db, mine)
  const { numDeletedRows } = await db
    .deleteFrom('templates')
    .where('id', '=', mine.id)
    .where('owner', '=', mine.owner)
    .where('version', '=', 0)
    .executeTakeFirstOrThrow()
  if (numDeletedRows !== 1n) throw new AppError('already_published')
  return {}
}
