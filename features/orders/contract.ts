import * as z from 'zod/mini'
import { CHANGES } from '#packages/api/account-limits.ts'
import { endpoint } from '#packages/api/endpoint.ts'
import { defineErrors } from '#packages/api/errors.ts'
import { planKeys } from '#packages/api/route.ts'
import { objectId, pageLimit } from '#packages/document/api-schemas.ts'
import { fen, paidPlans, pointCount } from '#packages/settings/settings.ts'

/** Stored: never rename. `delivered` follows `paid` in the same change; they differ where that change failed. */
export const orderStates = ['pending', 'paid', 'delivered', 'closed', 'refunded'] as const
export type OrderState = (typeof orderStates)[number]

/** Stored: never rename. */
export const providers = ['sandbox', 'alipay'] as const
export type ProviderName = (typeof providers)[number]

/** Everything that can be bought. It never contains the price. */
export const purchase = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('plan'), plan: z.enum(paidPlans) }),
  /** One of the packages, by its price as the list says it: one that is not in the list is refused. */
  z.strictObject({ what: z.literal('points'), packageFen: fen }),
])
export type Purchase = z.infer<typeof purchase>

export const order = z.object({
  id: z.string(),
  wish: purchase,
  priceFen: fen,
  /** The points that the order gives. */
  points: z.nullable(pointCount),
  days: z.nullable(z.int()),
  provider: z.enum(providers),
  state: z.enum(orderStates),
  createdAt: z.int(),
  /** An unpaid one is closed then. */
  closesAt: z.int(),
  paidAt: z.nullable(z.int()),
  closedAt: z.nullable(z.int()),
  refundedAt: z.nullable(z.int()),
})
export type Order = z.infer<typeof order>

export const payWays = endpoint({
  method: 'GET',
  path: '/orders/ways',
  summary: 'How one can pay here; none while the operator has set no provider',
  auth: 'anyone',
  input: z.strictObject({}),
  reply: z.object({ ways: z.array(z.enum(providers)) }),
})

export const orderErrors = defineErrors({
  not_offered: {
    status: 422,
    zh: '现在买不了这一项，请刷新后再看',
    en: 'This item isn’t available right now. Reload the page and try again.',
  },
  no_way_to_pay: { status: 422, zh: '这种付款方式没有开通', en: 'This payment method isn’t available here.' },
  has_lifetime: {
    status: 422,
    zh: '你已是终身会员，不用再买',
    en: 'You already have a lifetime membership.',
  },
  price_changed: {
    status: 409,
    zh: '价格和刚才看到的不一样，确认后再继续',
    en: 'The price has changed since you saw it. Check it and try again.',
    data: z.object({ priceFen: fen }),
  },
  provider_away: {
    status: 503,
    zh: '付款服务暂时没有回应，没有扣款，请稍后再试',
    en: 'The payment provider isn’t responding. You haven’t been charged. Try again later.',
  },
})

/** Where the person pays: a page to go to, or a text to show as a QR code. */
const payment = z.object({ page: z.nullable(z.string()), qr: z.nullable(z.string()) })

export const placeOrder = endpoint({
  method: 'POST',
  path: '/orders',
  summary: 'Order a plan or points; the same id orders once',
  auth: 'user',
  input: z.strictObject({
    /** Made by the browser, once for each purchase. */
    id: objectId,
    wish: purchase,
    provider: z.enum(providers),
    /** The price that the user saw; if it has changed, the call fails instead of charging another price. */
    seenFen: fen,
  }),
  reply: z.object({ order, payment }),
  errors: orderErrors,
  limit: { calls: 30, seconds: 3600 },
})

/** Asked while the page waits for the payment: the server asks the provider where no notice came. */
export const getOrder = endpoint({
  method: 'GET',
  path: '/orders/:id',
  summary: 'One order of mine, as it is now',
  auth: 'user',
  input: z.strictObject({ id: objectId }),
  reply: z.object({ order, payment: z.nullable(payment) }),
})

export const listOrders = endpoint({
  method: 'GET',
  path: '/orders',
  summary: 'My orders, newest first',
  auth: 'user',
  input: z.strictObject({ before: z.optional(objectId), limit: pageLimit(20, 100) }),
  reply: z.object({ orders: z.array(order), next: z.nullable(z.string()) }),
})

export const closeOrder = endpoint({
  method: 'POST',
  path: '/orders/:id/close',
  summary: 'Give up an order that is not paid',
  auth: 'user',
  input: z.strictObject({ id: objectId }),
  reply: z.object({ order }),
  errors: { provider_away: orderErrors.provider_away },
  accountLimit: CHANGES,
})

/** A notification by a provider. It expects the text `success`, and otherwise sends the notification again. */
export const notice = endpoint({
  method: 'POST',
  path: '/orders/notices/:provider',
  summary: 'A notification of a payment, in the way of its provider; believed only where it is signed',
  auth: 'anyone',
  anyVersion: true,
  takes: ['application/x-www-form-urlencoded'],
  input: z.strictObject({ provider: z.enum(providers), file: z.instanceof(Blob) }),
  reply: z.string(),
  answers: 'stream',
  bodyLimit: 16 * 1024,
  limit: { calls: 600, seconds: 60 },
})

/** A receipt as a page to print: who, what, how much, when, by which number of the provider. */
export const getReceipt = endpoint({
  method: 'GET',
  path: '/orders/:id/receipt',
  summary: 'The receipt of a paid order',
  auth: 'user',
  input: z.strictObject({ id: objectId }),
  reply: z.object({
    order,
    number: z.string(),
    providerNumber: z.nullable(z.string()),
    site: z.string(),
    email: z.string(),
  }),
})

export const redeemCode = endpoint({
  method: 'POST',
  path: '/orders/redeem',
  summary: 'Redeem a code for points or days of a plan; the same code once',
  auth: 'user',
  input: z.strictObject({ code: z.string().check(z.trim(), z.minLength(4), z.maxLength(40)) }),
  reply: z.object({ points: pointCount, plan: z.nullable(z.enum(paidPlans)), days: z.nullable(z.int()) }),
  errors: defineErrors({
    unknown_code: {
      status: 422,
      zh: '没有这个兑换码',
      en: 'This code doesn’t exist. Check it and try again.',
    },
    code_used: { status: 422, zh: '这个兑换码已经用过了', en: 'This code has already been used.' },
    code_expired: { status: 422, zh: '这个兑换码已经过期', en: 'This code has expired.' },
    has_lifetime: orderErrors.has_lifetime,
  }),
  limit: { calls: 10, seconds: 600 },
})

/** My plan: what runs, until when. */
export const myPlan = endpoint({
  method: 'GET',
  path: '/membership/mine',
  summary: 'The plan that I have now',
  auth: 'user',
  input: z.strictObject({}),
  reply: z.object({
    plan: z.enum(planKeys),
    /** Null for free and for life. */
    until: z.nullable(z.int()),
    daysLeft: z.nullable(z.int()),
    /** The last one, where it has run out. */
    ended: z.nullable(z.object({ plan: z.enum(paidPlans), at: z.int() })),
  }),
})
