import { holdOwner } from '#packages/server-kit/hold-owner.ts'
import type { Db } from '#packages/server-kit/server.ts'

export interface NewIdentity {
  provider: string
  subject: string
  label: string
}

/** False if the identity belongs to another account or this account has another identity of the provider. */
export const insertIdentity = async (
  db: Db,
  now: number,
  userId: string,
  { provider, subject, label }: NewIdentity,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('identities')
    .values({ provider, subject, user_id: userId, label, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export const userByIdentity = (db: Db, provider: string, subject: string) =>
  db
    .selectFrom('identities')
    .innerJoin('users', 'users.id', 'identities.user_id')
    .selectAll('users')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()

export const identitiesOf = (db: Db, userId: string) =>
  db
    .selectFrom('identities')
    .select(['provider', 'label', 'created_at as since'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()

/** Locks the account: two identities that are unlinked at the same time would leave no way to sign in. */
export const removeIdentity = (
  db: Db,
  userId: string,
  provider: string,
): Promise<'removed' | 'absent' | 'last'> =>
  db.transaction().execute(async (tx) => {
    await holdOwner(tx, userId)
    const linked = await identitiesOf(tx, userId)
    if (!linked.some((one) => one.provider === provider)) return 'absent'
    const { password_hash: password } = await tx
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    if (password === '' && linked.length === 1) return 'last'
    await tx.deleteFrom('identities').where('user_id', '=', userId).where('provider', '=', provider).execute()
    return 'removed'
  })
