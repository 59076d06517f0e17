import type { Caller } from '#packages/api/route.ts'
import type { Db } from '#packages/server-kit/server.ts'
import { mentionedIn } from '../body.ts'
import type { Comment, CommentPerson, Reason } from '../contract.ts'
import type { CommentRow } from './tables.ts'
import { isPublic } from './thread.ts'

/** The reader: some may see hidden comments. */
export interface Viewer {
  userId: string | undefined
  isAdmin: boolean
}

export const viewerOf = (caller: Caller | undefined): Viewer => ({
  userId: caller?.userId,
  isAdmin: caller?.role === 'admin',
})

const hasContent = (row: CommentRow, { userId, isAdmin }: Viewer): boolean =>
  row.deleted_at === null &&
  (row.hidden_at === null || isAdmin || (userId !== undefined && row.author === userId))

const stateOf = (row: CommentRow): Comment['state'] => {
  if (isPublic(row)) return 'shown'
  return row.deleted_at === null ? 'hidden' : 'deleted'
}

const peopleIn = async (db: Db, rows: readonly CommentRow[]): Promise<ReadonlyMap<string, CommentPerson>> => {
  const ids = rows.flatMap(({ author, answers, body }) => [author, answers, ...mentionedIn(body)])
  const known = [...new Set(ids)].filter((id) => id !== null)
  if (known.length === 0) return new Map()
  const people = await db
    .selectFrom('users')
    .select(['id', 'nickname', 'avatar'])
    .where('id', 'in', known)
    .execute()
  return new Map(people.map((one) => [one.id, one]))
}

const likedAmong = async (db: Db, rows: readonly CommentRow[], userId: string | undefined) => {
  if (userId === undefined || rows.length === 0) return new Set<string>()
  const ids = rows.map(({ id }) => id)
  const likes = await db
    .selectFrom('comment_likes')
    .select('comment_id')
    .where('user_id', '=', userId)
    .where('comment_id', 'in', ids)
    .execute()
  return new Set(likes.map((like) => like.comment_id))
}

/** The public facts of a placeholder: its position and whether it was deleted or hidden. */
const placeOf = (row: CommentRow): Comment => ({
  id: row.id,
  rootId: row.root_id,
  state: stateOf(row),
  author: null,
  isMine: false,
  answers: null,
  body: '',
  mentions: [],
  createdAt: row.created_at,
  editedAt: null,
  likes: 0,
  isLiked: false,
  replies: row.replies,
  hiddenFor: null,
  reports: 0,
})

/** Rows as this person sees them, with everybody called as they are called now. */
export const shownTo = async (db: Db, rows: readonly CommentRow[], viewer: Viewer): Promise<Comment[]> => {
  const whole = rows.filter((row) => hasContent(row, viewer))
  const people = await peopleIn(db, whole)
  const liked = await likedAmong(db, whole, viewer.userId)
  const named = (id: string) => ({ id, nickname: people.get(id)?.nickname ?? null })
  return rows.map((row) =>
    hasContent(row, viewer)
      ? {
          ...placeOf(row),
          author: people.get(row.author ?? '') ?? null,
          isMine: row.author !== null && row.author === viewer.userId,
          answers: row.answers === null ? null : named(row.answers),
          body: row.body,
          mentions: mentionedIn(row.body).map(named),
          editedAt: row.edited_at,
          likes: row.likes,
          isLiked: liked.has(row.id),
          hiddenFor: row.hidden_for as Reason | null,
          reports: viewer.isAdmin ? row.reports : 0,
        }
      : placeOf(row),
  )
}

export const oneShownTo = async (db: Db, row: CommentRow, viewer: Viewer): Promise<Comment> =>
  (await shownTo(db, [row], viewer))[0] ?? placeOf(row)
