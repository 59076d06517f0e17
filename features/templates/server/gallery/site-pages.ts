import type { ServerDeps, SitePage } from '#packages/server-kit/server.ts'

/** Where each kind of template has its page. */
const FOLDERS: Record<string, string> = { resume: '/resume', word: '/word', ppt: '/ppt' }

export async function* sitePages({ db }: ServerDeps): AsyncIterable<SitePage> {
  const rows = await db
    .selectFrom('templates as t')
    .innerJoin('users as u', 'u.id', 't.owner')
    .innerJoin('template_versions as v', (join) =>
      join.onRef('v.template_id', '=', 't.id').onRef('v.version', '=', 't.version'),
    )
    .select(['t.id', 't.kind', 'v.published_at'])
    .where('t.published_at', 'is not', null)
    .where('u.banned_at', 'is', null)
    .orderBy('t.published_at', 'desc')
    .execute()
  for (const { id, kind, published_at } of rows)
    yield { path: `${FOLDERS[kind]}/${id}`, changedAt: published_at }
}
