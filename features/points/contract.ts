import * as z from 'zod/mini'
import { endpoint } from '#packages/api/endpoint.ts'
import { defineErrors } from '#packages/api/errors.ts'
import { inviteCode } from '#packages/invites/invite-code.ts'
import { timeZone, zoneErrors } from '#packages/ledger/contract.ts'

const nothing = z.strictObject({})
/** Of the person's own calendar: 2026-11-16. */
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
const checkedDay = z.object({ day, points: z.int() })

/** A month of the check-in calendar, and the points that checking in today would give. */
export const checkIns = endpoint({
  method: 'GET',
  path: '/points/check-ins',
  summary: 'The days of a month on which I checked in, my run of days, and what today brings',
  auth: 'user',
  input: z.strictObject({ timeZone, month: z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/)) }),
  reply: z.object({
    days: z.array(checkedDay),
    today: day,
    isDone: z.boolean(),
    /** Days running up to today, or to yesterday while today is open. */
    run: z.int(),
    /** Null where it is done, or where it is too soon after the last one (another time zone). */
    brings: z.nullable(z.int()),
    /** The points of one day, and those of every seventh day in a row. */
    usual: z.int(),
    seventh: z.int(),
    /** The next days running that bring more. */
    ahead: z.array(z.object({ days: z.int(), points: z.int() })),
  }),
  errors: zoneErrors,
})

export const checkIn = endpoint({
  method: 'POST',
  path: '/points/check-ins',
  summary: 'Check in for today',
  auth: 'user',
  input: z.strictObject({ timeZone }),
  reply: z.object({ points: z.int(), run: z.int(), balance: z.int() }),
  errors: defineErrors({
    ...zoneErrors,
    checked_in: { status: 409, zh: '今天已经签到过了', en: 'You’ve already checked in today.' },
    too_soon: {
      status: 422,
      zh: '离上次签到太近，请晚些再来',
      en: 'You checked in too recently. Try again later.',
    },
  }),
  // By address, generously: a whole class may share one. A user's points are limited by the day.
  limit: { calls: 120, seconds: 60 },
})

export const myInvites = endpoint({
  method: 'GET',
  path: '/points/invites',
  summary: 'My invitation code and who came by it',
  auth: 'user',
  input: nothing,
  reply: z.object({
    code: z.string(),
    /** For each of the two. */
    points: z.int(),
    /** How many more within thirty days. */
    left: z.int(),
    /** The latest ones; without points where a limit was reached. */
    people: z.array(z.object({ nickname: z.string(), at: z.int(), points: z.int() })),
  }),
})

/** For the sign-up form: whether the code is valid and what it gives, without the inviter's name. */
export const inviteOffer = endpoint({
  method: 'GET',
  path: '/points/invites/:code',
  summary: 'Whether an invitation code is good, and what it brings',
  auth: 'anyone',
  input: z.strictObject({ code: inviteCode }),
  reply: z.object({ isGood: z.boolean(), points: z.int() }),
  limit: { calls: 30, seconds: 60 },
})
