import { olderThan, pageOf } from '#packages/slice/paging.ts'
import { AppError } from '#packages/wire/errors.ts'
import type { TemplateMeta } from '../contract.ts'
import type { Page, TemplateDb } from './rows.ts'

type Kind = 'resume' | 'word' | 'ppt'

/** What is public is the version, never the row that its author works on. */
const versions = (db: TemplateDb) =>
  db.selectFrom('templates').innerJoin('template_versions as v', 'v.template_id', 'templates.id')

const shown = (row: { id: string; kind: string; version: number; meta: string; published_at: number }) => ({
  id: row.id,
  kind: row.kind as Kind,
  version: row.version,
  meta: JSON.parse(row.meta) as TemplateMeta,
  publishedAt: row.published_at,
})

export const listPublished = async (
  db: TemplateDb,
  { kind, before, limit }: Page & { kind?: Kind | undefined },
) => {
  let query = versions(db)
    .select(['templates.id', 'templates.kind', 'v.version', 'v.meta', 'v.published_at'])
    .whereRef('v.version', '=', 'templates.version')
    .where('templates.published_at', 'is not', null)
    .where(olderThan('templates.published_at', before))
    .orderBy('templates.published_at', 'desc')
    .orderBy('templates.id', 'desc')
    .limit(limit + 1)
  if (kind) query = query.where('templates.kind', '=', kind)
  const { page, next } = pageOf(await query.execute(), limit, (row) => row.published_at)
  return { templates: page.map(shown), next }
}

export const readPublished = async (db: TemplateDb, id: string, version: number | undefined) => {
  const query = versions(db)
    .select(['templates.id', 'templates.kind', 'v.version', 'v.meta', 'v.published_at', 'v.document'])
    .where('templates.id', '=', id)
  const row = await (version === undefined
    ? query.whereRef('v.version', '=', 'templates.version')
    : query.where('v.version', '=', version)
  ).executeTakeFirst()
  if (!row) throw new AppError('not_found')
  return { ...shown(row), document: JSON.parse(row.document) as unknown }
}
