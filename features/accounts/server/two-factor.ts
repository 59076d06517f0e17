import { randomInt } from 'node:crypto'
import { AppError } from '#packages/api/errors.ts'
import { type Route, route } from '#packages/api/route.ts'
import { hashOf } from '#packages/server-kit/hash-of.ts'
import type { Db } from '#packages/server-kit/server.ts'
import { confirmTwoFactor, renewRecoveryCodes, startTwoFactor, stopTwoFactor } from '../contract.ts'
import type { AccountService } from './account-service.ts'
import { type User, userById } from './people.ts'
import { endSessions } from './sessions.ts'
import { newTotpSecret, stepOfCode, totpUri } from './totp.ts'
import { readTotpSecret, sealTotpSecret } from './totp-secrets.ts'

const COUNT = 10
/** Without signs that look alike. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'

const newRecoveryCode = (): string => {
  const signs = Array.from({ length: 10 }, () => SIGNS[randomInt(SIGNS.length)]).join('')
  return `${signs.slice(0, 5)}-${signs.slice(5)}`
}

const signsOf = (code: string) => code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** Ten of these signs cannot be guessed, so they are compared also while the six digits are locked. */
export const isRecoveryCode = (code: string): boolean => /^[a-z2-9]{10}$/.test(signsOf(code))

/** The account is in it: the same code of two people would be no accident. */
const recoveryHash = (userId: string, code: string) => hashOf(`${userId}:${signsOf(code)}`)

const writeCodes = async (db: Db, userId: string): Promise<string[]> => {
  const codes = Array.from({ length: COUNT }, newRecoveryCode)
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
    await tx
      .insertInto('recovery_codes')
      .values(
        codes.map((code) => ({ code_hash: recoveryHash(userId, code), user_id: userId, used_at: null })),
      )
      .execute()
  })
  return codes
}

/** Takes a code of the authenticator, once. */
export const takeTotp = async (
  { db, deps, now }: AccountService,
  user: User,
  code: string,
): Promise<boolean> => {
  if (user.totp_secret === null) return false
  const secret = readTotpSecret(deps.seal, user.id, user.totp_secret)
  if (secret === undefined) {
    deps.log.error({ user: user.id }, 'a two-factor secret was sealed with another SECRET_KEY')
    return false
  }
  const step = stepOfCode(secret, code, now(), user.totp_step)
  if (step === undefined) return false
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ totp_step: step })
    .where('id', '=', user.id)
    .where('totp_step', '<', step)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export const takeRecoveryCode = async (
  db: Db,
  userId: string,
  code: string,
  now: number,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('code_hash', '=', recoveryHash(userId, code))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export const twoFactorRoutes = (service: AccountService): Route[] => [
  route(startTwoFactor, async ({ current }, { caller, language }) => {
    const user = await service.proven({ caller, language }, current)
    if (user.totp_since !== null) throw new AppError('already_on')
    const secret = newTotpSecret()
    await service.db
      .updateTable('users')
      .set({ totp_secret: sealTotpSecret(service.deps.seal, user.id, secret), totp_step: 0 })
      .where('id', '=', user.id)
      .where('totp_since', 'is', null)
      .execute()
    return { secret, uri: totpUri(secret, user.email) }
  }),
  route(confirmTwoFactor, async ({ code }, { caller, language, token }) => {
    const { db, now } = service
    const user = await userById(db, caller.userId)
    if (user.totp_since !== null) throw new AppError('already_on')
    await service.underLock(user, language, async () =>
      (await takeTotp(service, user, code)) ? undefined : 'wrong_code',
    )
    await db.updateTable('users').set({ totp_since: now() }).where('id', '=', user.id).execute()
    // Ends the sessions that the password alone opened: they are only as safe as the password.
    await endSessions(db, user.id, token)
    return { codes: await writeCodes(db, user.id) }
  }),
  route(renewRecoveryCodes, async ({ current }, { caller, language }) => {
    const user = await service.proven({ caller, language }, current)
    return { codes: user.totp_since === null ? [] : await writeCodes(service.db, user.id) }
  }),
  route(stopTwoFactor, async ({ current }, { caller, language }) => {
    const { id } = await service.proven({ caller, language }, current)
    await service.db.transaction().execute(async (tx) => {
      await tx
        .updateTable('users')
        .set({ totp_secret: null, totp_since: null, totp_step: 0 })
        .where('id', '=', id)
        .execute()
      await tx.deleteFrom('recovery_codes').where('user_id', '=', id).execute()
    })
    return {}
  }),
]
