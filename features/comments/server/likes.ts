import { AppError } from '#packages/api/errors.ts'
import type { Db } from '#packages/server-kit/server.ts'

interface Like {
  id: string
  userId: string
  now: number
}

/** The row is held before the like is looked at: of twenty presses at once one counts. */
const holdPublic = async (tx: Db, id: string): Promise<void> => {
  const row = await tx
    .updateTable('comments')
    .set(({ ref }) => ({ likes: ref('likes') }))
    .where('id', '=', id)
    .where('hidden_at', 'is', null)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!row) throw new AppError('not_found')
}

const count = async (tx: Db, id: string, by: number): Promise<number> => {
  const { likes } = await tx
    .updateTable('comments')
    .set(({ eb }) => ({ likes: eb('likes', '+', by) }))
    .where('id', '=', id)
    .returning('likes')
    .executeTakeFirstOrThrow()
  return likes
}

export const like = (db: Db, { id, userId, now }: Like) =>
  db.transaction().execute(async (tx) => {
    await holdPublic(tx, id)
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('comment_likes')
      .values({ comment_id: id, user_id: userId, at: now })
      .onConflict((conflict) => conflict.columns(['comment_id', 'user_id']).doNothing())
      .executeTakeFirstOrThrow()
    return { likes: await count(tx, id, numInsertedOrUpdatedRows === 1n ? 1 : 0), isLiked: true }
  })

export const unlike = (db: Db, { id, userId }: Omit<Like, 'now'>) =>
  db.transaction().execute(async (tx) => {
    await holdPublic(tx, id)
    const { numDeletedRows } = await tx
      .deleteFrom('comment_likes')
      .where('comment_id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    return { likes: await count(tx, id, numDeletedRows === 1n ? -1 : 0), isLiked: false }
  })
