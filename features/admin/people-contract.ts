import * as z from 'zod/mini'
import { CHANGES } from '#packages/api/account-limits.ts'
import { endpoint } from '#packages/api/endpoint.ts'
import { defineErrors } from '#packages/api/errors.ts'
import { planKeys } from '#packages/api/route.ts'
import { cursor, objectId, pageLimit, shortText } from '#packages/document/api-schemas.ts'
import { reasons } from '#packages/ledger/reasons.ts'
import { paidPlans } from '#packages/settings/settings.ts'

const time = z.int()

const personRow = z.object({
  id: z.string(),
  email: z.string(),
  nickname: z.string(),
  avatar: z.nullable(z.string()),
  isAdmin: z.boolean(),
  /** The running plan. */
  plan: z.enum(planKeys),
  points: z.int(),
  createdAt: time,
  bannedAt: z.nullable(time),
})
export type PersonRow = z.infer<typeof personRow>

export const personViews = ['all', 'members', 'admins', 'banned'] as const
export type PersonView = (typeof personViews)[number]

export const listPeople = endpoint({
  method: 'GET',
  path: '/admin/users',
  summary: 'People by e-mail, nickname or id, newest first',
  auth: 'admin',
  input: z.strictObject({
    q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    view: z._default(z.enum(personViews), 'all'),
    before: cursor,
    limit: pageLimit(30, 100),
  }),
  reply: z.object({ people: z.array(personRow), next: z.nullable(z.string()), total: z.int() }),
})

const personDetail = z.extend(personRow, {
  signature: z.string(),
  /** When the account goes, where its owner asked for it. */
  leavesAt: z.nullable(time),
  hasTwoFactor: z.boolean(),
  banReason: z.nullable(z.string()),
  /** Of the plan that runs or ran last; null for life and for who never had one. */
  planUntil: z.nullable(time),
  lastPlan: z.nullable(z.enum(paidPlans)),
  documents: z.object({ resume: z.int(), word: z.int(), ppt: z.int(), binned: z.int() }),
  templates: z.int(),
  comments: z.int(),
  sessions: z.array(z.object({ id: z.string(), agent: z.string(), address: z.string(), seenAt: time })),
  entries: z.array(
    z.object({
      id: z.string(),
      at: time,
      amount: z.int(),
      balance: z.int(),
      reason: z.enum(reasons),
      /** The admin's note on an adjustment. */
      note: z.nullable(z.string()),
    }),
  ),
})
export type PersonDetail = z.infer<typeof personDetail>

const one = z.strictObject({ id: objectId })

export const getPerson = endpoint({
  method: 'GET',
  path: '/admin/users/:id',
  summary: 'One person: plan, points, what they have, where they are signed in',
  auth: 'admin',
  input: one,
  reply: personDetail,
})

const errors = defineErrors({
  not_oneself: {
    status: 422,
    zh: '不能对自己的账号这样做，请让另一位管理员来',
    en: 'You can’t do this to your own account. Ask another admin.',
  },
  is_admin: {
    status: 422,
    zh: '对方是管理员，先取消管理员身份再封禁',
    en: 'This user is an admin. Remove their admin role before banning them.',
  },
  is_banned: {
    status: 422,
    zh: '账号已被封禁，先解封再设为管理员',
    en: 'This account is banned. Unban it before making it an admin.',
  },
  last_admin: {
    status: 422,
    zh: '这是最后一位管理员，不能取消',
    en: 'This is the last admin, so the role can’t be removed.',
  },
  too_few_points: {
    status: 422,
    zh: '对方没有这么多积分，没有扣除',
    en: 'This user doesn’t have that many points. No points were deducted.',
    data: z.object({ balance: z.int() }),
  },
  has_lifetime: {
    status: 422,
    zh: '对方已是终身会员，不用再加天数',
    en: 'This user already has a lifetime membership.',
  },
})

const reason = shortText(200)

export const banPerson = endpoint({
  method: 'POST',
  path: '/admin/users/:id/ban',
  summary: 'Ban a person: signed out everywhere, and what they published is out of sight',
  auth: 'admin',
  input: z.strictObject({ id: objectId, reason }),
  reply: personDetail,
  errors: { not_oneself: errors.not_oneself, is_admin: errors.is_admin },
  accountLimit: CHANGES,
})

export const unbanPerson = endpoint({
  method: 'POST',
  path: '/admin/users/:id/unban',
  summary: 'Lift a ban',
  auth: 'admin',
  input: z.strictObject({ id: objectId, reason }),
  reply: personDetail,
  accountLimit: CHANGES,
})

/** Made by the browser, once for each form: two presses give once. */
const grant = objectId

export const grantPoints = endpoint({
  method: 'POST',
  path: '/admin/users/:id/points',
  summary: 'Give points or take them, with a note that the person reads; the same grant counts once',
  auth: 'admin',
  freshProof: true,
  input: z.strictObject({
    id: objectId,
    grant,
    amount: z.int().check(
      z.minimum(-100_000),
      z.maximum(100_000),
      z.refine((amount) => amount !== 0),
    ),
    note: shortText(100),
  }),
  reply: personDetail,
  errors: { too_few_points: errors.too_few_points },
  accountLimit: CHANGES,
})

export const grantDays = endpoint({
  method: 'POST',
  path: '/admin/users/:id/days',
  summary: 'Give days of a plan, or a plan for life; the same grant counts once',
  auth: 'admin',
  freshProof: true,
  input: z.strictObject({
    id: objectId,
    grant,
    plan: z.enum(paidPlans),
    /** Not asked for a plan for life. */
    days: z.nullable(z.int().check(z.minimum(1), z.maximum(3660))),
    note: shortText(100),
  }),
  reply: personDetail,
  errors: {
    has_lifetime: errors.has_lifetime,
    days_missing: {
      status: 422,
      zh: '请填写要给的天数',
      en: 'Enter the number of days to give.',
    },
  },
  accountLimit: CHANGES,
})

export const setAdmin = endpoint({
  method: 'PUT',
  path: '/admin/users/:id/admin',
  summary: 'Make a person an admin, or no longer one',
  auth: 'admin',
  freshProof: true,
  input: z.strictObject({ id: objectId, isAdmin: z.boolean() }),
  reply: personDetail,
  errors: {
    not_oneself: errors.not_oneself,
    last_admin: errors.last_admin,
    is_banned: errors.is_banned,
  },
  accountLimit: CHANGES,
})
