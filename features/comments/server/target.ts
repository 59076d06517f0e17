import { AppError } from '#packages/api/errors.ts'
import type { Db } from '#packages/server-kit/server.ts'
import type { Target, TargetKind } from '../contract.ts'

/** A published template. Any other template is answered the same way as one that does not exist. */
export const requireTarget = async (db: Db, { kind, id }: Target): Promise<{ owner: string }> => {
  const row = await db
    .selectFrom('templates')
    .select('owner')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('published_at', 'is not', null)
    .executeTakeFirst()
  if (!row) throw new AppError('not_found')
  return row
}

/** The public names of the pages with comments. */
export const namesOf = async (db: Db, ids: readonly string[]) => {
  const rows = ids.length === 0 ? [] : await namedRows(db, ids)
  return new Map(
    rows.map(({ id, kind, meta }) => {
      const { name = '' } = JSON.parse(meta ?? '{}') as { name?: string }
      return [id, { kind: kind as TargetKind, id, name }]
    }),
  )
}

const namedRows = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('templates')
    .leftJoin('template_versions as v', (join) =>
      join.onRef('v.template_id', '=', 'templates.id').onRef('v.version', '=', 'templates.version'),
    )
    .select(['templates.id', 'templates.kind', 'v.meta'])
    .where('templates.id', 'in', [...new Set(ids)])
    .execute()
