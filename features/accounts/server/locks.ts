import type { ServerDeps, Tries } from '#packages/slice/server.ts'
import { AppError } from '#packages/wire/errors.ts'
import { plainEmail } from './people.ts'

/** Counts what was guessed wrong, and refuses with `locked` when it was too much. */
export interface Lock<Key extends readonly string[]> {
  refuse(...key: Key): Promise<void>
  missed(...key: Key): Promise<void>
  cleared(...key: Key): Promise<void>
}

export interface Locks {
  /** Passwords tried from outside, by e-mail and place, whether or not there is such an account. */
  door: Lock<[email: string, address: string]>
  /** Codes and passwords tried by who got past the door already: no stranger can use these up. */
  proofs: Lock<[userId: string]>
}

const WINDOW = { seconds: 15 * 60 }

/** Ten in a quarter of an hour are no slip of the hand. They shut out the place they came from, not the owner. */
const FROM_ONE_PLACE = { calls: 10, ...WINDOW }
/** From many places at once the account is shut for all; a letter with a new password opens it. */
const FROM_ALL_PLACES = { calls: 50, ...WINDOW }

type Counter = readonly [tries: Tries, name: string]

const lockOf = <Key extends readonly string[]>(
  countersOf: (...key: Key) => readonly Counter[],
): Lock<Key> => ({
  refuse: async (...key) => {
    for (const [tries, name] of countersOf(...key))
      if ((await tries.wait(name)) !== undefined) throw new AppError('locked')
  },
  missed: async (...key) => {
    for (const [tries, name] of countersOf(...key)) await tries.fail(name)
  },
  cleared: async (...key) => {
    for (const [tries, name] of countersOf(...key)) await tries.clear(name)
  },
})

export const openLocks = ({ tries }: Pick<ServerDeps, 'tries'>): Locks => {
  const [here, anywhere, proofs] = [
    tries('wrong passwords', FROM_ONE_PLACE),
    tries('wrong passwords from all places', FROM_ALL_PLACES),
    tries('wrong proofs', FROM_ONE_PLACE),
  ]
  return {
    door: lockOf((email, address) => [
      [here, `${plainEmail(email)} ${address}`],
      [anywhere, plainEmail(email)],
    ]),
    proofs: lockOf((userId) => [[proofs, userId]]),
  }
}
