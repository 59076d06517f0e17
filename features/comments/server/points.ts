import type { Database } from '#packages/db-schema/database.ts'
import { postIn, takeUpTo } from '#packages/ledger/ledger.ts'
import { DAY_MS } from '#packages/scheduling/durations.ts'
import type { Tx } from '#packages/server-kit/server.ts'
import { readMoney } from '#packages/settings/store.ts'
import type { CommentRow } from './tables.ts'

type Earned = Database['comment_points']

const entryOf = ({ comment_id, user_id, turns }: Earned, about: string) => ({
  userId: user_id,
  reason: 'comment' as const,
  key: `comment:${comment_id}:${turns}`,
  about,
})

/** Requires that the author is locked (`holdOwner`): the comments of the last 24 hours are counted. */
export const rewardComment = async (
  tx: Tx,
  { id, target_id }: Pick<CommentRow, 'id' | 'target_id'>,
  author: string,
  now: number,
): Promise<void> => {
  const { points, mostADay } = (await readMoney(tx)).points.comment
  const { count } = await tx
    .selectFrom('comment_points')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', author)
    .where('at', '>', now - DAY_MS)
    .executeTakeFirstOrThrow()
  if (points === 0 || Number(count) >= mostADay) return
  const earned: Earned = { comment_id: id, user_id: author, points, held: points, turns: 1, at: now }
  await tx.insertInto('comment_points').values(earned).execute()
  await postIn(tx, now, { ...entryOf(earned, target_id), amount: points })
}

const earnedBy = (tx: Tx, id: string): Promise<Earned | undefined> =>
  tx.selectFrom('comment_points').selectAll().where('comment_id', '=', id).executeTakeFirst()

const keep = async (tx: Tx, { comment_id, held, turns }: Earned): Promise<void> => {
  await tx.updateTable('comment_points').set({ held, turns }).where('comment_id', '=', comment_id).execute()
}

/** Requires that the thread is locked. A point that was spent already stays spent and is not given a second time. */
export const takeBackPoints = async (
  tx: Tx,
  { id, target_id }: Pick<CommentRow, 'id' | 'target_id'>,
  now: number,
): Promise<void> => {
  const earned = await earnedBy(tx, id)
  if (!earned || earned.held === 0) return
  const next = { ...earned, turns: earned.turns + 1 }
  const taken = await takeUpTo(tx, now, {
    ...entryOf(next, target_id),
    points: earned.held,
  })
  if (taken > 0) await keep(tx, { ...next, held: earned.held - taken })
}

/** Requires that the thread is locked. A comment that becomes visible again earns what it had earned before. */
export const givePointsAgain = async (
  tx: Tx,
  { id, target_id }: Pick<CommentRow, 'id' | 'target_id'>,
  now: number,
): Promise<void> => {
  const earned = await earnedBy(tx, id)
  if (!earned || earned.held === earned.points) return
  const next = { ...earned, held: earned.points, turns: earned.turns + 1 }
  await postIn(tx, now, {
    ...entryOf(next, target_id),
    amount: earned.points - earned.held,
  })
  await keep(tx, next)
}
