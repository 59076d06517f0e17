import { type QueryExecutorProvider, sql } from 'kysely'

/**
 * One at a time for this account until the transaction ends: a limit is counted and used up in one piece.
 * The role is no key, so rows of the account that are written meanwhile need not wait.
 */
export const holdOwner = async (tx: QueryExecutorProvider, owner: string) => {
  await sql`update users set role = role where id = ${owner}`.execute(tx)
}
