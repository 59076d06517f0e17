import * as z from 'zod/mini'
import { WELCOME_POINTS } from '#packages/ledger/earnings.ts'
import { post } from '#packages/ledger/ledger.ts'
import { AppError } from '#packages/wire/errors.ts'
import { type Context, type Route, route } from '#packages/wire/route.ts'
import { confirmSignUp, signUp } from '../contract.ts'
import type { Desk } from './desk.ts'
import { hashPassword } from './hashes.ts'
import { insertIdentity } from './identities.ts'
import { alreadyLetter, signUpLetter } from './letters.ts'
import { insertUser, personOf, plainEmail, userByEmail } from './people.ts'
import { handOut, type Secret, takeByCode, takeByLink } from './secrets.ts'
import { openSession, SESSION_MS } from './sessions.ts'

export const SIGN_UP_MS = 30 * 60_000

/** The account that was asked for; there is none before its letter has come back. */
const asked = z.object({
  email: z.string(),
  passwordHash: z.string(),
  nickname: z.string(),
  /** By whom they came, if not by a password. */
  identity: z.optional(z.object({ provider: z.string(), subject: z.string(), label: z.string() })),
})
export type Asked = z.infer<typeof asked>

/** The account and the way into it come together or not at all. Nothing where the address or the identity is taken. */
export const openAccount = async ({ db, deps, now }: Desk, { identity, ...wish }: Asked) => {
  const userId = await db.transaction().execute(async (tx) => {
    const id = await insertUser(tx, now(), { ...wish, role: 'user' })
    if (id === undefined || identity === undefined) return id
    if (await insertIdentity(tx, now(), id, identity)) return id
    await tx.deleteFrom('users').where('id', '=', id).execute()
    return undefined
  })
  if (userId !== undefined)
    await post(deps.db, now(), {
      userId,
      amount: WELCOME_POINTS,
      reason: 'welcome',
      key: `welcome:${userId}`,
    })
  return userId
}

/** Both by code and by link: whoever has the letter has the address. */
const openAsked = async (desk: Desk, { data }: Secret, context: Context) => {
  const { db, now } = desk
  const wish = asked.safeParse(JSON.parse(data))
  const userId = wish.success && (await openAccount(desk, wish.data))
  // Somebody else was quicker with this address, or it was never free: nothing may say which.
  if (!userId) throw new AppError('expired')
  const device = { agent: context.agent, address: context.address }
  context.setToken(await openSession(db, now(), { userId, remember: true, device }), SESSION_MS.remembered)
  return { user: await personOf(db, userId) }
}

export const signUpRoutes = (desk: Desk, isOpen: () => Promise<boolean>): Route[] => [
  route(signUp, async ({ email, password, nickname }, { language }) => {
    if (!(await isOpen())) throw new AppError('closed')
    const { db } = desk
    const to = plainEmail(email)
    const isTaken = (await userByEmail(db, to)) !== undefined
    // Hashed either way: the answer takes as long.
    const wish = { email: to, passwordHash: await hashPassword(password), nickname }
    const { ticket, link, code } = await handOut(db, {
      purpose: 'sign_up',
      userId: null,
      data: isTaken ? null : wish,
      lastsMs: SIGN_UP_MS,
      now: desk.now(),
    })
    desk.write(
      isTaken
        ? alreadyLetter(to, language, { signIn: desk.url('/auth/login') })
        : signUpLetter(to, language, { code, url: desk.url('/emailVerify', { token: link }) }),
    )
    return { ticket }
  }),
  route(confirmSignUp, async (given, context) => {
    const { db, now } = desk
    const secret =
      'token' in given
        ? await takeByLink(db, 'sign_up', given.token, now())
        : await takeByCode(db, 'sign_up', given, now())
    if (secret === 'wrong') throw new AppError('wrong_code')
    if (secret === undefined || secret === 'over') throw new AppError('expired')
    return openAsked(desk, secret, context)
  }),
]
