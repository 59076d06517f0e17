import { readSiteName } from '#packages/settings/store.ts'
import type { Written } from '#packages/slice/letter.ts'
import { sendPatiently } from '#packages/slice/mail.ts'
import type { ServerDeps } from '#packages/slice/server.ts'
import { AppError } from '#packages/wire/errors.ts'
import type { Proof } from '../contract.ts'
import { isPassword } from './hashes.ts'
import { type Locks, openLocks } from './locks.ts'
import { type User, userById } from './people.ts'
import { takeByCode } from './secrets.ts'
import { type AccountDb, accountDb } from './tables.ts'

/** What the routes of accounts share. */
export interface Desk extends Locks {
  db: AccountDb
  deps: ServerDeps
  now(): number
  /** Sent beside the answer, which must take the same time whether or not there is somebody to write to. */
  write(letter: Written): void
  /** An address in the product, with its query. */
  url(path: string, query?: Record<string, string>): string
  /** Who is signed in, after they have given their password again, or the code that stands for one. */
  proven(userId: string, proof: Proof): Promise<User>
}

/** A mailbox does not stand for a password that there is: it would be a way round two steps. */
const complaintOf = async (db: AccountDb, user: User, proof: Proof, now: number) => {
  if (typeof proof === 'string')
    return (await isPassword(user.password_hash, proof)) ? undefined : 'wrong_password'
  if (user.password_hash !== '') return 'wrong_password'
  const taken = await takeByCode(db, 'proof', proof, now)
  if (taken === 'wrong') return 'wrong_code'
  return taken !== 'over' && taken.userId === user.id ? undefined : 'expired'
}

export const openDesk = (deps: ServerDeps): Desk => {
  const db = accountDb(deps.db)
  const desk: Desk = {
    db,
    deps,
    now: deps.now,
    ...openLocks(deps),
    write: (letter) => {
      const send = async () => sendPatiently(deps, letter(await readSiteName(deps.db)))
      void send().catch((error: unknown) => {
        deps.log.error({ err: error }, 'a letter could not be sent')
      })
    },
    url: (path, query = {}) => {
      const search = new URLSearchParams(query)
      return `${deps.publicUrl}${path}${search.size > 0 ? `?${search}` : ''}`
    },
    proven: async (userId, proof) => {
      const user = await userById(db, userId)
      await desk.proofs.refuse(userId)
      const wrong = await complaintOf(db, user, proof, deps.now())
      if (wrong === undefined) return user
      await desk.proofs.missed(userId)
      throw new AppError(wrong)
    },
  }
  return desk
}
