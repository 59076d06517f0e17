import * as z from 'zod/mini'
import { endpoint } from '#packages/api/endpoint.ts'
import { defineErrors } from '#packages/api/errors.ts'
import { objectId } from '#packages/document/api-schemas.ts'

// Apart from the lists, which everybody opens: few pages need what getting a document takes.

const count = z.int()
const points = z.int().check(z.minimum(0), z.maximum(100_000))

/** No points are taken but those that the person said yes to: without `agreed` none at all. */
export const getDocument = endpoint({
  method: 'POST',
  path: '/templates/:id/get',
  summary:
    'Get a Word document or a presentation, to download and to edit: pays for it once, if it has a price',
  auth: 'anyone',
  input: z.strictObject({
    id: objectId,
    agreed: z._default(points, 0),
    /** Downloads count files. */
    for: z._default(z.enum(['file', 'editing']), 'file'),
  }),
  reply: z.object({
    /** The points that this call took. */
    paid: count,
    /** The remaining balance; null for visitors. */
    balance: z.nullable(count),
  }),
  errors: defineErrors({
    price_changed: {
      status: 409,
      zh: '价格和刚才看到的不一样，确认后再继续',
      en: 'The price has changed since you saw it. Check it and try again.',
      data: z.object({ price: count, balance: count }),
    },
    not_enough_points: {
      status: 409,
      zh: '积分不够，没有扣除任何积分',
      en: 'Not enough points. Nothing was charged.',
      data: z.object({ price: count, balance: count, missing: count }),
    },
  }),
  limit: { calls: 120, seconds: 60 },
})

/**
 * The facts that a user decides by before paying, as they are now and not as a page that was opened yesterday shows
 * them.
 */
export const documentOffer = endpoint({
  method: 'GET',
  path: '/templates/:id/mine',
  summary: 'Whether I need not pay for a document, what it costs otherwise, and how many points I have',
  auth: 'user',
  input: z.strictObject({ id: objectId }),
  reply: z.object({ isOpen: z.boolean(), price: count, balance: count }),
})
