import { AppError } from '#packages/api/errors.ts'
import type { ServerDeps, Tries } from '#packages/server-kit/server.ts'
import { plainEmail } from './people.ts'

export interface Attempt {
  /** The lock that a wrong answer causes, if this attempt is the last one allowed. */
  locks: LockCode | undefined
  /** Uncounts the attempt, because the answer was right. */
  giveBack(): Promise<void>
}

/** Limits wrong passwords and codes. An attempt is counted before its answer is checked. */
export interface Lock<Key extends readonly string[]> {
  /** Throws the error of the lock after too many attempts. */
  take(...key: Key): Promise<Attempt>
  clear(...key: Key): Promise<void>
}

export type LockCode = 'locked' | 'locked_today'

export interface Locks {
  /** Password attempts at sign-in, by email and network, whether or not the account exists. */
  door: Lock<[email: string, address: string]>
  /**
   * Counts the codes and passwords that a caller tries after the first password was right; no one else can use these
   * attempts up.
   */
  proofs: Lock<[userId: string]>
}

const WINDOW = { seconds: 15 * 60 }
export const DAY_S = 24 * 3600

/**
 * Ten wrong answers within a quarter of an hour are no typing errors. They lock out the network they came from, not the
 * owner.
 */
const FROM_ONE_PLACE = { calls: 10, ...WINDOW }
/** Attempts from many networks at once lock the account for all; a reset by email unlocks it. */
const FROM_ALL_PLACES = { calls: 50, ...WINDOW }
/** Without a daily limit, ten in each quarter of an hour would be 960 of a million codes a day. */
const IN_A_DAY = { calls: 50, seconds: DAY_S }

interface Counter {
  tries: Tries
  name: string
  code: LockCode
  /** A right answer does not reset it. */
  isLasting?: true
}

const lockOf = <Key extends readonly string[]>(
  countersOf: (...key: Key) => readonly Counter[],
): Lock<Key> => ({
  take: async (...key) => {
    const counters = countersOf(...key)
    let locks: LockCode | undefined
    for (const { tries, name, code } of counters) {
      const taken = await tries.take(name)
      if (taken.wait !== undefined) throw new AppError(code)
      if (taken.left === 0) locks = code
    }
    return {
      locks,
      giveBack: async () => {
        for (const { tries, name } of counters) await tries.giveBack(name)
      },
    }
  },
  clear: async (...key) => {
    for (const { tries, name, isLasting } of countersOf(...key)) if (!isLasting) await tries.clear(name)
  },
})

export const openLocks = ({ tries }: Pick<ServerDeps, 'tries'>): Locks => {
  const [here, anywhere, proofs, today] = [
    tries('wrong passwords', FROM_ONE_PLACE),
    tries('wrong passwords from all places', FROM_ALL_PLACES),
    tries('wrong proofs', FROM_ONE_PLACE),
    tries('wrong proofs in a day', IN_A_DAY),
  ]
  return {
    door: lockOf((email, address) => [
      { tries: here, name: `${plainEmail(email)} ${address}`, code: 'locked' },
      { tries: anywhere, name: plainEmail(email), code: 'locked' },
    ]),
    proofs: lockOf((userId) => [
      { tries: proofs, name: userId, code: 'locked' },
      { tries: today, name: userId, code: 'locked_today', isLasting: true },
    ]),
  }
}
