import * as z from 'zod/mini'
import { endpoint } from '#packages/wire/endpoint.ts'

export const auditEntry = z.object({
  id: z.string(),
  at: z.int(),
  userId: z.string(),
  action: z.string(),
  detail: z.unknown(),
})

export const listAudit = endpoint({
  method: 'GET',
  path: '/admin/audit',
  summary: 'What admins did, newest first',
  auth: 'admin',
  input: z.object({
    /** Entries older than this one. */
    before: z.optional(z.string().check(z.maxLength(40))),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(500)), 50),
  }),
  reply: z.object({ entries: z.array(auditEntry), next: z.nullable(z.string()) }),
})
