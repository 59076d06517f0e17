import * as z from 'zod/mini'
import { endpoint } from '#packages/api/endpoint.ts'
import { objectId, pageLimit } from '#packages/document/api-schemas.ts'

const who = z.object({ id: z.string(), nickname: z.string(), email: z.string() })

export const auditEntry = z.object({
  id: z.string(),
  at: z.int(),
  userId: z.string(),
  /** As they are called now; null where the account is gone. */
  by: z.nullable(who),
  /** The account that it was done to, as it is called now; null where there is none, or where it is gone. */
  person: z.nullable(who),
  action: z.string(),
  detail: z.unknown(),
})
export type AuditEntry = z.infer<typeof auditEntry>

/** `user.ban`, `switches.update`: what it was done to, and what. */
const action = z.string().check(z.regex(/^[a-z_]{1,40}(\.[a-z_]{1,40})?$/))

export const listAudit = endpoint({
  method: 'GET',
  path: '/admin/audit',
  summary: 'What admins did, newest first',
  auth: 'admin',
  input: z.object({
    /** Entries older than this one. */
    before: z.optional(z.string().check(z.maxLength(40))),
    action: z.optional(action),
    by: z.optional(objectId),
    /** Entries that name this id: of a person, a template, an order. */
    about: z.optional(objectId),
    limit: pageLimit(50, 500),
  }),
  reply: z.object({ entries: z.array(auditEntry), next: z.nullable(z.string()) }),
})

/** Only values that occur in the log are offered as filters. */
export const auditChoices = endpoint({
  method: 'GET',
  path: '/admin/audit/choices',
  summary: 'The actions that were taken, and who took them',
  auth: 'admin',
  input: z.strictObject({}),
  reply: z.object({ actions: z.array(z.string()), people: z.array(who) }),
})
