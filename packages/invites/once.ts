import type { Seal } from '#packages/server-kit/seal.ts'
import type { Db } from '#packages/server-kit/server.ts'
import { mailboxOf } from './email.ts'

/**
 * Rewards that a person receives only once. The marks of one cannot be matched with those of the other. Stored: never
 * rename.
 */
type Once = 'welcome' | 'invite'

export interface Known {
  email: string
  /** The person's accounts at sign-in providers. */
  identities: readonly { provider: string; subject: string }[]
}

/**
 * Identifies a person across accounts, by mailbox and by provider account. The hashes use the server's key, so a copy
 * of the database alone reveals no one, not even by trying addresses.
 */
export const marksOf = (seal: Pick<Seal, 'mark'>, once: Once, { email, identities }: Known): string[] =>
  [
    seal.mark(mailboxOf(email), `${once} mailbox`),
    ...identities.map(({ provider, subject }) => seal.mark(`${provider} ${subject}`, `${once} identity`)),
    // In one order for everybody: two who come at once wait for each other, never both.
  ].sort()

/** Whether none of these was there before. From now on all of them are. */
export const isFirst = async (db: Db, marks: readonly string[]): Promise<boolean> => {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('once_marks')
    .values(marks.map((mark) => ({ mark })))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === BigInt(marks.length)
}
