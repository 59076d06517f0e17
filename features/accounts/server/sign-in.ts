import { AppError } from '#packages/api/errors.ts'
import { type Context, type Route, route } from '#packages/api/route.ts'
import { session } from '#packages/api/session-contract.ts'
import { secondStep, signIn, signOut } from '../contract.ts'
import type { AccountService } from './account-service.ts'
import { isPassword } from './hashes.ts'
import { personOf, type User, userByEmail, userById } from './people.ts'
import { handOut, takeTicket, tryTicket } from './secrets.ts'
import { endSession, openSession, SESSION_MS } from './sessions.ts'
import { isRecoveryCode, takeRecoveryCode, takeTotp } from './two-factor.ts'

/** Long enough to find the phone. */
const SECOND_STEP_MS = 10 * 60_000

const enter = async ({ db, now }: AccountService, user: User, remember: boolean, context: Context) => {
  const device = { agent: context.agent, address: context.address }
  const token = await openSession(db, now(), { userId: user.id, remember, device })
  context.setToken(token, remember ? SESSION_MS.remembered : undefined)
  return personOf(db, user.id, now())
}

/** Signs in a user who is identified by password or provider, or asks for their second factor. */
export const admit = async (service: AccountService, user: User, remember: boolean, context: Context) => {
  // Only reported to a user who has proved their identity.
  if (user.banned_at !== null) throw new AppError('banned')
  if (user.totp_since === null) return { user: await enter(service, user, remember, context) } as const
  const { ticket } = await handOut(service.db, {
    purpose: 'two_factor',
    userId: user.id,
    data: { remember },
    lastsMs: SECOND_STEP_MS,
    now: service.now(),
  })
  return { user: null, ticket } as const
}

export const signInRoutes = (service: AccountService): Route[] => [
  route(session, async (_, { caller }) => ({
    user: caller ? await personOf(service.db, caller.userId, service.now()) : null,
  })),

  route(signIn, async ({ email, password, remember }, context) => {
    const attempt = await service.door.take(email, context.address)
    const user = await userByEmail(service.db, email)
    if (!(await isPassword(user?.password_hash, password)) || !user) throw new AppError('wrong_credentials')
    await attempt.giveBack()
    const admitted = await admit(service, user, remember, context)
    if (admitted.user) await service.door.clear(email, context.address)
    return admitted
  }),

  route(secondStep, async ({ ticket, code }, context) => {
    const { db, now } = service
    const tried = await tryTicket(db, 'two_factor', ticket, now())
    if (!tried || tried.userId === null) throw new AppError('expired')
    const user = await userById(db, tried.userId)
    if (isRecoveryCode(code)) {
      if (!(await takeRecoveryCode(db, user.id, code, now()))) throw new AppError('wrong_code')
    } else
      await service.underLock(user, context.language, async () =>
        (await takeTotp(service, user, code)) ? undefined : 'wrong_code',
      )
    if (user.banned_at !== null || !(await takeTicket(db, ticket))) throw new AppError('expired')
    await service.proofs.clear(user.id)
    await service.door.clear(user.email, context.address)
    const { remember } = JSON.parse(tried.data) as { remember: boolean }
    return { user: await enter(service, user, remember, context) }
  }),

  route(signOut, async (_, context) => {
    if (context.token) await endSession(service.db, context.token)
    context.setToken(undefined)
    return {}
  }),
]
