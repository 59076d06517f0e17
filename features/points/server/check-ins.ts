import { AppError } from '#packages/api/errors.ts'
import { balanceOf, postIn } from '#packages/ledger/ledger.ts'
import { holdOwner } from '#packages/server-kit/hold-owner.ts'
import type { Db } from '#packages/server-kit/server.ts'
import type { MoneySettings } from '#packages/settings/settings.ts'
import { dayIn } from './calendar.ts'
import { aheadOf, type Last, mayFollow, pointsFor, runUpTo, standsUntil } from './run.ts'

export interface Here {
  userId: string
  timeZone: string
  now: number
}

type Rules = MoneySettings['points']['checkIn']

const todayOf = ({ timeZone, now }: Here): string => {
  const today = dayIn(now, timeZone)
  if (today === undefined) throw new AppError('unknown_time_zone')
  return today
}

const lastOf = (db: Db, userId: string): Promise<Last | undefined> =>
  db
    .selectFrom('check_ins')
    .select(['day', 'run', 'at', 'stands_until'])
    .where('user_id', '=', userId)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()

export const monthOf = async (db: Db, here: Here, month: string, rules: Rules) => {
  const today = todayOf(here)
  const last = await lastOf(db, here.userId)
  const days = await db
    .selectFrom('check_ins')
    .select(['day', 'points'])
    .where('user_id', '=', here.userId)
    .where('day', '>=', `${month}-01`)
    .where('day', '<=', `${month}-31`)
    .orderBy('day')
    .execute()
  const run = runUpTo(last, today, here.now)
  return {
    days,
    today,
    isDone: last?.day === today,
    run,
    brings: mayFollow(last, today, here.now) ? pointsFor(run + 1, rules) : null,
    usual: rules.usual,
    seventh: rules.seventh,
    ahead: aheadOf(run, rules),
  }
}

/**
 * Stores the day, its run and its points in one transaction; concurrent calls are serialized by the lock of the
 * account.
 */
export const checkInNow = (plain: Db, here: Here, rules: Rules) => {
  const { userId, now } = here
  const today = todayOf(here)
  return plain.transaction().execute(async (tx) => {
    await holdOwner(tx, userId)
    const last = await lastOf(tx, userId)
    if (last?.day === today) throw new AppError('checked_in')
    if (!mayFollow(last, today, now)) throw new AppError('too_soon')
    const run = runUpTo(last, today, now) + 1
    const points = pointsFor(run, rules)
    await tx
      .insertInto('check_ins')
      .values({ user_id: userId, day: today, run, points, at: now, stands_until: standsUntil(last, now) })
      .execute()
    const key = `check_in:${userId}:${today}`
    if (points > 0) await postIn(tx, now, { userId, amount: points, reason: 'check_in', key, about: today })
    return { points, run, balance: await balanceOf(tx, userId) }
  })
}
