import type { Letter } from '#packages/slice/mail.ts'
import type { ServerDeps } from '#packages/slice/server.ts'
import { AppError } from '#packages/wire/errors.ts'
import { isPassword } from './hashes.ts'
import { plainEmail, type User, userById } from './people.ts'
import { type AccountDb, accountDb } from './tables.ts'

/** What the routes of accounts share. */
export interface Desk {
  db: AccountDb
  deps: ServerDeps
  now(): number
  /** Sent beside the answer, which must take the same time whether or not there is somebody to write to. */
  write(letter: Letter): void
  /** An address in the product, with its query. */
  url(path: string, query?: Record<string, string>): string
  /** Refuses while there were too many wrong tries for this account, whether or not there is such an account. */
  refuseLocked(email: string): Promise<void>
  missed(email: string): Promise<void>
  cleared(email: string): Promise<void>
  /** Who is signed in, after they have given their password again. */
  proven(userId: string, password: string): Promise<User>
}

/** Ten wrong passwords in a quarter of an hour are no slip of the hand. */
const LOCKED = { calls: 10, seconds: 15 * 60 }

export const openDesk = (deps: ServerDeps): Desk => {
  const db = accountDb(deps.db)
  const tries = deps.tries('wrong passwords', LOCKED)
  const desk: Desk = {
    db,
    deps,
    now: deps.now,
    write: (letter) => {
      void deps.mail.send(letter).catch((error: unknown) => {
        deps.log.error({ err: error, subject: letter.subject }, 'a letter could not be sent')
      })
    },
    url: (path, query = {}) => {
      const search = new URLSearchParams(query)
      return `${deps.publicUrl}${path}${search.size > 0 ? `?${search}` : ''}`
    },
    refuseLocked: async (email) => {
      if ((await tries.wait(plainEmail(email))) !== undefined) throw new AppError('locked')
    },
    missed: (email) => tries.fail(plainEmail(email)),
    cleared: (email) => tries.clear(plainEmail(email)),
    proven: async (userId, password) => {
      const user = await userById(db, userId)
      await desk.refuseLocked(user.email)
      if (!(await isPassword(user.password_hash, password))) {
        await desk.missed(user.email)
        throw new AppError('wrong_password')
      }
      return user
    },
  }
  return desk
}
