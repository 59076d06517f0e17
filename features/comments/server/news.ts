import { type RawBuilder, sql } from 'kysely'
import { newId } from '#packages/api/new-id.ts'
import { olderThan, pageOf } from '#packages/server-kit/paging.ts'
import type { Db } from '#packages/server-kit/server.ts'
import { mentionedIn } from '../body.ts'
import type { News } from '../contract.ts'
import { shownTo, type Viewer } from './shown.ts'
import type { CommentRow } from './tables.ts'
import { namesOf } from './target.ts'

/** Notifies users who were answered or mentioned; each once, and never of their own comments. */
export const callPeople = async (
  tx: Db,
  row: CommentRow,
  answered: string | undefined,
  now: number,
): Promise<void> => {
  const called = new Map(mentionedIn(row.body).map((id) => [id, 'mention']))
  if (answered !== undefined) called.set(answered, 'reply')
  called.delete(row.author ?? '')
  if (called.size === 0) return
  await tx
    .insertInto('comment_news')
    .values(
      [...called].map(([user_id, kind]) => ({
        id: newId(now),
        user_id,
        comment_id: row.id,
        kind,
        at: now,
        read_at: null,
      })),
    )
    .onConflict((conflict) => conflict.columns(['comment_id', 'user_id']).doNothing())
    .execute()
}

/** Removes the notifications of users who are not mentioned any more. */
export const recallPeople = async (tx: Db, { id, body }: CommentRow): Promise<void> => {
  const named = mentionedIn(body)
  let gone = tx.deleteFrom('comment_news').where('comment_id', '=', id).where('kind', '=', 'mention')
  if (named.length > 0) gone = gone.where('user_id', 'not in', named)
  await gone.execute()
}

/** Comments that were hidden since cause no notification until they are visible again. */
const isStillSeen: RawBuilder<boolean> = sql<boolean>`exists (
  select 1 from comments where comments.id = comment_news.comment_id
    and comments.hidden_at is null and comments.deleted_at is null)`

const MAX_COUNTED = 100

export const unreadOf = async (db: Db, userId: string): Promise<number> => {
  const few = db
    .selectFrom('comment_news')
    .select('id')
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where(isStillSeen)
    .limit(MAX_COUNTED)
    .as('few')
  const { count } = await db
    .selectFrom(few)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const newsFor = async (
  db: Db,
  viewer: Viewer & { userId: string },
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<{ news: News[]; next: string | null; unread: number }> => {
  const rows = await db
    .selectFrom('comment_news')
    .selectAll()
    .where('user_id', '=', viewer.userId)
    .where(olderThan('at', after))
    .where(isStillSeen)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const { page, next } = pageOf(rows, limit, (row) => row.at)
  const comments = await commentsOf(
    db,
    page.map((row) => row.comment_id),
  )
  const shown = new Map((await shownTo(db, comments, viewer)).map((one) => [one.id, one]))
  const names = await namesOf(
    db,
    comments.map((row) => row.target_id),
  )
  const targets = new Map(comments.map((row) => [row.id, names.get(row.target_id)]))
  const news = page.flatMap((row): News[] => {
    const [comment, target] = [shown.get(row.comment_id), targets.get(row.comment_id)]
    if (!comment || !target) return []
    const { id, at, read_at } = row
    return [{ id, kind: row.kind as News['kind'], isRead: read_at !== null, at, comment, target }]
  })
  return { news, next, unread: await unreadOf(db, viewer.userId) }
}

export const commentsOf = async (db: Db, ids: readonly string[]): Promise<CommentRow[]> =>
  ids.length === 0 ? [] : db.selectFrom('comments').selectAll().where('id', 'in', ids).execute()

export const markRead = async (
  db: Db,
  userId: string,
  seen: { until: number } | { news: string },
  now: number,
) => {
  await db
    .updateTable('comment_news')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where(({ eb }) => ('until' in seen ? eb('at', '<=', seen.until) : eb('id', '=', seen.news)))
    .execute()
  return { unread: await unreadOf(db, userId) }
}
