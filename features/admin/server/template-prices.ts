import { sql } from 'kysely'
import { AppError } from '#packages/api/errors.ts'
import { type Caller, type Route, route } from '#packages/api/route.ts'
import { recordAction } from '#packages/server-kit/audit.ts'
import type { Db, ServerDeps } from '#packages/server-kit/server.ts'
import { listPrices, type Priced, type PricedKind, setPrice } from '../prices-contract.ts'

/** Everything that was ever published: what was taken down may be back tomorrow, at the price that it has. */
const documents = (db: Db) =>
  db
    .selectFrom('templates as t')
    .innerJoin('users as u', 'u.id', 't.owner')
    .innerJoin('template_versions as v', (join) =>
      join.onRef('v.template_id', '=', 't.id').onRef('v.version', '=', 't.version'),
    )
    .leftJoin('template_prices as p', 'p.template_id', 't.id')
    .leftJoin('template_stats as s', 's.template_id', 't.id')
    .leftJoin('template_files as f', 'f.template_id', 't.id')
    .where('t.kind', '!=', 'resume')

const columns = [
  't.id',
  't.kind',
  't.published_at',
  'u.nickname',
  'v.meta',
  'p.points',
  'p.file_points',
  's.downloads',
  'f.template_id as file',
] as const

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]
const rowsOf = (db: Db) => documents(db).select(columns)

const soldOf = async (db: Db, ids: readonly string[]): Promise<Map<string, number>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('template_purchases')
    .select('template_id')
    .select(({ fn }) => fn.countAll<number>().as('sold'))
    .where('template_id', 'in', ids)
    .groupBy('template_id')
    .execute()
  return new Map(rows.map(({ template_id, sold }) => [template_id, Number(sold)]))
}

const shown = (row: Row, sold: ReadonlyMap<string, number>): Priced => ({
  id: row.id,
  kind: row.kind as PricedKind,
  name: (JSON.parse(row.meta) as { name: string }).name,
  author: row.nickname,
  points: row.points ?? 0,
  filePoints: row.file === null ? null : row.file_points,
  isPublic: row.published_at !== null,
  sold: sold.get(row.id) ?? 0,
  downloads: row.downloads ?? 0,
})

interface PriceChange {
  kind: PricedKind
  q?: string | undefined
  page: number
  limit: number
}

const pricePage = async (db: Db, { kind, q = '', page, limit }: PriceChange) => {
  const pattern = `%${q.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`
  // The name comes first in the meta text; a word of the introduction matches too.
  const matching = sql<boolean>`(t.id = ${q} or lower(v.meta) like ${pattern} escape '\\')`
  const everything = sql<boolean>`1 = 1`
  const found = documents(db)
    .where('t.kind', '=', kind)
    .where(q === '' ? everything : matching)
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await found
    .select(columns)
    .orderBy('t.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const sold = await soldOf(
    db,
    rows.map(({ id }) => id),
  )
  return {
    templates: rows.map((row) => shown(row, sold)),
    total: Number(total),
    next: page * limit < Number(total) ? String(page + 1) : null,
  }
}

const readOne = async (db: Db, id: string): Promise<Priced> => {
  const row = await rowsOf(db).where('t.id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('not_found')
  return shown(row, await soldOf(db, [id]))
}

const change = (db: Db, { id, points }: { id: string; points: number }, caller: Caller, now: number) =>
  db.transaction().execute(async (tx) => {
    const before = await readOne(tx, id)
    // Leaves the price of the template's file unchanged: the next start compares with it and keeps the price set here.
    await tx
      .insertInto('template_prices')
      .values({ template_id: id, points, file_points: points })
      .onConflict((conflict) => conflict.column('template_id').doUpdateSet({ points }))
      .execute()
    const detail = { id, name: before.name, before: before.points, after: points }
    await recordAction(tx, now, caller, 'template.price', detail)
    return readOne(tx, id)
  })

export const priceRoutes = ({ db, now }: ServerDeps): Route[] => [
  route(listPrices, (input) => pricePage(db, input)),
  route(setPrice, (input, { caller }) => change(db, input, caller, now())),
]
