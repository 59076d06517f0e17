import type { Caller } from '#packages/wire/route.ts'

/** How many of each kind an account may have outside the bin. */
export const resumeLimits = { free: 5, month: 20, year: 50, lifetime: Number.POSITIVE_INFINITY }

/** Until there are plans the role is all that is known of one. */
export const resumeLimitOf = ({ role }: Caller): number =>
  ({ user: resumeLimits.free, member: resumeLimits.month, admin: resumeLimits.lifetime })[role]
