import * as z from 'zod/mini'
import { AppError } from '#packages/api/errors.ts'
import { type Context, type Route, route } from '#packages/api/route.ts'
import { isFirst, type Known, marksOf } from '#packages/invites/once.ts'
import { rewardInvite } from '#packages/invites/reward.ts'
import { postIn } from '#packages/ledger/ledger.ts'
import { readMoney } from '#packages/settings/store.ts'
import { confirmSignUp, signUp } from '../contract.ts'
import type { AccountService } from './account-service.ts'
import { alreadyRegisteredEmail, signUpEmail } from './emails.ts'
import { hashPassword } from './hashes.ts'
import { insertIdentity } from './identities.ts'
import { insertUser, personOf, plainEmail, userByEmail } from './people.ts'
import { handOut, isOpenLink, type Secret, takeByBoth, takeByCode, takeByLink } from './secrets.ts'
import { openSession, SESSION_MS } from './sessions.ts'

export const SIGN_UP_MS = 30 * 60_000

/** Holds the page's ticket, so that the link of the email recognizes the browser that signed up. */
const COOKIE = 'sign-up'
const WHERE = { path: '/api/auth/sign-up', lastsMs: SIGN_UP_MS }

/** The requested account; it does not exist before its email is confirmed. */
const asked = z.object({
  email: z.string(),
  passwordHash: z.string(),
  nickname: z.string(),
  /** The invitation code. */
  invite: z.optional(z.string()),
  /** The provider's identity, for a sign-up without password. */
  identity: z.optional(z.object({ provider: z.string(), subject: z.string(), label: z.string() })),
})
export type Asked = z.infer<typeof asked>

/**
 * Creates the account, its sign-in identity and its first points together or not at all. Undefined if the address or
 * the identity is taken. A person who had an account before, by this address or provider account, gets no points again.
 */
export const openAccount = async (
  { deps, now }: AccountService,
  { identity, invite, ...newAccount }: Asked,
  address: string,
): Promise<string | undefined> => {
  const { points } = await readMoney(deps.db)
  const at = now()
  return deps.db.transaction().execute(async (tx) => {
    const userId = await insertUser(tx, at, { ...newAccount, role: 'user' })
    if (userId === undefined) return undefined
    if (identity && !(await insertIdentity(tx, at, userId, identity))) {
      await tx.deleteFrom('users').where('id', '=', userId).execute()
      return undefined
    }
    const known: Known = { email: newAccount.email, identities: identity ? [identity] : [] }
    if (await isFirst(tx, marksOf(deps.seal, 'welcome', known)))
      await postIn(tx, at, { userId, amount: points.welcome, reason: 'welcome', key: `welcome:${userId}` })
    if (invite !== undefined) {
      const marks = marksOf(deps.seal, 'invite', known)
      const newcomer = { userId, email: newAccount.email, code: invite, address, marks }
      // A moment later, so that the welcome is first in the list of points.
      await rewardInvite(tx, at + 1, newcomer, points.invite)
    }
    return userId
  })
}

/**
 * By code and by link: access to the email proves the address. A password given now replaces the one of the request.
 */
const openAsked = async (
  service: AccountService,
  { data }: Secret,
  context: Context,
  passwordHash?: string,
) => {
  const { db, now } = service
  const newAccount = asked.safeParse(JSON.parse(data))
  const userId =
    newAccount.success &&
    (await openAccount(
      service,
      passwordHash ? { ...newAccount.data, passwordHash } : newAccount.data,
      context.address,
    ))
  // Another sign-up took this address first, or it was never free: the answer must not reveal which.
  if (!userId) throw new AppError('expired')
  const device = { agent: context.agent, address: context.address }
  context.setToken(await openSession(db, now(), { userId, remember: true, device }), SESSION_MS.remembered)
  context.cookies.keep(COOKIE, undefined, WHERE)
  return { user: await personOf(db, userId, now()) }
}

/**
 * The browser that requested the sign-up has the ticket in a cookie, and its link opens the account at once. Any other
 * browser may belong to a person whose address was entered by an attacker: the attacker's password must not open their
 * account.
 */
const takeAskedLink = async (
  service: AccountService,
  link: string,
  { cookies }: Context,
): Promise<Secret> => {
  const [ticket, now] = [cookies.read(COOKIE), service.now()]
  const secret = ticket && (await takeByBoth(service.db, 'sign_up', { ticket, link }, now))
  if (secret) return secret
  throw new AppError((await isOpenLink(service.db, 'sign_up', link, now)) ? 'password_needed' : 'expired')
}

export const signUpRoutes = (service: AccountService, isOpen: () => Promise<boolean>): Route[] => [
  route(signUp, async ({ email, password, nickname, invite }, { language, cookies }) => {
    if (!(await isOpen())) throw new AppError('closed')
    const { db } = service
    const to = plainEmail(email)
    const isTaken = (await userByEmail(db, to)) !== undefined
    // Hashed in any case, so that the response takes as long.
    const newAccount = { email: to, passwordHash: await hashPassword(password), nickname, invite }
    const { ticket, link, code } = await handOut(db, {
      purpose: 'sign_up',
      userId: null,
      data: isTaken ? null : newAccount,
      lastsMs: SIGN_UP_MS,
      now: service.now(),
    })
    service.writeRequested(
      'sign_up',
      to,
      isTaken
        ? alreadyRegisteredEmail(to, language, { signIn: service.url('/auth/login') })
        : signUpEmail(to, language, { code, url: service.url('/emailVerify', { token: link }) }),
    )
    cookies.keep(COOKIE, ticket, WHERE)
    return { ticket }
  }),
  route(confirmSignUp, async (given, context) => {
    const { db, now } = service
    if ('token' in given) {
      const { token, password } = given
      if (password === undefined)
        return openAsked(service, await takeAskedLink(service, token, context), context)
      const passwordHash = await hashPassword(password)
      const secret = await takeByLink(db, 'sign_up', token, now())
      if (!secret) throw new AppError('expired')
      return openAsked(service, secret, context, passwordHash)
    }
    const secret = await takeByCode(db, 'sign_up', given, now())
    if (secret === 'wrong') throw new AppError('wrong_code')
    if (secret === 'over') throw new AppError('expired')
    return openAsked(service, secret, context)
  }),
]
