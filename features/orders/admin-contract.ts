import * as z from 'zod/mini'
import { CHANGES } from '#packages/api/account-limits.ts'
import { endpoint } from '#packages/api/endpoint.ts'
import { defineErrors } from '#packages/api/errors.ts'
import { cursor, objectId, pageLimit, shortText } from '#packages/document/api-schemas.ts'
import { paidPlans, pointCount } from '#packages/settings/settings.ts'
import { order, orderErrors, orderStates, providers } from './contract.ts'

/** The result of a notification. Stored: never rename. */
export const noticeVerdicts = [
  /** It was cut off before it was judged. */
  'arrived',
  /** This one did it. */
  'delivered',
  /** It told what was known: nothing changed. */
  'repeated',
  /** The money is back or on its way back, or the order is closed and the provider has none: nothing changed. */
  'late',
  /** The money is there; what it buys could not be given yet. */
  'held',
  'closed',
  'refunded',
  'refund_refused',
  /** The notification reports no payment. */
  'nothing',
  /** From here on not believed. */
  'wrong_amount',
  'unknown_order',
  /** The provider could not be asked; it will tell again. */
  'unconfirmed',
  'unreadable',
  'forged',
  'wrong_app',
  'wrong_seller',
] as const
export type NoticeVerdict = (typeof noticeVerdicts)[number]

const adminOrder = z.object({
  order,
  number: z.string(),
  providerNumber: z.nullable(z.string()),
  /** Null where the account is gone. */
  person: z.nullable(z.object({ id: z.string(), email: z.string(), nickname: z.string() })),
  /** Since when a refund is requested; null if none is. */
  refund: z.nullable(
    z.object({
      askedAt: z.nullable(z.int()),
      reason: z.string(),
      /** The provider's message when it refused. */
      trouble: z.nullable(z.string()),
      /** How much of what was bought was still there and was taken back. */
      pointsBack: z.nullable(z.int()),
      /** Points that were spent already. */
      pointsGone: z.nullable(z.int()),
      daysBack: z.nullable(z.number()),
    }),
  ),
})
export type AdminOrder = z.infer<typeof adminOrder>

export const listAllOrders = endpoint({
  method: 'GET',
  path: '/admin/orders',
  summary: 'Orders of everybody, newest first, by state, provider, kind, person and search',
  auth: 'admin',
  input: z.strictObject({
    state: z.optional(z.enum(orderStates)),
    provider: z.optional(z.enum(providers)),
    what: z.optional(z.enum(['plan', 'points'])),
    /** Of one person only. */
    person: z.optional(objectId),
    /** A number of ours or of the provider, or a part of an e-mail address. */
    q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    after: cursor,
    limit: pageLimit(50, 200),
  }),
  reply: z.object({ orders: z.array(adminOrder), next: z.nullable(z.string()), total: z.int() }),
})

export const getAnyOrder = endpoint({
  method: 'GET',
  path: '/admin/orders/:id',
  summary: 'An order with every notification that came for it',
  auth: 'admin',
  input: z.strictObject({ id: objectId }),
  reply: z.object({
    ...adminOrder.shape,
    notices: z.array(
      z.object({
        at: z.int(),
        provider: z.enum(providers),
        isVerified: z.boolean(),
        verdict: z.enum(noticeVerdicts),
        body: z.string(),
      }),
    ),
  }),
})

export const refundOrder = endpoint({
  method: 'POST',
  path: '/admin/orders/:id/refund',
  summary: 'Give the money back, and take back what it bought as far as it is there',
  auth: 'admin',
  freshProof: true,
  input: z.strictObject({ id: objectId, reason: shortText(200) }),
  reply: adminOrder,
  errors: defineErrors({
    not_refundable: {
      status: 422,
      zh: '这个订单没有付款，不能退款',
      en: 'This order hasn’t been paid, so it can’t be refunded.',
    },
    refund_refused: {
      status: 422,
      zh: '付款服务拒绝了退款，原因在订单里',
      en: 'The payment provider refused the refund. See the order for the reason.',
    },
    no_way_to_pay: orderErrors.no_way_to_pay,
    provider_away: {
      status: 503,
      zh: '付款服务暂时没有回应，退款会自动继续',
      en: 'The payment provider isn’t responding. The refund will continue automatically.',
    },
  }),
  accountLimit: CHANGES,
})

/** Points, days of a plan, or a plan for life. */
export const gift = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('points'), points: pointCount.check(z.minimum(1)) }),
  z.strictObject({
    what: z.literal('days'),
    plan: z.enum(['month', 'year']),
    days: z.int().check(z.minimum(1), z.maximum(3660)),
  }),
  z.strictObject({ what: z.literal('lifetime') }),
])
export type Gift = z.infer<typeof gift>

const batch = z.object({
  id: z.string(),
  name: z.string(),
  points: pointCount,
  plan: z.nullable(z.enum(paidPlans)),
  days: z.nullable(z.int()),
  count: z.int(),
  used: z.int(),
  revoked: z.int(),
  expiresAt: z.nullable(z.int()),
  createdAt: z.int(),
})
export type Batch = z.infer<typeof batch>

export const createBatch = endpoint({
  method: 'POST',
  path: '/admin/redeem-batches',
  summary: 'Make redeem codes; they are shown this once',
  auth: 'admin',
  freshProof: true,
  input: z.strictObject({
    name: shortText(80),
    gift,
    count: z.int().check(z.minimum(1), z.maximum(1000)),
    /** Null: they stay good. */
    expiresAt: z.nullable(z.int().check(z.minimum(1), z.maximum(8_000_000_000_000))),
  }),
  reply: z.object({ batch, codes: z.array(z.string()) }),
  accountLimit: CHANGES,
})

export const listBatches = endpoint({
  method: 'GET',
  path: '/admin/redeem-batches',
  summary: 'Batches of redeem codes, newest first',
  auth: 'admin',
  input: z.strictObject({ after: cursor, limit: pageLimit(50, 200) }),
  reply: z.object({ batches: z.array(batch), next: z.nullable(z.string()) }),
})

const redeemCodeRow = z.object({
  id: z.string(),
  /** Its place in the list that was shown. */
  nr: z.int(),
  state: z.enum(['open', 'used', 'revoked', 'expired']),
  usedAt: z.nullable(z.int()),
  usedBy: z.nullable(z.object({ id: z.string(), email: z.string() })),
})
export type RedeemCodeRow = z.infer<typeof redeemCodeRow>

export const listCodes = endpoint({
  method: 'GET',
  path: '/admin/redeem-batches/:id/codes',
  summary: 'The codes of a batch: which are used, and by whom',
  auth: 'admin',
  input: z.strictObject({ id: objectId }),
  reply: z.object({ batch, codes: z.array(redeemCodeRow) }),
})

export const revokeCodes = endpoint({
  method: 'POST',
  path: '/admin/redeem-batches/:id/revoke',
  summary: 'Take back codes that nobody has used: some, or all that are left',
  auth: 'admin',
  freshProof: true,
  input: z.strictObject({
    id: objectId,
    /** Without them all that are left. */
    codes: z.optional(z.array(objectId).check(z.minLength(1), z.maxLength(1000))),
  }),
  reply: z.object({ batch, revoked: z.int() }),
  accountLimit: CHANGES,
})
