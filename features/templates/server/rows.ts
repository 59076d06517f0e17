import type { Kysely } from 'kysely'
import type * as z from 'zod/mini'
import { olderThan, pageOf } from '#packages/slice/paging.ts'
import { AppError } from '#packages/wire/errors.ts'
import type { DraftMeta, ownRow } from '../contract.ts'
import type { TemplateTables } from './tables.ts'

export type TemplateDb = Kysely<TemplateTables>
export type TemplateRow = TemplateTables['templates']

export interface Mine {
  id: string
  owner: string
}

export interface Page {
  before?: string | undefined
  limit: number
}

const columns = [
  'id',
  'kind',
  'status',
  'reason',
  'meta',
  'revision',
  'version',
  'created_at',
  'updated_at',
] as const

const shown = (row: Pick<TemplateRow, (typeof columns)[number]>) => ({
  id: row.id,
  kind: row.kind as z.infer<typeof ownRow>['kind'],
  status: row.status as z.infer<typeof ownRow>['status'],
  reason: row.reason,
  meta: JSON.parse(row.meta) as DraftMeta,
  revision: row.revision,
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

export const whole = (row: TemplateRow) => ({
  ...shown(row),
  document: JSON.parse(row.document) as unknown,
})

/** Last changed first: of one owner, or of a state. */
export const listBy = async (
  db: TemplateDb,
  column: 'owner' | 'status',
  value: string,
  { before, limit }: Page,
) => {
  const rows = await db
    .selectFrom('templates')
    .select(columns)
    .where(column, '=', value)
    .where(olderThan('updated_at', before))
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const { page, next } = pageOf(rows, limit, (row) => row.updated_at)
  return { templates: page.map(shown), next }
}

export const readMine = async (db: TemplateDb, { id, owner }: Mine): Promise<TemplateRow> => {
  const row = await db
    .selectFrom('templates')
    .selectAll()
    .where('id', '=', id)
    .where('owner', '=', owner)
    .executeTakeFirst()
  if (!row) throw new AppError('not_found')
  return row
}

export const staleAt = (row: TemplateRow) => {
  const { revision, document, meta, updatedAt } = whole(row)
  return new AppError('stale_revision', { data: { revision, document, meta, updatedAt } })
}
