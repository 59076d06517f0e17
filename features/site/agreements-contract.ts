import * as z from 'zod/mini'
import { CHANGES } from '#packages/api/account-limits.ts'
import { endpoint } from '#packages/api/endpoint.ts'

/** Each is a page by its name: /terms, /privacy. */
export const agreementNames = ['terms', 'privacy'] as const
export type AgreementName = (typeof agreementNames)[number]

/** In characters, for one language. */
export const MAX_AGREEMENT_LENGTH = 30_000

/** Text with a few marks (`agreement-text.ts`); whatever else is in it is only text. */
const marked = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(MAX_AGREEMENT_LENGTH), z.regex(/^(?:\P{Cc}|[\n\t])*$/u))

/** English is optional; the Chinese text is used without it. */
export const agreementText = z.strictObject({ zh: marked, en: z.optional(marked) })
export type AgreementText = z.infer<typeof agreementText>

/** Version 1 is the built-in text; every save is the next version, also one that restores the built-in text. */
const version = z.int().check(z.minimum(1), z.maximum(2 ** 31 - 2))

const agreement = z.object({
  version,
  /** When this version was saved, in milliseconds. */
  changedAt: z.int(),
  /** Whether this is the text that comes with the product. */
  isDefault: z.boolean(),
  text: agreementText,
})
export type Agreement = z.infer<typeof agreement>

const name = z.enum(agreementNames)

export const getAgreement = endpoint({
  method: 'GET',
  path: '/site/agreements/:name',
  summary: 'An agreement as it stands: the operator’s text, or the one that comes with the product',
  auth: 'anyone',
  input: z.strictObject({ name }),
  reply: agreement,
  limit: { calls: 600, seconds: 60, perServer: true },
})

export const saveAgreement = endpoint({
  method: 'PUT',
  path: '/site/agreements/:name',
  summary: 'Write the next version of an agreement; null puts the text back that comes with the product',
  auth: 'admin',
  input: z.strictObject({ name, baseVersion: version, text: z.nullable(agreementText) }),
  reply: z.extend(agreement, { auditId: z.string() }),
  errors: {
    stale_agreement: {
      status: 409,
      zh: '你编辑期间，别人保存过这份协议',
      en: 'Someone else saved this agreement while you were editing.',
      data: agreement,
    },
  },
  accountLimit: CHANGES,
})
