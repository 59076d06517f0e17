import type { PlanKey, PlanLimits, Role } from '#packages/api/route.ts'
import type { Database } from '#packages/db-schema/database.ts'
import { DAY_MS } from '#packages/scheduling/durations.ts'
import type { Db, Tx } from '#packages/server-kit/server.ts'
import { type MoneySettings, type PaidPlan, paidPlans } from '#packages/settings/settings.ts'

const MB = 1024 * 1024

/** As it is stored: both are null for a user who never had a plan. */
export interface Membership {
  plan: string | null
  until: number | null
}

const isPaid = (plan: string | null): plan is PaidPlan => paidPlans.some((one) => one === plan)

/** The plan that is active now. A plan for life has no end; any other plan without an end never began. */
export const runningPlan = ({ plan, until }: Membership, now: number): PlanKey => {
  if (!isPaid(plan)) return 'free'
  if (plan === 'lifetime') return plan
  return until !== null && until > now ? plan : 'free'
}

const NO_LIMIT = Number.POSITIVE_INFINITY

const bytesOf = (megabytes: number | null) => (megabytes === null ? NO_LIMIT : megabytes * MB)

/** Everything that a plan limits and includes, in one place: slices only read the caller's limits. */
export const limitsFor = (role: Role, plan: PlanKey, { plans }: MoneySettings): PlanLimits => {
  if (role === 'admin')
    return {
      documents: NO_LIMIT,
      documentBytes: NO_LIMIT,
      fileBytes: NO_LIMIT,
      includes: ['paidAi', 'templateFiles'],
    }
  const { documents, documentMegabytes, fileMegabytes, includes } = plans[plan]
  return {
    documents: documents ?? NO_LIMIT,
    documentBytes: bytesOf(documentMegabytes),
    fileBytes: bytesOf(fileMegabytes),
    includes,
  }
}

export const membershipOf = async (db: Db, userId: string): Promise<Membership> =>
  (await db
    .selectFrom('memberships')
    .select(['plan', 'until'])
    .where('user_id', '=', userId)
    .executeTakeFirst()) ?? { plan: null, until: null }

/** The better of two plans that overlap, so that buying a month does not turn a running year into a month. */
const better = (one: string | null, other: PaidPlan): PaidPlan =>
  paidPlans.findLast((plan) => plan === one || plan === other) ?? other

type Row = Database['memberships']

/** Locks the membership: of two concurrent changes the second waits and continues from the result of the first. */
const holdMembership = async (tx: Tx, now: number, userId: string): Promise<Row> => {
  const fresh = { user_id: userId, plan: '', until: null, dated_plan: null, lifetimes: 0, changed_at: now }
  return tx
    .insertInto('memberships')
    .values(fresh)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ changed_at: now }))
    .returningAll()
    .executeTakeFirstOrThrow()
}

const keepMembership = async (tx: Tx, { user_id, ...row }: Row): Promise<Membership> => {
  const plan = row.lifetimes > 0 ? 'lifetime' : row.dated_plan
  if (plan === null) await tx.deleteFrom('memberships').where('user_id', '=', user_id).execute()
  else
    await tx
      .updateTable('memberships')
      .set({ ...row, plan })
      .where('user_id', '=', user_id)
      .execute()
  return { plan, until: row.until }
}

/**
 * Adds days to the running plan, or starts from now. `days` null is for life; days that are added during a plan for
 * life run alongside it. Negative days are taken back, never to before now. Runs in the caller's transaction, so that
 * the order and its days are stored together. `until` of the answer is the end of the days, also during a plan for
 * life.
 */
export const addDays = async (
  tx: Tx,
  now: number,
  { userId, plan, days }: { userId: string; plan: PaidPlan; days: number | null },
): Promise<Membership> => {
  const row = await holdMembership(tx, now, userId)
  if (days === null) return keepMembership(tx, { ...row, lifetimes: row.lifetimes + 1 })
  if (plan === 'lifetime') throw new Error('a plan for life has no days')
  const runs = row.until !== null && row.until > now
  if (days < 0 && !runs) return keepMembership(tx, row)
  return keepMembership(tx, {
    ...row,
    dated_plan: days < 0 ? row.dated_plan : runs ? better(row.dated_plan, plan) : plan,
    until: Math.max(now, ((runs ? row.until : now) ?? now) + days * DAY_MS),
  })
}

/** Takes back time that is still ahead. Returns how much that was. */
export const takeTime = async (
  tx: Tx,
  now: number,
  { userId, ms }: { userId: string; ms: number },
): Promise<number> => {
  const row = await holdMembership(tx, now, userId)
  const taken = Math.max(0, Math.min(ms, (row.until ?? now) - now))
  await keepMembership(tx, { ...row, until: row.until === null ? null : row.until - taken })
  return taken
}

/** Takes one plan for life back. A user who has another one, or days left, keeps those. */
export const endLife = async (tx: Tx, now: number, userId: string): Promise<Membership> => {
  const row = await holdMembership(tx, now, userId)
  return keepMembership(tx, { ...row, lifetimes: Math.max(0, row.lifetimes - 1) })
}
