import { AppError } from '#packages/wire/errors.ts'
import { type Route, route } from '#packages/wire/route.ts'
import { changePassword, forgotPassword, resetPassword } from '../contract.ts'
import type { Desk } from './desk.ts'
import { hashPassword } from './hashes.ts'
import { passwordChangedLetter, resetLetter } from './letters.ts'
import { languageFor, plainEmail, userByEmail, userById } from './people.ts'
import { handOut, takeByLink } from './secrets.ts'
import { endSessions } from './sessions.ts'

const RESET_MS = 3600_000

export const passwordRoutes = (desk: Desk): Route[] => {
  const { db, now } = desk

  /** A new password ends what the old one opened: other sessions, and links that were handed out. */
  const setPassword = async (userId: string, password: string, butToken?: string) => {
    const hash = await hashPassword(password)
    await db.updateTable('users').set({ password_hash: hash }).where('id', '=', userId).execute()
    await endSessions(db, userId, butToken)
    await db
      .deleteFrom('account_secrets')
      .where('user_id', '=', userId)
      .where('purpose', 'in', ['reset', 'two_factor', 'email'])
      .execute()
  }

  /** Beside the answer: whether there is somebody to write to must not be told by how long it takes. */
  const sendReset = async (email: string, calling: 'zh' | 'en') => {
    const user = await userByEmail(db, email)
    if (!user || user.banned_at !== null) return
    const { link } = await handOut(db, { purpose: 'reset', userId: user.id, lastsMs: RESET_MS, now: now() })
    const url = desk.url('/reset-password', { token: link })
    desk.write(resetLetter(user.email, languageFor(user, calling), { url }))
  }

  return [
    route(forgotPassword, ({ email }, { language }) => {
      void sendReset(plainEmail(email), language).catch((error: unknown) =>
        desk.deps.log.error({ err: error }, 'a reset link could not be made'),
      )
      return {}
    }),
    route(resetPassword, async ({ token, password }, { language }) => {
      const secret = await takeByLink(db, 'reset', token, now())
      if (!secret?.userId) throw new AppError('expired')
      await setPassword(secret.userId, password)
      const user = await userById(db, secret.userId)
      await desk.cleared(user.email)
      desk.write(
        passwordChangedLetter(user.email, languageFor(user, language), { url: desk.url('/forget-password') }),
      )
      return {}
    }),
    route(changePassword, async ({ current, password }, { caller, token, language }) => {
      const user = await desk.proven(caller.userId, current)
      await setPassword(user.id, password, token)
      desk.write(
        passwordChangedLetter(user.email, languageFor(user, language), { url: desk.url('/forget-password') }),
      )
      return {}
    }),
  ]
}
