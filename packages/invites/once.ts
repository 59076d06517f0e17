import type { Seal } from '#packages/server-kit/seal.ts'
import type { Db } from '#packages/server-kit/server.ts'
import { mailboxOf } from './email.ts'

/** What a person is given once. Marks of one cannot be told to belong to those of the other. Stored: never rename. */
type Once = 'welcome' | 'invite'

export interface Known {
  email: string
  /** Who they are at other providers. */
  identities: readonly { provider: string; subject: string }[]
}

/**
 * A person, beyond their account: by mailbox and by provider account. Made with the server's key: from a copy of the
 * database alone nobody learns whose they are, not even by trying addresses.
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
