import { codeFor, inviterBy } from '#packages/invites/codes.ts'
import { invitesLeft } from '#packages/invites/reward.ts'
import type { Db } from '#packages/server-kit/server.ts'
import type { MoneySettings } from '#packages/settings/settings.ts'

const MAX_SHOWN = 50

type Rules = MoneySettings['points']['invite']

export const invitesOf = async (db: Db, userId: string, now: number, rules: Rules) => {
  const people = await db
    .selectFrom('invited as i')
    .innerJoin('users as u', 'u.id', 'i.user_id')
    .select(['u.nickname', 'i.at', 'i.points'])
    .where('i.inviter', '=', userId)
    .orderBy('i.at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(MAX_SHOWN)
    .execute()
  return {
    code: await codeFor(db, now, userId),
    points: rules.points,
    left: await invitesLeft(db, userId, now, rules.mostAMonth),
    people,
  }
}

/** A code whose owner has reached their limit is still valid but gives no points. */
export const offerOf = async (db: Db, code: string, now: number, rules: Rules) => {
  const inviter = await inviterBy(db, code)
  if (!inviter) return { isGood: false, points: 0 }
  const left = await invitesLeft(db, inviter.id, now, rules.mostAMonth)
  return { isGood: true, points: left > 0 ? rules.points : 0 }
}
