import type { Db } from '#packages/server-kit/server.ts'

export interface TemplateName {
  kind: 'resume' | 'word' | 'ppt'
  name: string
}

/** The published names of templates. */
export const templateNames = async (db: Db, ids: readonly string[]): Promise<Map<string, TemplateName>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('templates as t')
    .innerJoin('template_versions as v', (join) =>
      join.onRef('v.template_id', '=', 't.id').onRef('v.version', '=', 't.version'),
    )
    .select(['t.id', 't.kind', 'v.meta'])
    .where('t.id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ id, kind, meta }) => {
      const { name = '' } = JSON.parse(meta) as { name?: string }
      return [id, { kind: kind as TemplateName['kind'], name }]
    }),
  )
}
