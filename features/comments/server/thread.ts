import { AppError } from '#packages/api/errors.ts'
import type { Db, Tx } from '#packages/server-kit/server.ts'
import { takeBackPoints } from './points.ts'
import type { CommentRow } from './tables.ts'

/** Seen by everybody: what counters count. */
export const isPublic = ({ hidden_at, deleted_at }: Pick<CommentRow, 'hidden_at' | 'deleted_at'>): boolean =>
  hidden_at === null && deleted_at === null

const rowOf = (tx: Db, id: string) =>
  tx.selectFrom('comments').selectAll().where('id', '=', id).executeTakeFirst()

/**
 * Locks a comment's thread until the transaction ends. Every change of a thread goes through here and locks the root
 * first, so a reply never meets a root that is being deleted, and there is no deadlock.
 */
export const holdComment = async (tx: Db, id: string): Promise<CommentRow> => {
  const found = await tx.selectFrom('comments').select('root_id').where('id', '=', id).executeTakeFirst()
  if (!found) throw new AppError('not_found')
  await tx
    .updateTable('comments')
    .set(({ ref }) => ({ likes: ref('likes') }))
    .where('id', '=', found.root_id)
    .execute()
  const row = await rowOf(tx, id)
  if (!row) throw new AppError('not_found')
  return row
}

/** One more, or one fewer, that everybody sees: in its thread, under what it answers, and under the template. */
export const countPublic = async (
  tx: Db,
  { id, root_id, parent_id, target_id }: Pick<CommentRow, 'id' | 'root_id' | 'parent_id' | 'target_id'>,
  by: 1 | -1,
): Promise<void> => {
  const above = [root_id, parent_id].filter((one) => one !== null && one !== id)
  if (above.length > 0)
    await tx
      .updateTable('comments')
      .set(({ eb }) => ({ replies: eb('replies', '+', by) }))
      .where('id', 'in', above)
      .execute()
  await tx
    .insertInto('comment_counts')
    .values({ target_id, shown: by })
    .onConflict((conflict) =>
      conflict.column('target_id').doUpdateSet(({ eb, ref }) => ({
        shown: eb(ref('comment_counts.shown'), '+', by),
      })),
    )
    .execute()
}

const isAnswered = async (tx: Db, id: string): Promise<boolean> =>
  (await tx.selectFrom('comments').select('id').where('parent_id', '=', id).limit(1).executeTakeFirst()) !==
  undefined

/** Removes a placeholder together with its last visible reply, and so on upwards. */
const clearAway = async (tx: Db, id: string | null): Promise<void> => {
  const row = id === null ? undefined : await rowOf(tx, id)
  if (!row || row.deleted_at === null || (await isAnswered(tx, row.id))) return
  await tx.deleteFrom('comments').where('id', '=', row.id).execute()
  await clearAway(tx, row.parent_id)
}

/** Takes a comment away, with all that others did with it; where it was answered an empty place stays. */
export const deleteLocked = async (tx: Tx, row: CommentRow, now: number): Promise<void> => {
  for (const table of ['comment_likes', 'comment_reports', 'comment_news'] as const)
    await tx.deleteFrom(table).where('comment_id', '=', row.id).execute()
  await tx
    .updateTable('comments')
    .set({
      author: null,
      answers: null,
      body: '',
      edited_at: null,
      deleted_at: now,
      hidden_at: null,
      hidden_for: null,
      likes: 0,
      reports: 0,
      reported_at: null,
    })
    .where('id', '=', row.id)
    .execute()
  if (isPublic(row)) await countPublic(tx, row, -1)
  await clearAway(tx, row.id)
  await takeBackPoints(tx, row, now)
}
