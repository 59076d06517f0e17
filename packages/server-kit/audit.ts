import { newId } from '#packages/api/new-id.ts'
import type { Caller } from '#packages/api/route.ts'
import type { Db } from './server.ts'

/** Records what an admin did, in the transaction that does it. Returns the entry's id. */
export const recordAction = async (
  db: Db,
  now: number,
  caller: Pick<Caller, 'userId'>,
  action: string,
  detail: unknown,
): Promise<string> => {
  const id = newId(now)
  await db
    .insertInto('audit_log')
    .values({ id, at: now, user_id: caller.userId, action, detail: JSON.stringify(detail) })
    .execute()
  return id
}
