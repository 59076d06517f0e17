import { membershipOf, runningPlan } from '#packages/plans/running.ts'
import { DAY_MS } from '#packages/scheduling/durations.ts'
import type { Db } from '#packages/server-kit/server.ts'
import { type PaidPlan, paidPlans } from '#packages/settings/settings.ts'

const isPaid = (plan: string | null): plan is PaidPlan => paidPlans.some((one) => one === plan)

/** A plan ends by the clock alone; no job is needed. */
export const planOf = async (db: Db, userId: string, now: number) => {
  const stored = await membershipOf(db, userId)
  const plan = runningPlan(stored, now)
  const until = plan === 'free' || plan === 'lifetime' ? null : stored.until
  const isOver = plan === 'free' && isPaid(stored.plan) && stored.until !== null
  return {
    plan,
    until,
    daysLeft: until === null ? null : Math.ceil((until - now) / DAY_MS),
    ended: isOver ? { plan: stored.plan as PaidPlan, at: stored.until as number } : null,
  }
}
