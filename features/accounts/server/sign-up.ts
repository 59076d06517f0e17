import * as z from 'zod/mini'
import { AppError } from '#packages/api/errors.ts'
import { type Context, type Route, route } from '#packages/api/route.ts'
import { isFirst, type Known, marksOf } from '#packages/invites/once.ts'
import { rewardInvite } from '#packages/invites/reward.ts'
import { postIn } from '#packages/ledger/ledger.ts'
import { readMoney } from '#packages/settings/store.ts'
import { confirmSignUp, signUp } from '../contract.ts'
import type { Desk } from './desk.ts'
import { hashPassword } from './hashes.ts'
import { insertIdentity } from './identities.ts'
import { alreadyLetter, signUpLetter } from './letters.ts'
import { insertUser, personOf, plainEmail, userByEmail } from './people.ts'
import { handOut, isOpenLink, type Secret, takeByBoth, takeByCode, takeByLink } from './secrets.ts'
import { openSession, SESSION_MS } from './sessions.ts'

export const SIGN_UP_MS = 30 * 60_000

/** Holds the page's ticket, so that the link of the email knows the browser that asked. */
const COOKIE = 'sign-up'
const WHERE = { path: '/api/auth/sign-up', lastsMs: SIGN_UP_MS }

/** The account that was asked for; there is none before its letter has come back. */
const asked = z.object({
  email: z.string(),
  passwordHash: z.string(),
  nickname: z.string(),
  /** The code of who invited them. */
  invite: z.optional(z.string()),
  /** By whom they came, if not by a password. */
  identity: z.optional(z.object({ provider: z.string(), subject: z.string(), label: z.string() })),
})
export type Asked = z.infer<typeof asked>

/**
 * The account, the way into it and its first points come together or not at all. Nothing where the address or the
 * identity is taken. Who was here before, under this address or provider account, is welcome without points.
 */
export const openAccount = async (
  { deps, now }: Desk,
  { identity, invite, ...wish }: Asked,
  address: string,
): Promise<string | undefined> => {
  const { points } = await readMoney(deps.db)
  const at = now()
  return deps.db.transaction().execute(async (tx) => {
    const userId = await insertUser(tx, at, { ...wish, role: 'user' })
    if (userId === undefined) return undefined
    if (identity && !(await insertIdentity(tx, at, userId, identity))) {
      await tx.deleteFrom('users').where('id', '=', userId).execute()
      return undefined
    }
    const known: Known = { email: wish.email, identities: identity ? [identity] : [] }
    if (await isFirst(tx, marksOf(deps.seal, 'welcome', known)))
      await postIn(tx, at, { userId, amount: points.welcome, reason: 'welcome', key: `welcome:${userId}` })
    if (invite !== undefined) {
      const marks = marksOf(deps.seal, 'invite', known)
      const newcomer = { userId, email: wish.email, code: invite, address, marks }
      // A moment later: the list of points has the welcome first.
      await rewardInvite(tx, at + 1, newcomer, points.invite)
    }
    return userId
  })
}

/** Both by code and by link: whoever has the letter has the address. A password given now replaces the one asked with. */
const openAsked = async (desk: Desk, { data }: Secret, context: Context, passwordHash?: string) => {
  const { db, now } = desk
  const wish = asked.safeParse(JSON.parse(data))
  const userId =
    wish.success &&
    (await openAccount(desk, passwordHash ? { ...wish.data, passwordHash } : wish.data, context.address))
  // Somebody else was quicker with this address, or it was never free: nothing may say which.
  if (!userId) throw new AppError('expired')
  const device = { agent: context.agent, address: context.address }
  context.setToken(await openSession(db, now(), { userId, remember: true, device }), SESSION_MS.remembered)
  context.cookies.keep(COOKIE, undefined, WHERE)
  return { user: await personOf(db, userId, now()) }
}

/**
 * The browser that asked has the ticket in a cookie, and its link opens the account at once. Another browser may be the
 * mailbox of somebody whose address was given by a stranger: the stranger's password must not open their account.
 */
const takeAskedLink = async (desk: Desk, link: string, { cookies }: Context): Promise<Secret> => {
  const [ticket, now] = [cookies.read(COOKIE), desk.now()]
  const secret = ticket && (await takeByBoth(desk.db, 'sign_up', { ticket, link }, now))
  if (secret) return secret
  throw new AppError((await isOpenLink(desk.db, 'sign_up', link, now)) ? 'password_needed' : 'expired')
}

export const signUpRoutes = (desk: Desk, isOpen: () => Promise<boolean>): Route[] => [
  route(signUp, async ({ email, password, nickname, invite }, { language, cookies }) => {
    if (!(await isOpen())) throw new AppError('closed')
    const { db } = desk
    const to = plainEmail(email)
    const isTaken = (await userByEmail(db, to)) !== undefined
    // Hashed either way: the answer takes as long.
    const wish = { email: to, passwordHash: await hashPassword(password), nickname, invite }
    const { ticket, link, code } = await handOut(db, {
      purpose: 'sign_up',
      userId: null,
      data: isTaken ? null : wish,
      lastsMs: SIGN_UP_MS,
      now: desk.now(),
    })
    desk.writeRequested(
      'sign_up',
      to,
      isTaken
        ? alreadyLetter(to, language, { signIn: desk.url('/auth/login') })
        : signUpLetter(to, language, { code, url: desk.url('/emailVerify', { token: link }) }),
    )
    cookies.keep(COOKIE, ticket, WHERE)
    return { ticket }
  }),
  route(confirmSignUp, async (given, context) => {
    const { db, now } = desk
    if ('token' in given) {
      const { token, password } = given
      if (password === undefined) return openAsked(desk, await takeAskedLink(desk, token, context), context)
      const passwordHash = await hashPassword(password)
      const secret = await takeByLink(db, 'sign_up', token, now())
      if (!secret) throw new AppError('expired')
      return openAsked(desk, secret, context, passwordHash)
    }
    const secret = await takeByCode(db, 'sign_up', given, now())
    if (secret === 'wrong') throw new AppError('wrong_code')
    if (secret === 'over') throw new AppError('expired')
    return openAsked(desk, secret, context)
  }),
]
