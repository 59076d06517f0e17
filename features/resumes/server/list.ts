import { olderThan, pageOf } from '#packages/slice/paging.ts'
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
  before?: string | undefined
  limit: number
}

export const list = async (db: ResumeDb, owner: string, { kind, from, before, limit }: ListQuery) => {
  const time = from === 'bin' ? 'deleted_at' : 'updated_at'
  let query = db
    .selectFrom('resumes')
    .select(columns)
    .where('owner', '=', owner)
    .where('deleted_at', from === 'bin' ? 'is not' : 'is', null)
    .where(olderThan(time, before))
    .orderBy(time, 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
  if (kind) query = query.where('kind', '=', kind)
  const { page, next } = pageOf(await query.execute(), limit, (row) => row[time] ?? 0)
  return { resumes: page.map(shown), next }
}

export const read = async (db: ResumeDb, mine: Mine) => {
  const row = await readMine(db, mine)
  return { ...shown(row), document: JSON.parse(row.document) as unknown }
}
