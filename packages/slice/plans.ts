import type { Caller } from '#packages/wire/route.ts'

const MB = 1024 * 1024
const NO_LIMIT = Number.POSITIVE_INFINITY

interface PlanLimits {
  /** How many of each kind of document an account may have outside the bin. */
  documents: number
  /** Room for uploaded pictures. */
  fileBytes: number
}

/** All that a plan limits, in one table. */
export const plans = {
  free: { documents: 5, fileBytes: 50 * MB },
  month: { documents: 20, fileBytes: 500 * MB },
  year: { documents: 50, fileBytes: 500 * MB },
  lifetime: { documents: NO_LIMIT, fileBytes: 500 * MB },
  none: { documents: NO_LIMIT, fileBytes: NO_LIMIT },
} satisfies Record<string, PlanLimits>

/** Until there are plans the role is all that is known of one. */
export const limitsOf = ({ role }: Pick<Caller, 'role'>): PlanLimits =>
  ({ user: plans.free, member: plans.month, admin: plans.none })[role]

/** As an answer says it: null is no limit. */
export const shownLimit = (limit: number): number | null => (Number.isFinite(limit) ? limit : null)
