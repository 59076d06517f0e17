import type { Db } from '#packages/server-kit/server.ts'
import type { DraftMeta, TemplateKind } from '../../contract.ts'
import { coverOfDocument, type Pictures } from './pictures.ts'

const AT_ONCE = 200
const MAX_LISTED = 200

const publishedAfter = (db: Db, id: string) =>
  db
    .selectFrom('templates as t')
    .innerJoin('users as u', 'u.id', 't.owner')
    .innerJoin('template_versions as v', (join) =>
      join.onRef('v.template_id', '=', 't.id').onRef('v.version', '=', 't.version'),
    )
    .select(['t.id', 't.version', 't.kind', 'v.meta'])
    .where('t.published_at', 'is not', null)
    .where('u.banned_at', 'is', null)
    .where('t.id', '>', id)
    .orderBy('t.id')
    .limit(AT_ONCE)
    .execute()

/** Published templates that galleries show as a drawing, because there is no picture of their document and engine. */
export const missingCovers = async (db: Db, pictures: Pictures) => {
  const templates: { id: string; version: number; kind: TemplateKind; name: string }[] = []
  let total = 0
  let rows = await publishedAfter(db, '')
  while (rows.length > 0) {
    const found = await pictures(rows)
    for (const { id, version, kind, meta } of rows) {
      if (found.has(id)) continue
      total += 1
      if (templates.length === MAX_LISTED) continue
      const { name = '' } = JSON.parse(meta) as DraftMeta
      templates.push({ id, version, kind: kind as TemplateKind, name })
    }
    rows = await publishedAfter(db, rows.at(-1)?.id ?? '')
  }
  return { templates, total }
}

/** Of these templates of one author, those in review whose picture is still to be drawn. */
export const withoutCover = async (db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('templates as t')
    .leftJoin('template_versions as v', (join) =>
      join.onRef('v.template_id', '=', 't.id').onRef('v.version', '=', 't.version'),
    )
    .select(['t.id', 't.document', 'v.document as published'])
    .where('t.status', '=', 'review')
    .where('t.id', 'in', ids)
    .execute()
  const missing = new Set<string>()
  for (const { id, document, published } of rows)
    if (document !== published && !(await coverOfDocument(db, { id, document }))) missing.add(id)
  return missing
}
