import { AppError } from '#packages/api/errors.ts'
import type { Caller } from '#packages/api/route.ts'
import type { Document } from '#packages/document/schema.ts'
import type { Db } from '#packages/server-kit/server.ts'
import { isOpenTo } from '#packages/templates/access.ts'
import type { DocumentMeta, DocumentRow, PublicRow, TemplateMeta } from '../../contract.ts'
import type { Pictures } from './pictures.ts'

/** The public state of a template is its version, never the row that its author edits. */
const versions = (db: Db) =>
  db
    .selectFrom('templates as t')
    .innerJoin('template_versions as v', 'v.template_id', 't.id')
    .innerJoin('users as u', 'u.id', 't.owner')
    .leftJoin('template_stats as s', 's.template_id', 't.id')
    .leftJoin('template_prices as p', 'p.template_id', 't.id')
    .select(['t.id', 't.kind', 't.owner', 't.published_at as public_since'])
    .select(['v.version', 'v.meta', 'v.published_at', 'u.id as author', 'u.nickname', 'p.points'])
    .select(['s.views', 's.likes', 's.favourites', 's.uses', 's.downloads'])
    .where('u.banned_at', 'is', null)

type VersionRow = Awaited<ReturnType<ReturnType<typeof versions>['execute']>>[number]

/** The relation of the caller to a template. */
interface Mine {
  liked: boolean
  favourite: boolean
  paid: boolean
}

const marksOf = async (db: Db, ids: readonly string[], userId: string) => {
  const rows = await db
    .selectFrom('template_marks')
    .select(['template_id', 'mark'])
    .where('user_id', '=', userId)
    .where('mark', 'in', ['like', 'favourite'])
    .where('template_id', 'in', ids)
    .execute()
  return rows.map(({ template_id, mark }) => `${mark} ${template_id}`)
}

const purchasesOf = async (db: Db, ids: readonly string[], userId: string) => {
  const rows = await db
    .selectFrom('template_purchases')
    .select('template_id')
    .where('user_id', '=', userId)
    .where('template_id', 'in', ids)
    .execute()
  return rows.map(({ template_id }) => `paid ${template_id}`)
}

const mineOf = async (db: Db, ids: readonly string[], userId: string | undefined) => {
  const found =
    userId === undefined || ids.length === 0
      ? []
      : await Promise.all([marksOf(db, ids, userId), purchasesOf(db, ids, userId)])
  const mine = new Set(found.flat())
  return (id: string): Mine => ({
    liked: mine.has(`like ${id}`),
    favourite: mine.has(`favourite ${id}`),
    paid: mine.has(`paid ${id}`),
  })
}

const shown = (row: VersionRow, { paid, ...marks }: Mine, caller: Caller | undefined): PublicRow => {
  const common = {
    id: row.id,
    version: row.version,
    publishedAt: row.published_at,
    author: { id: row.author, nickname: row.nickname },
    views: row.views ?? 0,
    likes: row.likes ?? 0,
    favourites: row.favourites ?? 0,
    uses: row.uses ?? 0,
    ...marks,
  }
  if (row.kind === 'resume') return { ...common, kind: 'resume', meta: JSON.parse(row.meta) as TemplateMeta }
  const price = row.points ?? 0
  return {
    ...common,
    kind: row.kind as DocumentRow['kind'],
    meta: JSON.parse(row.meta) as DocumentMeta,
    price,
    downloads: row.downloads ?? 0,
    isOpen: isOpenTo(caller, { price, isPaid: paid, owner: row.owner }),
  }
}

/** In the order of the ids; who is gone meanwhile is left out. */
export const rowsOf = async (
  db: Db,
  ids: readonly string[],
  caller: Caller | undefined,
): Promise<PublicRow[]> => {
  if (ids.length === 0) return []
  const rows = await versions(db)
    .whereRef('v.version', '=', 't.version')
    .where('t.published_at', 'is not', null)
    .where('t.id', 'in', ids)
    .execute()
  const mine = await mineOf(db, ids, caller?.userId)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [shown(row, mine(id), caller)] : []
  })
}

export interface Wanted {
  id: string
  version?: number | undefined
}

/** A withdrawn template is still visible to users who paid for it, and its versions by number to their author. */
export const readVersion = async (db: Db, { id, version }: Wanted, caller: Caller | undefined) => {
  const query = versions(db).select('v.document').where('t.id', '=', id)
  const row = await (version === undefined
    ? query.whereRef('v.version', '=', 't.version')
    : query.where('v.version', '=', version)
  ).executeTakeFirst()
  if (!row) throw new AppError('not_found')
  const mine = (await mineOf(db, [id], caller?.userId))(id)
  const isPublic = row.public_since !== null
  const isTheirs = mine.paid || (version !== undefined && row.owner === caller?.userId)
  if (!isPublic && !isTheirs) throw new AppError('not_found')
  return { row: shown(row, mine, caller), stored: row.document, isPublic }
}

/** Returns the document of a priced template only to callers who need not pay; others get facts and a preview. */
export const readPublished = async (
  { db, pictures }: { db: Db; pictures: Pictures },
  wanted: Wanted,
  caller: Caller | undefined,
) => {
  const { row, stored, isPublic } = await readVersion(db, wanted, caller)
  const picture = (await pictures([row])).get(row.id) ?? null
  const document = JSON.parse(stored) as Partial<Document>
  if (row.kind === 'resume') return { ...row, picture, document }
  const facts = { ...row, picture, isPublic, paper: document.page?.size ?? 'A4' }
  return row.isOpen ? { ...facts, isOpen: true as const, document } : { ...facts, isOpen: false as const }
}

/** The templates that a person keeps, last kept first. */
export const favouritesOf = async (db: Db, userId: string | undefined): Promise<Set<string>> => {
  if (userId === undefined) return new Set()
  const rows = await db
    .selectFrom('template_marks')
    .select('template_id')
    .where('user_id', '=', userId)
    .where('mark', '=', 'favourite')
    .execute()
  return new Set(rows.map(({ template_id }) => template_id))
}
