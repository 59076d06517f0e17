import * as z from 'zod/mini'
import { CHANGES, PROOFS } from '#packages/api/account-limits.ts'
import { endpoint } from '#packages/api/endpoint.ts'
import { defineErrors } from '#packages/api/errors.ts'
import { person } from '#packages/api/session-contract.ts'
import { languages } from '#packages/i18n/language.ts'
import { inviteCode } from '#packages/invites/invite-code.ts'

export const email = z.email().check(z.maxLength(254))
export const password = z.string().check(z.minLength(8), z.maxLength(30), z.regex(/[A-Za-z]/), z.regex(/\d/))
export const nickname = z.string().check(z.trim(), z.minLength(1), z.maxLength(20))

/** A password that a user enters to sign in or confirm: any length up to a limit against abuse. */
const givenPassword = z.string().check(z.minLength(1), z.maxLength(200))
/** A ticket from the link of an email or from the first step of a sign-in. */
export const ticket = z.string().check(z.regex(/^[\w-]{43}$/))
export const sixDigits = z.string().check(z.regex(/^\d{6}$/))
const nothing = z.strictObject({})

/**
 * Required again before changes that no one else at an unlocked screen may make. A user without a password gets a code
 * by email.
 */
export const proof = z.union([givenPassword, z.strictObject({ ticket, code: sixDigits })])
export type Proof = z.infer<typeof proof>

export const lockedErrors = defineErrors({
  locked: {
    status: 429,
    zh: '尝试太多次，已暂停一刻钟，请稍后再试或重设密码',
    en: 'Too many attempts. Wait 15 minutes, or reset your password.',
  },
})

/** For codes and passwords after the first step: a password reset does not lift this lock. */
const proofLockedErrors = defineErrors({
  locked: {
    status: 429,
    zh: '尝试太多次，已暂停一刻钟，请稍后再试',
    en: 'Too many attempts. Try again in 15 minutes.',
  },
  locked_today: {
    status: 429,
    zh: '今天输错太多次，为了账号安全，已暂停一天，请明天再试',
    en: 'Too many failed attempts today. To protect your account, sign-in is paused for 24 hours. Try again tomorrow.',
  },
})

export const codeErrors = defineErrors({
  wrong_code: { status: 422, zh: '验证码不对', en: 'That code isn’t right. Check it and try again.' },
  expired: {
    status: 422,
    zh: '链接或验证码已失效，请重新获取',
    en: 'This link or code has expired. Request a new one.',
  },
})

/** The same answer whether or not the address has an account: only its owner learns that, by email. */
export const signUp = endpoint({
  method: 'POST',
  path: '/auth/sign-up',
  summary: 'Ask for an account: a code and a link go to the address',
  auth: 'anyone',
  input: z.strictObject({ email, password, nickname, invite: z.optional(inviteCode) }),
  reply: z.object({ ticket }),
  errors: defineErrors({
    closed: { status: 403, zh: '这个站点现在不开放注册', en: 'Sign-up is closed on this site.' },
  }),
  limit: { calls: 20, seconds: 3600 },
})

export const confirmSignUp = endpoint({
  method: 'POST',
  path: '/auth/sign-up/confirm',
  summary:
    'Open the account, by the code of the letter or by its link; in another browser with a new password',
  auth: 'anyone',
  input: z.union([
    z.strictObject({ ticket, code: sixDigits }),
    z.strictObject({ token: ticket, password: z.optional(password) }),
  ]),
  reply: z.object({ user: person }),
  errors: {
    ...codeErrors,
    ...defineErrors({
      /** The link was opened in another browser than the one that signed up, so a new password is required. */
      password_needed: {
        status: 409,
        zh: '请在这里设置一个密码',
        en: 'Set a password here.',
      },
    }),
  },
  limit: { calls: 30, seconds: 600 },
})

export const signInErrors = defineErrors({
  wrong_credentials: { status: 422, zh: '邮箱或密码不对', en: 'Incorrect email or password.' },
  banned: {
    status: 403,
    zh: '这个账号已被停用，如有疑问请联系管理员',
    en: 'This account is suspended. Contact the administrator.',
  },
  ...lockedErrors,
})

/** Either the signed-in user or the ticket for the second step. */
export const signIn = endpoint({
  method: 'POST',
  path: '/auth/sign-in',
  summary: 'Sign in with e-mail and password',
  auth: 'anyone',
  input: z.strictObject({ email, password: givenPassword, remember: z.boolean() }),
  reply: z.object({ user: z.nullable(person), ticket: z.optional(ticket) }),
  errors: signInErrors,
  limit: { calls: 30, seconds: 60 },
})

export const secondStep = endpoint({
  method: 'POST',
  path: '/auth/second-step',
  summary: 'Sign in: the code of the authenticator, or a recovery code',
  auth: 'anyone',
  input: z.strictObject({ ticket, code: z.string().check(z.trim(), z.minLength(6), z.maxLength(20)) }),
  reply: z.object({ user: person }),
  errors: { ...codeErrors, ...proofLockedErrors },
  limit: { calls: 30, seconds: 60 },
})

export const signOut = endpoint({
  method: 'POST',
  path: '/auth/sign-out',
  summary: 'End this session',
  auth: 'user',
  input: z.object({}),
  reply: z.object({}),
  accountLimit: CHANGES,
})

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/auth/forgot-password',
  summary: 'Ask for a link that sets a new password; the answer says nothing about the address',
  auth: 'anyone',
  input: z.strictObject({ email }),
  reply: z.object({}),
  limit: { calls: 10, seconds: 600 },
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/reset-password',
  summary: 'Set a new password by the link of a letter; every session ends',
  auth: 'anyone',
  input: z.strictObject({ token: ticket, password }),
  reply: z.object({}),
  errors: defineErrors({ expired: codeErrors.expired }),
  limit: { calls: 20, seconds: 600 },
})

export const account = z.object({
  id: z.string(),
  email: z.string(),
  nickname: z.string(),
  avatar: z.nullable(z.string()),
  signature: z.string(),
  birthday: z.nullable(z.string()),
  language: z.nullable(z.enum(languages)),
  role: z.enum(['user', 'member', 'admin']),
  createdAt: z.number(),
  /** False for a user of another provider who has set no password. */
  hasPassword: z.boolean(),
  twoFactor: z.boolean(),
  recoveryCodes: z.number(),
  /** When the account will be deleted, if its owner requested that. */
  leavesAt: z.nullable(z.number()),
})
export type Account = z.infer<typeof account>

export const myAccount = endpoint({
  method: 'GET',
  path: '/account',
  summary: 'My account',
  auth: 'user',
  input: nothing,
  reply: account,
})

const isDay = (text: string) => {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

export const birthday = z.string().check(z.regex(/^(?:19|20)\d\d-\d\d-\d\d$/), z.refine(isDay))

export const changeAccount = endpoint({
  method: 'PATCH',
  path: '/account',
  summary: 'Change what I say of myself',
  auth: 'user',
  input: z.strictObject({
    nickname: z.optional(nickname),
    avatar: z.optional(z.nullable(z.string().check(z.regex(/^\w{16,40}$/)))),
    signature: z.optional(z.string().check(z.maxLength(100))),
    birthday: z.optional(z.nullable(birthday)),
    language: z.optional(z.nullable(z.enum(languages))),
  }),
  reply: account,
  accountLimit: CHANGES,
})

export const proofErrors = defineErrors({
  wrong_password: { status: 422, zh: '密码不对', en: 'Incorrect password.' },
  ...codeErrors,
  ...proofLockedErrors,
})

export const askProof = endpoint({
  method: 'POST',
  path: '/account/proof',
  summary: 'For who has no password: a code by letter, to be given in its place',
  auth: 'user',
  input: nothing,
  reply: z.object({ ticket }),
  errors: defineErrors({
    has_password: { status: 409, zh: '请填写当前密码', en: 'Enter your password.' },
  }),
  limit: { calls: 20, seconds: 3600 },
})

export const prove = endpoint({
  method: 'POST',
  path: '/account/prove',
  summary: 'Prove that it is me, for the sensitive changes of the next ten minutes',
  auth: 'user',
  input: z.strictObject({ current: proof }),
  reply: z.object({}),
  errors: proofErrors,
  accountLimit: PROOFS,
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/account/password',
  summary: 'Change my password; all other sessions end',
  auth: 'user',
  input: z.strictObject({ current: proof, password }),
  reply: z.object({}),
  errors: proofErrors,
  accountLimit: PROOFS,
})

/** The answer is the same whether or not the new address is another account's. */
export const changeEmail = endpoint({
  method: 'POST',
  path: '/account/email',
  summary: 'Ask for another address: a code goes to it',
  auth: 'user',
  input: z.strictObject({ current: proof, email }),
  reply: z.object({ ticket }),
  errors: proofErrors,
  limit: { calls: 10, seconds: 3600 },
})

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/account/email/confirm',
  summary: 'Take the new address, by the code that went to it',
  auth: 'user',
  input: z.strictObject({ ticket, code: sixDigits }),
  reply: account,
  errors: codeErrors,
  accountLimit: PROOFS,
})

export const mySessions = endpoint({
  method: 'GET',
  path: '/account/sessions',
  summary: 'Where I am signed in',
  auth: 'user',
  input: nothing,
  reply: z.object({
    sessions: z.array(
      z.object({
        id: z.string(),
        agent: z.string(),
        address: z.string(),
        createdAt: z.number(),
        seenAt: z.number(),
        current: z.boolean(),
      }),
    ),
  }),
})

export const endOneSession = endpoint({
  method: 'DELETE',
  path: '/account/sessions/:id',
  summary: 'Sign out one of my devices',
  auth: 'user',
  input: z.strictObject({ id: z.string().check(z.maxLength(40)) }),
  reply: z.object({}),
  accountLimit: CHANGES,
})

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/account/sessions/end-others',
  summary: 'Sign out all devices but this one',
  auth: 'user',
  input: nothing,
  reply: z.object({}),
  accountLimit: CHANGES,
})

const twoFactorErrors = defineErrors({
  already_on: { status: 409, zh: '两步验证已经开启', en: 'Two-factor authentication is already on.' },
})

export const startTwoFactor = endpoint({
  method: 'POST',
  path: '/account/two-factor',
  summary: 'Begin two-step sign-in: a secret for an authenticator',
  auth: 'user',
  input: z.strictObject({ current: proof }),
  reply: z.object({ secret: z.string(), uri: z.string() }),
  errors: { ...proofErrors, ...twoFactorErrors },
  accountLimit: PROOFS,
})

export const confirmTwoFactor = endpoint({
  method: 'POST',
  path: '/account/two-factor/confirm',
  summary: 'Switch two-step sign-in on, by a first code; answers the recovery codes once',
  auth: 'user',
  input: z.strictObject({ code: sixDigits }),
  reply: z.object({ codes: z.array(z.string()) }),
  errors: { wrong_code: codeErrors.wrong_code, ...twoFactorErrors, ...proofLockedErrors },
  accountLimit: PROOFS,
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/account/two-factor/codes',
  summary: 'New recovery codes in place of the old ones',
  auth: 'user',
  input: z.strictObject({ current: proof }),
  reply: z.object({ codes: z.array(z.string()) }),
  errors: proofErrors,
  accountLimit: PROOFS,
})

export const stopTwoFactor = endpoint({
  method: 'POST',
  path: '/account/two-factor/stop',
  summary: 'Switch two-step sign-in off',
  auth: 'user',
  input: z.strictObject({ current: proof }),
  reply: z.object({}),
  errors: proofErrors,
  accountLimit: PROOFS,
})

export const exportMine = endpoint({
  method: 'GET',
  path: '/account/export',
  summary: 'All that is kept of me, as one packed file',
  auth: 'user',
  input: nothing,
  reply: z.object({}),
  answers: 'file',
  limit: { calls: 10, seconds: 3600 },
})

export const leave = endpoint({
  method: 'POST',
  path: '/account/leave',
  summary: 'Have my account deleted, after a fortnight in which I may change my mind',
  auth: 'user',
  input: z.strictObject({ current: proof }),
  reply: z.object({ leavesAt: z.number() }),
  errors: proofErrors,
  accountLimit: PROOFS,
})

export const stay = endpoint({
  method: 'POST',
  path: '/account/stay',
  summary: 'Keep my account after all',
  auth: 'user',
  input: nothing,
  reply: account,
  accountLimit: CHANGES,
})
