import { type RawBuilder, sql } from 'kysely'
import { AppError } from '#packages/api/errors.ts'
import type { Db } from '#packages/server-kit/server.ts'
import type { Comment, Sort, Target, Thread, ThreadPage } from '../contract.ts'
import { oneShownTo, shownTo, type Viewer } from './shown.ts'
import type { CommentRow } from './tables.ts'
import { requireTarget } from './target.ts'

const FIRST_REPLIES = 2

/** A hidden or deleted comment is shown as a placeholder only above a visible reply. */
const seenBy = ({ userId, isAdmin }: Viewer): RawBuilder<boolean> => {
  if (isAdmin) return sql<boolean>`1 = 1`
  const mine = userId === undefined ? sql`1 = 0` : sql`author = ${userId}`
  return sql<boolean>`((hidden_at is null and deleted_at is null) or replies > 0 or (deleted_at is null and ${mine}))`
}

const SORTED: Record<Sort, readonly ('likes' | 'created_at')[]> = {
  newest: ['created_at'],
  hottest: ['likes', 'created_at'],
}

/** The values that a cursor holds, if it is one of a list sorted by so many columns. */
const placeIn = (cursor: string | undefined, columns: number): (number | string)[] | undefined => {
  const parts = new RegExp(`^${'(\\d+)_'.repeat(columns)}(.+)$`).exec(cursor ?? '')?.slice(1)
  return parts?.map((part, at) => (at < columns ? Number(part) : part))
}

const beyond = (
  columns: readonly string[],
  cursor: string | undefined,
  way: 'before' | 'after',
): RawBuilder<boolean> => {
  const place = placeIn(cursor, columns.length)
  if (!place) return sql<boolean>`1 = 1`
  const names = sql.join([...columns, 'id'].map((name) => sql.ref(name)))
  const sign = way === 'before' ? sql`<` : sql`>`
  return sql<boolean>`(${names}) ${sign} (${sql.join(place)})`
}

/** Where the list goes on, of rows that were asked for one more than the page holds. */
const pageOf = (rows: readonly CommentRow[], limit: number, columns: readonly ('likes' | 'created_at')[]) => {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const next = rows.length > limit && last ? [...columns.map((name) => last[name]), last.id].join('_') : null
  return { page, next }
}

const rootsOf = (
  db: Db,
  { id }: Target,
  { sort, after, limit }: { sort: Sort; after?: string | undefined; limit: number },
  viewer: Viewer,
) => {
  const columns = SORTED[sort]
  let query = db
    .selectFrom('comments')
    .selectAll()
    .where('target_id', '=', id)
    .where('level', '=', 0)
    .where(beyond(columns, after, 'before'))
    .where(seenBy(viewer))
  for (const column of [...columns, 'id'] as const) query = query.orderBy(column, 'desc')
  return query.limit(limit + 1).execute()
}

const repliesOf = (
  db: Db,
  rootId: string,
  { after, limit }: { after?: string | undefined; limit: number },
  viewer: Viewer,
) =>
  db
    .selectFrom('comments')
    .selectAll()
    .where('root_id', '=', rootId)
    .where('level', '=', 1)
    .where(beyond(['created_at'], after, 'after'))
    .where(seenBy(viewer))
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit + 1)

/** The first of each thread in one question: each part of it stops at a few rows, however long its thread. */
const firstReplies = async (db: Db, roots: readonly CommentRow[], viewer: Viewer): Promise<CommentRow[]> => {
  const [first, ...rest] = roots.map(({ id }) =>
    db.selectFrom(repliesOf(db, id, { limit: FIRST_REPLIES }, viewer).as('few')).selectAll(),
  )
  if (!first) return []
  return rest.reduce((all, one) => all.unionAll(one), first).execute()
}

const threadsOf = async (db: Db, roots: readonly CommentRow[], viewer: Viewer): Promise<Thread[]> => {
  const replies = await firstReplies(db, roots, viewer)
  const pages = roots.map(({ id }) =>
    pageOf(
      replies.filter(({ root_id }) => root_id === id),
      FIRST_REPLIES,
      ['created_at'],
    ),
  )
  const rows = [...roots, ...pages.flatMap(({ page }) => page)]
  const shown = new Map((await shownTo(db, rows, viewer)).map((one) => [one.id, one]))
  const as = ({ id }: CommentRow) => shown.get(id) as Comment
  return roots.map((root, at) => ({
    comment: as(root),
    replies: pages[at]?.page.map(as) ?? [],
    next: pages[at]?.next ?? null,
  }))
}

const totalOf = async (db: Db, { id }: Target): Promise<number> => {
  const row = await db
    .selectFrom('comment_counts')
    .select('shown')
    .where('target_id', '=', id)
    .executeTakeFirst()
  return row?.shown ?? 0
}

export const listThreads = async (
  db: Db,
  target: Target,
  query: { sort: Sort; after?: string | undefined; limit: number },
  viewer: Viewer,
): Promise<Pick<ThreadPage, 'threads' | 'next' | 'total'>> => {
  await requireTarget(db, target)
  const { page, next } = pageOf(await rootsOf(db, target, query, viewer), query.limit, SORTED[query.sort])
  return { threads: await threadsOf(db, page, viewer), next, total: await totalOf(db, target) }
}

/** A comment that this person can find by its id: under a template that is still public. */
const findSeen = async (db: Db, id: string, viewer: Viewer): Promise<CommentRow> => {
  const row = await db
    .selectFrom('comments')
    .selectAll()
    .where('id', '=', id)
    .where(seenBy(viewer))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('templates')
          .select('templates.id')
          .whereRef('templates.id', '=', 'comments.target_id')
          .where('templates.published_at', 'is not', null),
      ),
    )
    .executeTakeFirst()
  if (!row) throw new AppError('not_found')
  return row
}

export const listRepliesIn = async (
  db: Db,
  id: string,
  query: { after?: string | undefined; limit: number },
  viewer: Viewer,
) => {
  const { root_id } = await findSeen(db, id, viewer)
  const { page, next } = pageOf(await repliesOf(db, root_id, query, viewer).execute(), query.limit, [
    'created_at',
  ])
  return { replies: await shownTo(db, page, viewer), next }
}

/** The first comments of a thread, followed by this comment if it comes later. */
export const threadWith = async (db: Db, id: string, viewer: Viewer): Promise<Thread> => {
  const row = await findSeen(db, id, viewer)
  const root = row.level === 0 ? row : await findSeen(db, row.root_id, viewer)
  const [thread] = await threadsOf(db, [root], viewer)
  if (!thread) throw new AppError('not_found')
  const isThere = row.level === 0 || thread.replies.some((one) => one.id === id)
  return isThere ? thread : { ...thread, replies: [...thread.replies, await oneShownTo(db, row, viewer)] }
}
