import { AppError } from '#packages/api/errors.ts'
import { SYSTEM_USER_ID } from '#packages/api/system-user.ts'
import type { Db } from '#packages/server-kit/server.ts'
import { type PaidPlan, paidPlans } from '#packages/settings/settings.ts'
import type { PersonDetail } from '../people-contract.ts'
import { withPlans } from './people-list.ts'

const MAX_SESSIONS = 20
const MAX_ENTRIES = 10

/** The system user is not a person and is not found. */
export const userRow = async (db: Db, id: string) => {
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where('id', '!=', SYSTEM_USER_ID)
    .executeTakeFirst()
  if (!row) throw new AppError('not_found')
  return row
}

const documentsOf = async (db: Db, owner: string): Promise<PersonDetail['documents']> => {
  const rows = await db
    .selectFrom('resumes')
    .select('kind')
    .select(({ fn }) => [fn.countAll<number>().as('all'), fn.count<number>('deleted_at').as('binned')])
    .where('owner', '=', owner)
    .groupBy('kind')
    .execute()
  const stored = (kind: string) => {
    const row = rows.find((one) => one.kind === kind)
    return row ? Number(row.all) - Number(row.binned) : 0
  }
  return {
    resume: stored('resume'),
    word: stored('word'),
    ppt: stored('ppt'),
    binned: rows.reduce((sum, { binned }) => sum + Number(binned), 0),
  }
}

const sessionsOf = async (db: Db, userId: string, now: number) => {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'agent', 'address', 'seen_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('seen_at', 'desc')
    .limit(MAX_SESSIONS)
    .execute()
  return rows.map(({ seen_at, ...row }) => ({ ...row, seenAt: seen_at }))
}

const entriesOf = async (db: Db, userId: string): Promise<PersonDetail['entries']> => {
  const rows = await db
    .selectFrom('ledger')
    .select(['id', 'created_at', 'amount', 'balance', 'reason', 'about'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_ENTRIES)
    .execute()
  return rows.map(({ created_at, about, reason, ...row }) => ({
    ...row,
    at: created_at,
    reason: reason as PersonDetail['entries'][number]['reason'],
    note: reason === 'adjustment' ? about : null,
  }))
}

const countsOf = async (db: Db, userId: string) => {
  const { templates } = await db
    .selectFrom('templates')
    .select(({ fn }) => fn.countAll<number>().as('templates'))
    .where('owner', '=', userId)
    .executeTakeFirstOrThrow()
  const { comments } = await db
    .selectFrom('comments')
    .select(({ fn }) => fn.countAll<number>().as('comments'))
    .where('author', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { templates: Number(templates), comments: Number(comments) }
}

const planOf = async (db: Db, userId: string) => {
  const row = await db
    .selectFrom('memberships')
    .select(['plan', 'until'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const lastPlan: PaidPlan | null = paidPlans.find((plan) => plan === row?.plan) ?? null
  return { lastPlan, planUntil: row?.until ?? null }
}

export const readPerson = async (db: Db, id: string, now: number): Promise<PersonDetail> => {
  const user = await userRow(db, id)
  const [row] = await withPlans(db, [user], now)
  if (!row) throw new AppError('not_found')
  const ban = await db.selectFrom('bans').select('reason').where('user_id', '=', id).executeTakeFirst()
  return {
    ...row,
    signature: user.signature,
    leavesAt: user.leaves_at,
    hasTwoFactor: user.totp_since !== null,
    banReason: ban?.reason ?? null,
    ...(await planOf(db, id)),
    documents: await documentsOf(db, id),
    ...(await countsOf(db, id)),
    sessions: await sessionsOf(db, id, now),
    entries: await entriesOf(db, id),
  }
}
