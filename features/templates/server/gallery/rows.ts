import { AppError } from '#packages/wire/errors.ts'
import type { PublicRow, TemplateMeta } from '../../contract.ts'
import type { TemplateDb } from '../rows.ts'

/** What is public is the version, never the row that its author works on. An owner sees what was taken down, too. */
const versions = (db: TemplateDb, owner?: string) =>
  db
    .selectFrom('templates as t')
    .innerJoin('template_versions as v', 'v.template_id', 't.id')
    .innerJoin('users as u', 'u.id', 't.owner')
    .leftJoin('template_stats as s', 's.template_id', 't.id')
    .select(['t.id', 't.kind', 'v.version', 'v.meta', 'v.published_at', 'u.id as author', 'u.nickname'])
    .select(['s.views', 's.likes', 's.favourites', 's.uses'])
    .where(({ eb, or }) =>
      or([eb('t.published_at', 'is not', null), ...(owner === undefined ? [] : [eb('t.owner', '=', owner)])]),
    )
    .where('u.banned_at', 'is', null)

type VersionRow = Awaited<ReturnType<ReturnType<typeof versions>['execute']>>[number]

const marksOf = async (db: TemplateDb, ids: readonly string[], userId: string | undefined) => {
  const rows =
    userId === undefined || ids.length === 0
      ? []
      : await db
          .selectFrom('template_marks')
          .select(['template_id', 'mark'])
          .where('user_id', '=', userId)
          .where('mark', 'in', ['like', 'favourite'])
          .where('template_id', 'in', ids)
          .execute()
  const marks = new Set(rows.map(({ template_id, mark }) => `${mark} ${template_id}`))
  return (id: string) => ({ liked: marks.has(`like ${id}`), favourite: marks.has(`favourite ${id}`) })
}

const shown = (row: VersionRow, marks: { liked: boolean; favourite: boolean }): PublicRow => ({
  id: row.id,
  kind: row.kind as PublicRow['kind'],
  version: row.version,
  meta: JSON.parse(row.meta) as TemplateMeta,
  publishedAt: row.published_at,
  author: { id: row.author, nickname: row.nickname },
  views: row.views ?? 0,
  likes: row.likes ?? 0,
  favourites: row.favourites ?? 0,
  uses: row.uses ?? 0,
  ...marks,
})

/** In the order of the ids; who is gone meanwhile is left out. */
export const rowsOf = async (
  db: TemplateDb,
  ids: readonly string[],
  userId: string | undefined,
): Promise<PublicRow[]> => {
  if (ids.length === 0) return []
  const rows = await versions(db).whereRef('v.version', '=', 't.version').where('t.id', 'in', ids).execute()
  const marks = await marksOf(db, ids, userId)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [shown(row, marks(id))] : []
  })
}

export const readPublished = async (
  db: TemplateDb,
  { id, version }: { id: string; version?: number | undefined },
  userId: string | undefined,
) => {
  const query = versions(db, version === undefined ? undefined : userId)
    .select('v.document')
    .where('t.id', '=', id)
  const row = await (version === undefined
    ? query.whereRef('v.version', '=', 't.version')
    : query.where('v.version', '=', version)
  ).executeTakeFirst()
  if (!row) throw new AppError('not_found')
  const marks = await marksOf(db, [id], userId)
  return { ...shown(row, marks(id)), document: JSON.parse(row.document) as unknown }
}

/** The templates that a person keeps, last kept first. */
export const favouritesOf = async (db: TemplateDb, userId: string | undefined): Promise<Set<string>> => {
  if (userId === undefined) return new Set()
  const rows = await db
    .selectFrom('template_marks')
    .select('template_id')
    .where('user_id', '=', userId)
    .where('mark', '=', 'favourite')
    .execute()
  return new Set(rows.map(({ template_id }) => template_id))
}
