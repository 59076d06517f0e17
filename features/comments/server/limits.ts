import { AppError } from '#packages/api/errors.ts'
import { newId } from '#packages/api/new-id.ts'
import { HOUR_MS, MINUTE_MS } from '#packages/scheduling/durations.ts'
import { hashOf } from '#packages/server-kit/hash-of.ts'
import type { Db } from '#packages/server-kit/server.ts'

const REPEAT_MS = 10 * MINUTE_MS
const PER_MINUTE = 6
const PER_HOUR = 60

export interface UnsentEmail {
  userId: string
  targetId: string
  text: string
  now: number
}

/** The same words with other blanks are the same words. */
const hashedText = (text: string) => hashOf(text.replaceAll(/\s+/g, ' ').toLowerCase())

/**
 * Counts the writes of an account; the caller has locked it (`holdOwner`). An edit counts too, because each edit may
 * notify users.
 */
export const countWrite = async (
  tx: Db,
  { userId, targetId, text, now }: UnsentEmail,
  mayRepeat: boolean,
): Promise<void> => {
  const recent = await tx
    .selectFrom('comment_writes')
    .select(['target_id', 'text_hash', 'at'])
    .where('user_id', '=', userId)
    .where('at', '>', now - HOUR_MS)
    // A clock that was wrong for a while must not silence anybody until it is right.
    .where('at', '<=', now + HOUR_MS)
    .execute()
  const since = (ms: number) => recent.filter(({ at }) => at > now - ms)
  const textHash = hashedText(text)
  const wasPosted = since(REPEAT_MS).some((one) => one.target_id === targetId && one.text_hash === textHash)
  if (wasPosted && !mayRepeat) throw new AppError('repeated')
  if (recent.length >= PER_HOUR || since(MINUTE_MS).length >= PER_MINUTE)
    throw new AppError('too_many_comments')
  await tx
    .insertInto('comment_writes')
    .values({ id: newId(now), user_id: userId, target_id: targetId, text_hash: textHash, at: now })
    .execute()
}

export const forgetWrites = async (db: Db, now: number): Promise<void> => {
  await db
    .deleteFrom('comment_writes')
    .where('at', '<', now - 2 * HOUR_MS)
    .execute()
}

const REPORTS_PER_HOUR = 20

export const refuseTooManyReports = async (tx: Db, userId: string, now: number): Promise<void> => {
  const { count } = await tx
    .selectFrom('comment_reports')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('at', '>', now - HOUR_MS)
    .where('at', '<=', now + HOUR_MS)
    .executeTakeFirstOrThrow()
  if (Number(count) >= REPORTS_PER_HOUR) throw new AppError('too_many_reports')
}
