import { newId } from '#packages/api/new-id.ts'
import { blankDocument } from '#packages/document/blank.ts'
import type { ServerDeps } from '#packages/server-kit/server.ts'

/** A published template of this user, without a review. */
export const aPublishedTemplate = async (
  { db, now }: Pick<ServerDeps, 'db' | 'now'>,
  owner: string,
  { kind = 'resume', name = '青简' }: { kind?: 'resume' | 'word' | 'ppt'; name?: string } = {},
): Promise<string> => {
  const id = newId(now())
  const look = { name, style: 'plain', color: 'ink' }
  const meta =
    kind === 'resume'
      ? { ...look, purpose: ['social'], industry: [], job: [], columns: 'one' }
      : { ...look, category: 'event', tags: ['策划'] }
  const document = { ...blankDocument(name, 'zh'), kind }
  const content = { meta: JSON.stringify(meta), document: JSON.stringify(document) }
  await db
    .insertInto('templates')
    .values({
      ...content,
      id,
      owner,
      kind,
      status: 'published',
      reason: null,
      revision: 1,
      version: 1,
      created_at: now(),
      updated_at: now(),
      published_at: now(),
      versioned_at: 0,
    })
    .execute()
  await db
    .insertInto('template_versions')
    .values({ ...content, template_id: id, version: 1, published_at: now() })
    .execute()
  return id
}
