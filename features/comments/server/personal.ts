import { jsonFile, type Personal } from '#packages/server-kit/personal.ts'
import type { Db, ServerDeps } from '#packages/server-kit/server.ts'
import { mentionedIn, replaceMentions } from '../body.ts'
import { deleteLocked, holdComment } from './thread.ts'

const writtenBy = (db: Db, userId: string) =>
  db
    .selectFrom('comments')
    .select([
      'id',
      'target_kind as on',
      'target_id as template',
      'root_id as thread',
      'body',
      'likes',
      'created_at as createdAt',
      'edited_at as editedAt',
      'hidden_at as hiddenAt',
    ])
    .where('author', '=', userId)
    .orderBy('created_at')
    .execute()

/** Readable without us: people by the names that they have now. */
const named = async (db: Db, bodies: readonly string[]) => {
  const ids = [...new Set(bodies.flatMap(mentionedIn))]
  const people =
    ids.length === 0
      ? []
      : await db.selectFrom('users').select(['id', 'nickname']).where('id', 'in', ids).execute()
  const nicknames = new Map(people.map(({ id, nickname }) => [id, nickname]))
  return (body: string) => replaceMentions(body, (id) => `@${nicknames.get(id) ?? ''}`)
}

/** Likes are counted in others' comments: a number that no longer has its people would be made up. */
const takeBackLikes = (db: Db, userId: string) =>
  db.transaction().execute(async (tx) => {
    await tx
      .updateTable('comments')
      .set(({ eb }) => ({ likes: eb('likes', '-', 1) }))
      .where('id', 'in', (of) =>
        of.selectFrom('comment_likes').select('comment_id').where('user_id', '=', userId),
      )
      .execute()
    await tx.deleteFrom('comment_likes').where('user_id', '=', userId).execute()
  })

const takeBackReports = (db: Db, userId: string) =>
  db.transaction().execute(async (tx) => {
    const open = tx
      .selectFrom('comment_reports')
      .select('comment_id')
      .where('user_id', '=', userId)
      .where('settled_at', 'is', null)
    await tx
      .updateTable('comments')
      .set(({ eb, ref }) => ({
        reports: eb('reports', '-', 1),
        reported_at: eb.case().when('reports', '>', 1).then(ref('reported_at')).else(null).end(),
      }))
      .where('id', 'in', open)
      .execute()
    await tx.deleteFrom('comment_reports').where('user_id', '=', userId).execute()
  })

export const commentsBy = ({ db, now }: Pick<ServerDeps, 'db' | 'now'>): Personal => {
  return {
    async *give(userId) {
      const comments = await writtenBy(db, userId)
      const readable = await named(
        db,
        comments.map(({ body }) => body),
      )
      if (comments.length > 0)
        yield jsonFile(
          'comments.json',
          comments.map((one) => ({ ...one, body: readable(one.body) })),
        )
      const likes = await db
        .selectFrom('comment_likes')
        .select(['comment_id as comment', 'at'])
        .where('user_id', '=', userId)
        .orderBy('at')
        .execute()
      if (likes.length > 0) yield jsonFile('likes.json', likes)
      const reports = await db
        .selectFrom('comment_reports')
        .select(['comment_id as comment', 'reason', 'words', 'at'])
        .where('user_id', '=', userId)
        .orderBy('at')
        .execute()
      if (reports.length > 0) yield jsonFile('reports.json', reports)
    },
    /** As if each had been deleted by hand: answered ones leave an empty place without a name. */
    erase: async (userId) => {
      const mine = await db.selectFrom('comments').select('id').where('author', '=', userId).execute()
      for (const { id } of mine)
        await db.transaction().execute(async (tx) => deleteLocked(tx, await holdComment(tx, id), now()))
      await takeBackLikes(db, userId)
      await takeBackReports(db, userId)
    },
  }
}
