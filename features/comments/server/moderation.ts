import { AppError } from '#packages/api/errors.ts'
import type { Caller } from '#packages/api/route.ts'
import { recordAction } from '#packages/server-kit/audit.ts'
import { holdOwner } from '#packages/server-kit/hold-owner.ts'
import { olderThan, pageOf } from '#packages/server-kit/paging.ts'
import type { Db } from '#packages/server-kit/server.ts'
import type { Reason, Reported } from '../contract.ts'
import { refuseTooManyReports } from './limits.ts'
import { givePointsAgain, takeBackPoints } from './points.ts'
import { shownTo, viewerOf } from './shown.ts'
import type { CommentRow } from './tables.ts'
import { namesOf } from './target.ts'
import { countPublic, holdComment, isPublic } from './thread.ts'

interface NewReport {
  id: string
  userId: string
  reason: Reason
  words?: string | undefined
  now: number
}

export const report = (db: Db, { id, userId, reason, words, now }: NewReport) =>
  db.transaction().execute(async (tx) => {
    await holdOwner(tx, userId)
    const row = await holdComment(tx, id)
    if (!isPublic(row)) throw new AppError('not_found')
    if (row.author === userId) throw new AppError('own_comment')
    await refuseTooManyReports(tx, userId, now)
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('comment_reports')
      .values({ comment_id: id, user_id: userId, reason, words: words ?? null, at: now, settled_at: null })
      .onConflict((conflict) => conflict.columns(['comment_id', 'user_id']).doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 1n)
      await tx
        .updateTable('comments')
        .set(({ eb }) => ({ reports: eb('reports', '+', 1), reported_at: now }))
        .where('id', '=', id)
        .execute()
    return {}
  })

interface Act {
  id: string
  caller: Caller
  now: number
}

const settleReports = async (tx: Db, id: string, now: number) => {
  await tx
    .updateTable('comment_reports')
    .set({ settled_at: now })
    .where('comment_id', '=', id)
    .where('settled_at', 'is', null)
    .execute()
}

type Settled = Partial<Pick<CommentRow, 'hidden_at' | 'hidden_for'>>

/** An admin's decision on a comment settles its reports, whatever the decision is. */
const decide = (
  db: Db,
  { id, caller, now }: Act,
  action: string,
  change: (row: CommentRow) => Settled,
): Promise<CommentRow> =>
  db.transaction().execute(async (tx) => {
    const row = await holdComment(tx, id)
    if (row.deleted_at !== null) throw new AppError('not_found')
    const settled = { ...change(row), reports: 0, reported_at: null }
    const changed: CommentRow = { ...row, ...settled }
    await tx.updateTable('comments').set(settled).where('id', '=', id).execute()
    await settleReports(tx, id, now)
    if (isPublic(row) !== isPublic(changed)) {
      await countPublic(tx, row, isPublic(changed) ? 1 : -1)
      await (isPublic(changed) ? givePointsAgain : takeBackPoints)(tx, row, now)
    }
    const { author, hidden_for } = changed
    await recordAction(tx, now, caller, action, { id, author, reason: hidden_for, reports: row.reports })
    return changed
  })

export const hide = (db: Db, act: Act, reason: Reason) =>
  decide(db, act, 'comment.hide', (row) => ({ hidden_at: row.hidden_at ?? act.now, hidden_for: reason }))

export const restore = (db: Db, act: Act) =>
  decide(db, act, 'comment.restore', () => ({ hidden_at: null, hidden_for: null }))

export const dismiss = (db: Db, act: Act) => decide(db, act, 'comment.dismiss', () => ({}))

const MAX_REPORTS_SHOWN = 5

const reportsOf = async (db: Db, ids: readonly string[]) => {
  if (ids.length === 0) return []
  return db
    .selectFrom('comment_reports')
    .select(['comment_id', 'reason', 'words', 'at'])
    .where('comment_id', 'in', ids)
    .orderBy('at', 'desc')
    .limit(500)
    .execute()
}

interface ReportsQuery {
  view: 'reported' | 'hidden'
  after?: string | undefined
  limit: number
}

export const reportedPage = async (db: Db, { view, after, limit }: ReportsQuery, caller: Caller) => {
  const column = view === 'reported' ? 'reported_at' : 'hidden_at'
  const rows = await db
    .selectFrom('comments')
    .selectAll()
    .where(column, 'is not', null)
    .where(olderThan(column, after))
    .orderBy(column, 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const { page, next } = pageOf(rows, limit, (row) => row[column] ?? 0)
  const shown = await shownTo(db, page, viewerOf(caller))
  const names = await namesOf(
    db,
    page.map((row) => row.target_id),
  )
  const reports = await reportsOf(
    db,
    page.map(({ id }) => id),
  )
  const comments = shown.flatMap((comment, at): Reported[] => {
    const target = names.get(page[at]?.target_id ?? '')
    const reported = reports
      .filter(({ comment_id }) => comment_id === comment.id)
      .slice(0, MAX_REPORTS_SHOWN)
      .map(({ reason, words, at: when }) => ({ reason: reason as Reason, words, at: when }))
    return target ? [{ comment, target, reported }] : []
  })
  return { comments, next }
}
