import { AppError } from '#packages/api/errors.ts'
import { type Route, route } from '#packages/api/route.ts'
import { askProof, changePassword, forgotPassword, prove, resetPassword } from '../contract.ts'
import type { AccountService } from './account-service.ts'
import { passwordChangedEmail, proofEmail, resetEmail } from './emails.ts'
import { hashPassword } from './hashes.ts'
import { languageFor, plainEmail, userByEmail, userById } from './people.ts'
import { handOut, takeBack, takeByLink } from './secrets.ts'
import { endSessions, markProven } from './sessions.ts'

const RESET_MS = 3600_000
const PROOF_MS = 15 * 60_000

export const passwordRoutes = (service: AccountService): Route[] => {
  const { db, now } = service

  /** A new password ends other sessions and invalidates links that were sent. */
  const setPassword = async (userId: string, password: string, butToken?: string) => {
    const hash = await hashPassword(password)
    await db.updateTable('users').set({ password_hash: hash }).where('id', '=', userId).execute()
    await endSessions(db, userId, butToken)
    await takeBack(db, userId, ['reset', 'two_factor', 'email', 'proof', 'errand'])
  }

  /**
   * Runs in the background and always makes the same write, so that the response time does not reveal whether the
   * account exists. The link for an unknown address opens nothing.
   */
  const sendReset = async (email: string, calling: 'zh' | 'en') => {
    // Does not make a new link either: it would invalidate the last one that was sent.
    if (!(await service.mayWrite('reset', email))) return
    const user = await userByEmail(db, email)
    const to = user?.banned_at === null ? user : undefined
    const newSecret = { purpose: 'reset', userId: to?.id ?? null, lastsMs: RESET_MS, now: now() } as const
    const { link } = await handOut(db, newSecret)
    if (!to) return
    const url = service.url('/reset-password', { token: link })
    service.write(resetEmail(to.email, languageFor(to, calling), { url }))
  }

  return [
    route(forgotPassword, ({ email }, { language }) => {
      const send = () =>
        void sendReset(plainEmail(email), language).catch((error: unknown) =>
          service.deps.log.error({ err: error }, 'a reset link could not be made'),
        )
      // Sent after the response.
      setImmediate(send)
      return {}
    }),
    route(resetPassword, async ({ token, password }, { language, address }) => {
      const secret = await takeByLink(db, 'reset', token, now())
      if (!secret?.userId) throw new AppError('expired')
      await setPassword(secret.userId, password)
      const user = await userById(db, secret.userId)
      // The lock of codes stays: a reset proves access to the mailbox, and the second factor protects against a stolen
      // mailbox.
      await service.door.clear(user.email, address)
      service.write(
        passwordChangedEmail(user.email, languageFor(user, language), {
          url: service.url('/forget-password'),
        }),
      )
      return {}
    }),
    route(askProof, async (_, { caller, language }) => {
      const user = await userById(db, caller.userId)
      if (user.password_hash !== '') throw new AppError('has_password')
      const { ticket, code } = await handOut(db, {
        purpose: 'proof',
        userId: user.id,
        lastsMs: PROOF_MS,
        now: now(),
      })
      service.write(proofEmail(user.email, languageFor(user, language), { code }))
      return { ticket }
    }),
    route(prove, async ({ current }, context) => {
      await service.proven(context, current)
      if (context.token) await markProven(db, context.token, now())
      return {}
    }),
    route(changePassword, async ({ current, password }, { caller, token, language }) => {
      const user = await service.proven({ caller, language }, current)
      await setPassword(user.id, password, token)
      service.write(
        passwordChangedEmail(user.email, languageFor(user, language), {
          url: service.url('/forget-password'),
        }),
      )
      return {}
    }),
  ]
}
