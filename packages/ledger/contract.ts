import * as z from 'zod/mini'
import { endpoint } from '#packages/api/endpoint.ts'
import { defineErrors } from '#packages/api/errors.ts'
import { pageLimit } from '#packages/document/api-schemas.ts'
import { reasons } from './reasons.ts'

/** An IANA name that the browser sends, such as Asia/Shanghai; a name that the server does not know is refused. */
export const timeZone = z.string().check(z.minLength(1), z.maxLength(60))

export const zoneErrors = defineErrors({
  unknown_time_zone: { status: 422, zh: '不认识这个时区', en: 'Unknown time zone.' },
})

export const directions = ['all', 'in', 'out', 'back'] as const
export type Direction = (typeof directions)[number]

export const ledgerRow = z.object({
  id: z.string(),
  at: z.int(),
  amount: z.int(),
  balance: z.int(),
  reason: z.enum(reasons),
  /** Points that were reserved or paid and were returned. */
  isBack: z.boolean(),
  /** The purpose, in the language of the call. */
  about: z.string(),
})
export type LedgerRow = z.infer<typeof ledgerRow>

export const myPoints = endpoint({
  method: 'GET',
  path: '/points',
  summary: 'My balance, and what came, went and came back this month',
  auth: 'user',
  input: z.strictObject({ timeZone }),
  reply: z.object({
    balance: z.int(),
    month: z.object({ in: z.int(), out: z.int(), back: z.int() }),
  }),
  errors: zoneErrors,
})

export const listLedger = endpoint({
  method: 'GET',
  path: '/points/entries',
  summary: 'My entries, newest first',
  auth: 'user',
  input: z.strictObject({
    direction: z._default(z.enum(directions), 'all'),
    before: z.optional(z.string().check(z.regex(/^\d{1,16}_[A-Za-z0-9_-]{1,40}$/))),
    limit: pageLimit(20, 100),
  }),
  reply: z.object({ entries: z.array(ledgerRow), next: z.nullable(z.string()), total: z.int() }),
})
