import type { Transaction } from 'kysely'
import { recordAction } from '#packages/slice/audit.ts'
import type { Db } from '#packages/slice/server.ts'
import { AppError } from '#packages/wire/errors.ts'
import type { Caller } from '#packages/wire/route.ts'
import { type TemplateDb, whole } from './rows.ts'
import type { TemplateTables } from './tables.ts'

export const readSubmitted = async (db: TemplateDb, id: string) => {
  const row = await db
    .selectFrom('templates')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'review')
    .executeTakeFirst()
  if (!row) throw new AppError('not_found')
  return whole(row)
}

/** Only the revision that the admin looked at: it may have been withdrawn, changed and submitted again since. */
const settle = async (
  tx: Transaction<TemplateTables>,
  { id, revision }: { id: string; revision: number },
  change: Partial<TemplateTables['templates']>,
) => {
  const { numUpdatedRows } = await tx
    .updateTable('templates')
    .set(change)
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('status', '=', 'review')
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 1n) return
  const known = await tx.selectFrom('templates').select('id').where('id', '=', id).executeTakeFirst()
  throw new AppError(known ? 'not_in_review' : 'not_found')
}

interface Seen {
  id: string
  revision: number
  now: number
}

export const approve = (db: Db, caller: Caller, { now, ...seen }: Seen) =>
  db.transaction().execute(async (tx) => {
    const templates = tx.withTables<TemplateTables>()
    await settle(templates, seen, { status: 'published', reason: null, published_at: now })
    const row = await templates
      .updateTable('templates')
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', seen.id)
      .returning(['version', 'meta', 'document'])
      .executeTakeFirstOrThrow()
    await templates
      .insertInto('template_versions')
      .values({ ...row, template_id: seen.id, published_at: now })
      .execute()
    await recordAction(tx, now, caller, 'template.approve', { ...seen, version: row.version })
    return { version: row.version }
  })

export const reject = (db: Db, caller: Caller, { now, reason, ...seen }: Seen & { reason: string }) =>
  db.transaction().execute(async (tx) => {
    await settle(tx.withTables<TemplateTables>(), seen, { status: 'rejected', reason, updated_at: now })
    await recordAction(tx, now, caller, 'template.reject', { ...seen, reason })
    return {}
  })
