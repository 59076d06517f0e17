import type * as z from 'zod/mini'
import { AppError } from '#packages/api/errors.ts'
import { RawJson } from '#packages/api/raw-json.ts'
import type { Database } from '#packages/db-schema/database.ts'
import { olderThan, pageOf } from '#packages/server-kit/paging.ts'
import type { Db } from '#packages/server-kit/server.ts'
import type { DraftMeta, ownRow } from '../contract.ts'
import { withoutCover } from './gallery/missing-covers.ts'

export type TemplateRow = Database['templates']

export interface Mine {
  id: string
  owner: string
}

export interface Page {
  before?: string | undefined
  limit: number
}

export const columns = [
  'id',
  'kind',
  'status',
  'reason',
  'meta',
  'revision',
  'version',
  'created_at',
  'updated_at',
  'published_at',
] as const

export const shown = (row: Pick<TemplateRow, (typeof columns)[number]>) => ({
  id: row.id,
  kind: row.kind as z.infer<typeof ownRow>['kind'],
  status: row.status as z.infer<typeof ownRow>['status'],
  reason: row.reason,
  meta: JSON.parse(row.meta) as DraftMeta,
  revision: row.revision,
  version: row.version,
  isPublic: row.published_at !== null,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

export const whole = (row: TemplateRow) => ({
  ...shown(row),
  document: new RawJson(row.document),
})

/** Last changed first, with how each is received. */
export const listMine = async (db: Db, owner: string, { before, limit }: Page) => {
  const rows = await db
    .selectFrom('templates')
    .leftJoin('template_stats as s', 's.template_id', 'templates.id')
    .select(columns)
    .select(['s.views', 's.likes', 's.favourites', 's.uses'])
    .where('owner', '=', owner)
    .where(olderThan('updated_at', before))
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const { page, next } = pageOf(rows, limit, (row) => row.updated_at)
  const inReview = page.filter(({ status }) => status === 'review').map(({ id }) => id)
  const coverless = await withoutCover(db, inReview)
  const templates = page.map((row) => ({
    ...shown(row),
    views: row.views ?? 0,
    likes: row.likes ?? 0,
    favourites: row.favourites ?? 0,
    uses: row.uses ?? 0,
    needsCover: coverless.has(row.id),
  }))
  return { templates, next }
}

export const readMine = async (db: Db, { id, owner }: Mine): Promise<TemplateRow> => {
  const row = await db
    .selectFrom('templates')
    .selectAll()
    .where('id', '=', id)
    .where('owner', '=', owner)
    .executeTakeFirst()
  if (!row) throw new AppError('not_found')
  return row
}

/** Reads the user's own template and locks its row until the transaction ends, by writing to it. */
export const lockMine = async (tx: Db, mine: Mine): Promise<TemplateRow> => {
  await tx
    .updateTable('templates')
    .set((row) => ({ kind: row.ref('kind') }))
    .where('id', '=', mine.id)
    .where('owner', '=', mine.owner)
    .execute()
  return readMine(tx, mine)
}

export const staleAt = (row: TemplateRow) => {
  const { revision, document, meta, updatedAt } = whole(row)
  return new AppError('stale_revision', { data: { revision, document, meta, updatedAt } })
}
