import { AppError } from '#packages/api/errors.ts'
import type { Caller } from '#packages/api/route.ts'
import { NotEnoughPoints, postIn } from '#packages/ledger/ledger.ts'
import { addDays, membershipOf, runningPlan } from '#packages/plans/running.ts'
import { recordAction } from '#packages/server-kit/audit.ts'
import { oneAtATime } from '#packages/server-kit/one-at-a-time.ts'
import type { Db, Tx } from '#packages/server-kit/server.ts'
import type { PaidPlan } from '#packages/settings/settings.ts'
import { userRow } from './person-detail.ts'

interface Act {
  id: string
  caller: Caller
  now: number
}

/** One more press, or an answer that was lost on the way, must not give twice. */
const isFirst = async (tx: Db, grant: string, now: number): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('admin_grants')
    .values({ id: grant, at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export const ban = (db: Db, { id, caller, now }: Act, reason: string) =>
  db.transaction().execute(async (tx) => {
    await oneAtATime(tx)
    const user = await userRow(tx, id)
    if (id === caller.userId) throw new AppError('not_oneself')
    if (user.role === 'admin') throw new AppError('is_admin')
    await tx
      .updateTable('users')
      .set({ banned_at: user.banned_at ?? now })
      .where('id', '=', id)
      .execute()
    await tx
      .insertInto('bans')
      .values({ user_id: id, reason, at: now })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ reason, at: now }))
      .execute()
    await tx.deleteFrom('sessions').where('user_id', '=', id).execute()
    await recordAction(tx, now, caller, 'user.ban', { id, reason })
  })

export const unban = (db: Db, { id, caller, now }: Act, reason: string) =>
  db.transaction().execute(async (tx) => {
    await userRow(tx, id)
    await tx.updateTable('users').set({ banned_at: null }).where('id', '=', id).execute()
    await tx.deleteFrom('bans').where('user_id', '=', id).execute()
    await recordAction(tx, now, caller, 'user.unban', { id, reason })
  })

interface Points {
  grant: string
  amount: number
  note: string
}

const postGrant = async (tx: Tx, { id, caller, now }: Act, { grant, amount, note }: Points) => {
  await userRow(tx, id)
  if (!(await isFirst(tx, grant, now))) return
  const entry = { userId: id, amount, reason: 'adjustment', key: `adjustment:${grant}`, about: note } as const
  const { balance } = await postIn(tx, now, entry)
  await recordAction(tx, now, caller, 'user.points', { id, amount, note, balance })
}

export const givePoints = async (db: Db, act: Act, points: Points) => {
  try {
    await db.transaction().execute((tx) => postGrant(tx, act, points))
  } catch (error) {
    if (!(error instanceof NotEnoughPoints)) throw error
    throw new AppError('too_few_points', { data: { balance: error.balance } })
  }
}

interface Days {
  grant: string
  plan: PaidPlan
  days: number | null
  note: string
}

export const giveDays = (db: Db, { id, caller, now }: Act, { grant, plan, days: asked, note }: Days) =>
  db.transaction().execute(async (tx) => {
    await userRow(tx, id)
    const days = plan === 'lifetime' ? null : asked
    if (plan !== 'lifetime' && days === null) throw new AppError('days_missing')
    if (!(await isFirst(tx, grant, now))) return
    if (runningPlan(await membershipOf(tx, id), now) === 'lifetime') throw new AppError('has_lifetime')
    const { until } = await addDays(tx, now, { userId: id, plan, days })
    await recordAction(tx, now, caller, 'user.days', { id, plan, days, note, until })
  })

export const setRole = (db: Db, { id, caller, now }: Act, isAdmin: boolean) =>
  db.transaction().execute(async (tx) => {
    // Two admins who take it from each other at once must not leave the site without one.
    await oneAtATime(tx)
    const user = await userRow(tx, id)
    if (id === caller.userId) throw new AppError('not_oneself')
    if (isAdmin && user.banned_at !== null) throw new AppError('is_banned')
    const others = await tx
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'admin')
      .where('banned_at', 'is', null)
      .where('id', '!=', id)
      .execute()
    if (!isAdmin && others.length === 0) throw new AppError('last_admin')
    // The caller may have lost the admin role since the call began.
    if (!others.some((admin) => admin.id === caller.userId)) throw new AppError('forbidden')
    await tx
      .updateTable('users')
      .set({ role: isAdmin ? 'admin' : 'user' })
      .where('id', '=', id)
      .execute()
    const action = isAdmin ? 'user.make_admin' : 'user.unmake_admin'
    await recordAction(tx, now, caller, action, { id })
  })
