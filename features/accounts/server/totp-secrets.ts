import type { Seal } from '#packages/server-kit/seal.ts'
import type { Db } from '#packages/server-kit/server.ts'

const purposeOf = (userId: string): string => `totp secret of ${userId}`

export const sealTotpSecret = (seal: Seal, userId: string, secret: string): string =>
  seal.close(secret, purposeOf(userId))

/** Earlier versions stored the secret itself, in base 32: it has no dot, and a sealed one has. */
const isSealed = (stored: string): boolean => stored.includes('.')

/** Undefined where it was sealed with another key. */
export const readTotpSecret = (seal: Seal, userId: string, stored: string): string | undefined =>
  isSealed(stored) ? seal.open(stored, purposeOf(userId)) : stored

/**
 * Seals the secrets that earlier versions stored in plain text. Runs in the background, when no earlier version uses
 * this database any more.
 */
export const sealStoredSecrets = async (db: Db, seal: Seal): Promise<void> => {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'totp_secret'])
    .where('totp_secret', 'is not', null)
    .where('totp_secret', 'not like', '%.%')
    .execute()
  for (const { id, totp_secret: stored } of rows) {
    if (stored === null) continue
    await db
      .updateTable('users')
      .set({ totp_secret: sealTotpSecret(seal, id, stored) })
      .where('id', '=', id)
      // It may have been replaced or switched off since.
      .where('totp_secret', '=', stored)
      .execute()
  }
}
