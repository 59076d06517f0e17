import * as z from 'zod/mini'
import { PROOFS } from '#packages/api/account-limits.ts'
import { endpoint } from '#packages/api/endpoint.ts'
import { defineErrors } from '#packages/api/errors.ts'
import { inviteCode } from '#packages/invites/invite-code.ts'
import { codeErrors, email, proof, proofErrors, ticket } from './contract.ts'

const id = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,30}$/))

const provider = z.object({
  id: z.string(),
  name: z.object({ zh: z.string(), en: z.string() }),
  look: z.enum(['github', 'gitee', 'wechat', 'other']),
})
export type Provider = z.infer<typeof provider>

/** Why a user who came back from a provider is not signed in. The page explains each one. */
export const problems = ['denied', 'expired', 'failed', 'banned', 'has_account', 'closed', 'taken'] as const
export type Problem = (typeof problems)[number]

const startErrors = defineErrors({
  provider_down: {
    status: 503,
    zh: '对方网站暂时没有回应，请稍后再试或换一种方式登录',
    en: 'The provider isn’t responding. Try again later, or sign in another way.',
  },
})

export const listProviders = endpoint({
  method: 'GET',
  path: '/auth/providers',
  summary: 'Who else may say who a person is',
  auth: 'anyone',
  input: z.strictObject({}),
  reply: z.object({ providers: z.array(provider) }),
})

/** A call and no link: another site cannot begin it, and the cookie that it sets binds the way back to this browser. */
export const startProvider = endpoint({
  method: 'POST',
  path: '/auth/providers/:provider/start',
  summary: 'Begin signing in by a provider: the address to go to',
  auth: 'anyone',
  input: z.strictObject({
    provider: id,
    next: z.optional(z.string().check(z.maxLength(500))),
    remember: z.boolean(),
    /** Counts where an account is opened at the end of it. */
    invite: z.optional(inviteCode),
  }),
  reply: z.object({ url: z.string() }),
  errors: startErrors,
  limit: { calls: 60, seconds: 60 },
})

/**
 * Whatever it brings, the person ends on a page of ours that says what happened. Not limited by itself: only who set out
 * can come back, and setting out is.
 */
export const providerCallback = endpoint({
  method: 'GET',
  path: '/auth/providers/:provider/callback',
  summary: 'Where a provider sends people back to',
  auth: 'anyone',
  input: z.looseObject({ provider: z.string() }),
  reply: z.object({}),
  answers: 'redirect',
  anyVersion: true,
  // A provider may send a whole class back at once, from one network.
  limit: { calls: 300, seconds: 60 },
})

/** The same answer whether or not the address has an account. */
export const giveAddress = endpoint({
  method: 'POST',
  path: '/auth/providers/address',
  summary: 'Who came by a provider that vouches for no address gives one: a code goes to it',
  auth: 'anyone',
  input: z.strictObject({ ticket, email }),
  reply: z.object({ ticket }),
  errors: defineErrors({ expired: codeErrors.expired }),
  limit: { calls: 20, seconds: 3600 },
})

export const myProviders = endpoint({
  method: 'GET',
  path: '/account/providers',
  summary: 'The providers by which I can sign in, and could',
  auth: 'user',
  input: z.strictObject({}),
  reply: z.object({
    providers: z.array(
      z.extend(provider, { linked: z.nullable(z.object({ label: z.string(), since: z.number() })) }),
    ),
  }),
})

export const linkProvider = endpoint({
  method: 'POST',
  path: '/account/providers/:provider/link',
  summary: 'Begin linking a provider to my account: the address to go to',
  auth: 'user',
  input: z.strictObject({ provider: id, current: proof }),
  reply: z.object({ url: z.string() }),
  errors: {
    ...proofErrors,
    ...startErrors,
    ...defineErrors({
      already_linked: { status: 409, zh: '已经关联过了', en: 'This account is already linked.' },
    }),
  },
  limit: { calls: 60, seconds: 60 },
})

export const unlinkProvider = endpoint({
  method: 'POST',
  path: '/account/providers/:provider/unlink',
  summary: 'Sign in by this provider no more',
  auth: 'user',
  input: z.strictObject({ provider: id, current: proof }),
  reply: z.object({}),
  errors: {
    ...proofErrors,
    ...defineErrors({
      last_way: {
        status: 409,
        zh: '这是你唯一的登录方式，先设置密码才能解除',
        en: 'This is your only way to sign in. Set a password before unlinking it.',
      },
    }),
  },
  accountLimit: PROOFS,
})
