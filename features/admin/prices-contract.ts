import * as z from 'zod/mini'
import { CHANGES } from '#packages/api/account-limits.ts'
import { endpoint } from '#packages/api/endpoint.ts'
import { objectId, pageLimit } from '#packages/document/api-schemas.ts'
import { pointCount } from '#packages/settings/settings.ts'

export const pricedKinds = ['word', 'ppt'] as const
export type PricedKind = (typeof pricedKinds)[number]

const priced = z.object({
  id: z.string(),
  kind: z.enum(pricedKinds),
  name: z.string(),
  author: z.string(),
  points: pointCount,
  /** The price in the template's file; null for a template that is not built in. */
  filePoints: z.nullable(pointCount),
  isPublic: z.boolean(),
  /** The number of users who have paid for it. */
  sold: z.int(),
  downloads: z.int(),
})
export type Priced = z.infer<typeof priced>

export const listPrices = endpoint({
  method: 'GET',
  path: '/admin/template-prices',
  summary: 'Word documents and presentations with what they cost',
  auth: 'admin',
  input: z.strictObject({
    kind: z._default(z.enum(pricedKinds), 'word'),
    q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1),
    limit: pageLimit(30, 100),
  }),
  reply: z.object({ templates: z.array(priced), total: z.int(), next: z.nullable(z.string()) }),
})

export const setPrice = endpoint({
  method: 'PUT',
  path: '/admin/template-prices/:id',
  summary: 'Set what a Word document or a presentation costs; who paid keeps it',
  auth: 'admin',
  freshProof: true,
  input: z.strictObject({ id: objectId, points: pointCount }),
  reply: priced,
  accountLimit: CHANGES,
})
