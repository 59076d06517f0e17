import { AppError } from '#packages/api/errors.ts'
import { type Context, type Route, route } from '#packages/api/route.ts'
import { session } from '#packages/api/session-contract.ts'
import { secondStep, signIn, signOut } from '../contract.ts'
import type { Desk } from './desk.ts'
import { isPassword } from './hashes.ts'
import { personOf, type User, userByEmail, userById } from './people.ts'
import { handOut, takeTicket, tryTicket } from './secrets.ts'
import { endSession, openSession, SESSION_MS } from './sessions.ts'
import { isRecoveryCode, takeRecoveryCode, takeTotp } from './two-factor.ts'

/** Long enough to find the telephone. */
const SECOND_STEP_MS = 10 * 60_000

const enter = async ({ db, now }: Desk, user: User, remember: boolean, context: Context) => {
  const device = { agent: context.agent, address: context.address }
  const token = await openSession(db, now(), { userId: user.id, remember, device })
  context.setToken(token, remember ? SESSION_MS.remembered : undefined)
  return personOf(db, user.id, now())
}

/** Who is known now, by password or by a provider: in, or to the second step. */
export const admit = async (desk: Desk, user: User, remember: boolean, context: Context) => {
  // Only who could prove themselves learns of it.
  if (user.banned_at !== null) throw new AppError('banned')
  if (user.totp_since === null) return { user: await enter(desk, user, remember, context) } as const
  const { ticket } = await handOut(desk.db, {
    purpose: 'two_factor',
    userId: user.id,
    data: { remember },
    lastsMs: SECOND_STEP_MS,
    now: desk.now(),
  })
  return { user: null, ticket } as const
}

export const signInRoutes = (desk: Desk): Route[] => [
  route(session, async (_, { caller }) => ({
    user: caller ? await personOf(desk.db, caller.userId, desk.now()) : null,
  })),

  route(signIn, async ({ email, password, remember }, context) => {
    const attempt = await desk.door.take(email, context.address)
    const user = await userByEmail(desk.db, email)
    if (!(await isPassword(user?.password_hash, password)) || !user) throw new AppError('wrong_credentials')
    await attempt.giveBack()
    const admitted = await admit(desk, user, remember, context)
    if (admitted.user) await desk.door.clear(email, context.address)
    return admitted
  }),

  route(secondStep, async ({ ticket, code }, context) => {
    const { db, now } = desk
    const tried = await tryTicket(db, 'two_factor', ticket, now())
    if (!tried || tried.userId === null) throw new AppError('expired')
    const user = await userById(db, tried.userId)
    if (isRecoveryCode(code)) {
      if (!(await takeRecoveryCode(db, user.id, code, now()))) throw new AppError('wrong_code')
    } else
      await desk.underLock(user, context.language, async () =>
        (await takeTotp(desk, user, code)) ? undefined : 'wrong_code',
      )
    if (user.banned_at !== null || !(await takeTicket(db, ticket))) throw new AppError('expired')
    await desk.proofs.clear(user.id)
    await desk.door.clear(user.email, context.address)
    const { remember } = JSON.parse(tried.data) as { remember: boolean }
    return { user: await enter(desk, user, remember, context) }
  }),

  route(signOut, async (_, context) => {
    if (context.token) await endSession(desk.db, context.token)
    context.setToken(undefined)
    return {}
  }),
]
