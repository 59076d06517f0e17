import { hashOf } from '#packages/server-kit/hash-of.ts'
import type { Db } from '#packages/server-kit/server.ts'
import { newCode, newToken } from './hashes.ts'

export type Purpose =
  | 'sign_up'
  | 'reset'
  | 'email'
  | 'two_factor'
  /** Replaces the password of a user who has none. */
  | 'proof'
  /** A sign-in at a provider that has begun. */
  | 'errand'
  /** A sign-in by a provider that gave no verified email address. */
  | 'stranger'

/** Six digits can be guessed in half a million attempts on average, so a code is void after these few. */
const TRIES = 5

export interface Secret {
  userId: string | null
  data: string
}

interface NewSecret {
  purpose: Purpose
  userId: string | null
  data?: unknown
  lastsMs: number
  now: number
}

export interface HandedOut {
  /** Stays with the page that requested it; useless without the code. */
  ticket: string
  /** Sent by email only. */
  link: string
  code: string
}

/** Invalidates a user's secrets for these purposes. */
export const takeBack = async (db: Db, userId: string, purposes: readonly Purpose[]): Promise<void> => {
  await db
    .deleteFrom('account_secrets')
    .where('user_id', '=', userId)
    .where('purpose', 'in', purposes)
    .execute()
}

/**
 * Only the latest secret of a user and purpose is valid. Always one write, so that the response time reveals nothing.
 */
export const handOut = async (
  db: Db,
  { purpose, userId, data, lastsMs, now }: NewSecret,
): Promise<HandedOut> => {
  const [ticket, link, code] = [newToken(), newToken(), newCode()]
  await db.transaction().execute(async (tx) => {
    await takeBack(tx, userId ?? '', [purpose])
    await tx
      .insertInto('account_secrets')
      .values({
        ticket_hash: hashOf(ticket),
        link_hash: hashOf(link),
        code_hash: hashOf(`${ticket}:${code}`),
        user_id: userId,
        purpose,
        data: JSON.stringify(data ?? null),
        tries: 0,
        created_at: now,
        expires_at: now + lastsMs,
      })
      .execute()
  })
  return { ticket, link, code }
}

/** By the link of an email. Valid once: of two concurrent requests the database lets one through. */
export const takeByLink = (
  db: Db,
  purpose: Purpose,
  link: string,
  now: number,
): Promise<Secret | undefined> =>
  db
    .deleteFrom('account_secrets')
    .where('link_hash', '=', hashOf(link))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .returning(['user_id as userId', 'data'])
    .executeTakeFirst()

/** Whether a link is still valid, without using it up. */
export const isOpenLink = async (db: Db, purpose: Purpose, link: string, now: number): Promise<boolean> => {
  const row = await db
    .selectFrom('account_secrets')
    .select('purpose')
    .where('link_hash', '=', hashOf(link))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/** By both halves: the ticket in the browser's cookie and the link that the provider sent back. */
export const takeByBoth = (
  db: Db,
  purpose: Purpose,
  { ticket, link }: { ticket: string; link: string },
  now: number,
): Promise<Secret | undefined> =>
  db
    .deleteFrom('account_secrets')
    .where('ticket_hash', '=', hashOf(ticket))
    .where('link_hash', '=', hashOf(link))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .returning(['user_id as userId', 'data'])
    .executeTakeFirst()

/** One try of a few, counted before anything is compared. */
export const tryTicket = (
  db: Db,
  purpose: Purpose,
  ticket: string,
  now: number,
): Promise<(Secret & { code_hash: string }) | undefined> =>
  db
    .updateTable('account_secrets')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('ticket_hash', '=', hashOf(ticket))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .where('tries', '<', TRIES)
    .returning(['user_id as userId', 'data', 'code_hash'])
    .executeTakeFirst()

/** Whether it was still there to be taken. */
export const takeTicket = async (db: Db, ticket: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('account_secrets')
    .where('ticket_hash', '=', hashOf(ticket))
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

/** Takes a secret by the code of an email and the ticket of the page that requested it. */
export const takeByCode = async (
  db: Db,
  purpose: Purpose,
  { ticket, code }: { ticket: string; code: string },
  now: number,
): Promise<Secret | 'wrong' | 'over'> => {
  const tried = await tryTicket(db, purpose, ticket, now)
  if (!tried) return 'over'
  if (tried.code_hash !== hashOf(`${ticket}:${code}`)) return 'wrong'
  return (await takeTicket(db, ticket)) ? { userId: tried.userId, data: tried.data } : 'over'
}

export const forgetOld = async (db: Db, now: number): Promise<void> => {
  await db.deleteFrom('account_secrets').where('expires_at', '<=', now).execute()
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute()
}
