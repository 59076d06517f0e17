import { RawJson } from '#packages/api/raw-json.ts'
import type { Caller } from '#packages/api/route.ts'
import type { Match } from '#packages/document/search.ts'
import { olderThan, pageOf } from '#packages/server-kit/paging.ts'
import { shownLimit } from '#packages/server-kit/plans.ts'
import type { Db, Log } from '#packages/server-kit/server.ts'
import { type Mine, type ResumeRow, readMine } from './rows.ts'
import { INDEXED_AT_ONCE, indexLater, matchesOf, mayIndex, type Search, searchFor } from './search.ts'

type Kind = 'resume' | 'word' | 'ppt'

const columns = [
  'id',
  'kind',
  'title',
  'revision',
  'size',
  'template_id',
  'created_at',
  'updated_at',
  'deleted_at',
] as const

const shown = (row: Pick<ResumeRow, (typeof columns)[number]>) => ({
  id: row.id,
  kind: row.kind as Kind,
  title: row.title,
  revision: row.revision,
  size: row.size,
  templateId: row.template_id,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  deletedAt: row.deleted_at,
})

export interface ListQuery {
  kind?: Kind | undefined
  from: 'shelf' | 'bin'
  q?: string | undefined
  sort: 'updated' | 'created'
  before?: string | undefined
  limit: number
}

const COLUMNS = { updated: 'updated_at', created: 'created_at' } as const

const countOnShelf = async (db: Db, owner: string): Promise<number> => {
  const { count } = await db
    .selectFrom('resumes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner', '=', owner)
    .where('kind', '=', 'resume')
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

const rowsFor = (db: Db, owner: string, query: ListQuery) => {
  const { kind, from, sort, before, limit } = query
  const time = from === 'bin' ? 'deleted_at' : COLUMNS[sort]
  const rows = db
    .selectFrom('resumes')
    .select(columns)
    .where('owner', '=', owner)
    .where('deleted_at', from === 'bin' ? 'is not' : 'is', null)
    .where(olderThan(time, before))
    .orderBy(time, 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
  return {
    timeOf: (row: Pick<ResumeRow, typeof time>) => row[time] ?? 0,
    rows: kind ? rows.where('kind', '=', kind) : rows,
  }
}

/** Documents that are in memory at a time while their texts are searched. */
const SEARCH_BATCH = 8
/** One search reads at most so much; the next page goes on from there. */
const MAX_SEARCHED_BYTES = 16 * 1024 * 1024

/** As many as make a page, and one more: what the index proposes is read until there are so many. */
const searchRows = async (db: Db, owner: string, query: ListQuery, search: Search) => {
  const toIndex: ResumeRow[] = []
  const found: (Pick<ResumeRow, (typeof columns)[number]> & { match: Match | null })[] = []
  let before = query.before
  let bytes = 0
  do {
    const { rows, timeOf } = rowsFor(db, owner, { ...query, before, limit: SEARCH_BATCH })
    const { page, next } = pageOf(
      await rows.selectAll('resumes').where(search.condition).execute(),
      SEARCH_BATCH,
      timeOf,
    )
    const matches = await matchesOf(page, search)
    for (const [at, { document: _, ...row }] of page.entries()) {
      const match = matches[at]
      if (match !== undefined) found.push({ ...row, match: match === 'title' ? null : match })
      bytes += row.size
    }
    if (toIndex.length < INDEXED_AT_ONCE) toIndex.push(...page.filter(mayIndex))
    before = next ?? undefined
  } while (before !== undefined && found.length <= query.limit && bytes < MAX_SEARCHED_BYTES)
  return { toIndex, found, before }
}

const pageFor = async (db: Db, owner: string, query: ListQuery, log: Pick<Log, 'warn'>) => {
  const search = searchFor(db, owner, query.q)
  const { rows, timeOf } = rowsFor(db, owner, query)
  if (!search) {
    const { page, next } = pageOf(await rows.execute(), query.limit, timeOf)
    return { resumes: page.map(shown), next }
  }
  const { toIndex, found, before } = await searchRows(db, owner, query, search)
  indexLater(db, toIndex, log)
  const { page, next } = pageOf(found, query.limit, timeOf)
  return {
    resumes: page.map((row) => ({ ...shown(row), match: row.match })),
    next: next ?? before ?? null,
  }
}

export const list = async (db: Db, caller: Caller, query: ListQuery, log: Pick<Log, 'warn'>) => ({
  ...(await pageFor(db, caller.userId, query, log)),
  used: await countOnShelf(db, caller.userId),
  most: shownLimit(caller.limits.documents),
})

export const read = async (db: Db, mine: Mine) => {
  const row = await readMine(db, mine)
  return { ...shown(row), document: new RawJson(row.document) }
}
