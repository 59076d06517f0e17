import type { Db } from '#packages/server-kit/server.ts'

/** The latest revision of a page; its content is null where the built-in text was restored. */
export const latestRevision = (db: Db, page: string) =>
  db
    .selectFrom('site_pages')
    .select(['revision', 'content', 'saved_at as savedAt'])
    .where('page', '=', page)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst()

interface Revision {
  page: string
  revision: number
  content: unknown
  now: number
}

/** Every revision stays: two that follow the same one cannot both be written, and no text is ever overwritten. */
export const insertRevision = async (
  db: Db,
  { page, revision, content, now }: Revision,
): Promise<boolean> => {
  const row = await db
    .insertInto('site_pages')
    .values({ page, revision, content: content === null ? null : JSON.stringify(content), saved_at: now })
    .onConflict((conflict) => conflict.columns(['page', 'revision']).doNothing())
    .returning('revision')
    .executeTakeFirst()
  return row !== undefined
}
