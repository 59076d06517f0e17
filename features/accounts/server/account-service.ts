import { AppError } from '#packages/api/errors.ts'
import type { Context } from '#packages/api/route.ts'
import type { Language } from '#packages/i18n/language.ts'
import type { UnsentEmail } from '#packages/server-kit/email.ts'
import { sendWithRetries } from '#packages/server-kit/mail.ts'
import type { Db, ServerDeps } from '#packages/server-kit/server.ts'
import { readSiteName } from '#packages/settings/store.ts'
import type { Proof } from '../contract.ts'
import { lockedEmail } from './emails.ts'
import { isPassword } from './hashes.ts'
import { type Locks, openLocks } from './locks.ts'
import { languageFor, type User, userById } from './people.ts'
import { openRecipients, type Requested } from './recipients.ts'
import { takeByCode } from './secrets.ts'

/** The user who must prove their identity, and the language of the call. */
type Asker = Pick<Context<'user'>, 'caller' | 'language'>

/** Functions that all routes of accounts share. */
export interface AccountService extends Locks {
  db: Db
  deps: ServerDeps
  now(): number
  /** Sends an email in the background: the response must take the same time whether or not there is a recipient. */
  write(message: UnsentEmail): void
  /** The same, unless the mailbox has received too many emails. Neither the response nor its time reveals which. */
  writeRequested(sort: Requested, to: string, message: UnsentEmail): void
  mayWrite(sort: Requested, to: string): Promise<boolean>
  /** An address in the product, with its query. */
  url(path: string, query?: Record<string, string>): string
  /** Returns the signed-in user after checking their password, or the emailed code that replaces it. */
  proven(asker: Asker, proof: Proof): Promise<User>
  /** Runs a check under the lock of codes and passwords; emails the owner when a wrong answer causes a lock. */
  underLock<Wrong extends string>(
    user: User,
    language: Language,
    check: () => Promise<Wrong | undefined>,
  ): Promise<void>
}

/** An emailed code does not replace an existing password: it would bypass two-factor authentication. */
const wrongProof = async (db: Db, user: User, proof: Proof, now: number) => {
  if (typeof proof === 'string')
    return (await isPassword(user.password_hash, proof)) ? undefined : 'wrong_password'
  if (user.password_hash !== '') return 'wrong_password'
  const taken = await takeByCode(db, 'proof', proof, now)
  if (taken === 'wrong') return 'wrong_code'
  return taken !== 'over' && taken.userId === user.id ? undefined : 'expired'
}

export const openAccountService = (deps: ServerDeps): AccountService => {
  const db = deps.db
  const send = async (message: UnsentEmail) => sendWithRetries(deps, message(await readSiteName(deps.db)))
  const inBackground = (work: () => Promise<unknown>) =>
    void work().catch((error: unknown) => {
      deps.log.error({ err: error }, 'an email could not be sent')
    })
  const service: AccountService = {
    db,
    deps,
    now: deps.now,
    ...openLocks(deps),
    write: (message) => inBackground(() => send(message)),
    writeRequested: (sort, to, message) =>
      inBackground(async () => {
        if (await service.mayWrite(sort, to)) await send(message)
      }),
    mayWrite: openRecipients(deps),
    url: (path, query = {}) => {
      const search = new URLSearchParams(query)
      return `${deps.publicUrl}${path}${search.size > 0 ? `?${search}` : ''}`
    },
    proven: async ({ caller, language }, proof) => {
      const user = await userById(db, caller.userId)
      await service.underLock(user, language, () => wrongProof(db, user, proof, deps.now()))
      return user
    },
    underLock: async (user, calling, check) => {
      const attempt = await service.proofs.take(user.id)
      const wrong = await check()
      if (wrong === undefined) return attempt.giveBack()
      if (attempt.locks) {
        const twoFactor = user.totp_since !== null
        const facts = { lock: attempt.locks, twoFactor, url: service.url('/profile/setting') }
        service.write(lockedEmail(user.email, languageFor(user, calling), facts))
      }
      throw new AppError(wrong)
    },
  }
  return service
}
