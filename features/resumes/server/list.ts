import { sql } from 'kysely'
import { olderThan, pageOf } from '#packages/slice/paging.ts'
import type { Caller } from '#packages/wire/route.ts'
import { resumeLimitOf } from './limits.ts'
import { type Mine, type ResumeDb, type ResumeRow, readMine } from './rows.ts'

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

/** As they stand in the title: percent and underscore mean themselves. */
const holds = (words: string) =>
  sql<boolean>`lower(title) like lower(${`%${words.replaceAll(/[\\%_]/g, '\\$&')}%`}) escape '\\'`

const countOnShelf = async (db: ResumeDb, owner: string): Promise<number> => {
  const { count } = await db
    .selectFrom('resumes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner', '=', owner)
    .where('kind', '=', 'resume')
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const list = async (db: ResumeDb, caller: Caller, wish: ListQuery) => {
  const { kind, from, q, sort, before, limit } = wish
  const time = from === 'bin' ? 'deleted_at' : COLUMNS[sort]
  let query = db
    .selectFrom('resumes')
    .select(columns)
    .where('owner', '=', caller.userId)
    .where('deleted_at', from === 'bin' ? 'is not' : 'is', null)
    .where(olderThan(time, before))
    .orderBy(time, 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
  if (kind) query = query.where('kind', '=', kind)
  if (q) query = query.where(holds(q))
  const { page, next } = pageOf(await query.execute(), limit, (row) => row[time] ?? 0)
  const most = resumeLimitOf(caller)
  return {
    resumes: page.map(shown),
    next,
    used: await countOnShelf(db, caller.userId),
    most: Number.isFinite(most) ? most : null,
  }
}

export const read = async (db: ResumeDb, mine: Mine) => {
  const row = await readMine(db, mine)
  return { ...shown(row), document: JSON.parse(row.document) as unknown }
}
