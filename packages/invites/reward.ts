import { newId } from '#packages/api/new-id.ts'
import { postIn } from '#packages/ledger/ledger.ts'
import { DAY_MS } from '#packages/scheduling/durations.ts'
import { holdOwner } from '#packages/server-kit/hold-owner.ts'
import type { Db, Tx } from '#packages/server-kit/server.ts'
import type { MoneySettings } from '#packages/settings/settings.ts'
import { inviterBy } from './codes.ts'
import { mailboxHash, mailboxOf } from './email.ts'
import { networkHash } from './network.ts'
import { isFirst } from './once.ts'

/** The length of a month for the limits. */
export const MONTH_MS = 30 * DAY_MS

/** Friends do sit in one room, and a dormitory behind one address; whole crowds of new friends do not. */
const MAX_PER_DAY_AND_NETWORK = 3
/** From where the inviter is signed in as well: a flatmate, or the same person again. */
const MAX_PER_MONTH_FROM_OWN_NETWORK = 1

export interface Newcomer {
  userId: string
  email: string
  code: string
  /** From where the letter was confirmed, or from where they came back from a provider. */
  address: string
  /** By which they are known again in another account. */
  marks: readonly string[]
}

const count = async (query: { executeTakeFirst(): Promise<{ count: number } | undefined> }) =>
  Number((await query.executeTakeFirst())?.count ?? 0)

const rewarded = (db: Db, since: number) =>
  db
    .selectFrom('invited')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('points', '>', 0)
    .where('at', '>', since)

/** How many more this person may bring for points. */
export const invitesLeft = async (db: Db, inviter: string, now: number, max: number): Promise<number> =>
  Math.max(0, max - (await count(rewarded(db, now - MONTH_MS).where('inviter', '=', inviter))))

const isAtHome = async (db: Db, inviter: string, network: string): Promise<boolean> => {
  const sessions = await db.selectFrom('sessions').select('address').where('user_id', '=', inviter).execute()
  return sessions.some(({ address }) => networkHash(address) === network)
}

const isCrowd = async (db: Db, inviter: string, network: string, now: number): Promise<boolean> => {
  const from = (since: number) => rewarded(db, since).where('network_hash', '=', network)
  if ((await count(from(now - DAY_MS))) >= MAX_PER_DAY_AND_NETWORK) return true
  if (!(await isAtHome(db, inviter, network))) return false
  return (await count(from(now - MONTH_MS).where('inviter', '=', inviter))) >= MAX_PER_MONTH_FROM_OWN_NETWORK
}

/** False where this mailbox or provider account has brought points before, in an account that may be long gone. */
const isNewHere = async (db: Db, { email, marks }: Pick<Newcomer, 'email' | 'marks'>): Promise<boolean> => {
  const before = await db
    .selectFrom('invite_emails')
    .select('at')
    .where('email_hash', '=', mailboxHash(email))
    .executeTakeFirst()
  return before === undefined && (await isFirst(db, marks))
}

/** First the place, then the inviter, in every call: their rewards are counted and used up in one piece. */
const holdBoth = async (db: Db, inviter: string, network: string, now: number): Promise<void> => {
  await db
    .insertInto('invite_networks')
    .values({ network_hash: network, at: now })
    .onConflict((conflict) => conflict.column('network_hash').doUpdateSet({ at: now }))
    .execute()
  await holdOwner(db, inviter)
}

/**
 * After a sign-up with an invitation code: gives both users their points, or neither where a limit is reached. The
 * reason is not reported, because it would only teach how to get round the limit. Runs in the transaction that opens
 * the account.
 */
export const rewardInvite = async (
  tx: Tx,
  now: number,
  { userId, email, code, address, marks }: Newcomer,
  { points, mostAMonth }: MoneySettings['points']['invite'],
): Promise<void> => {
  const inviter = await inviterBy(tx, code)
  if (!inviter) return
  const network = networkHash(address)
  await holdBoth(tx, inviter.id, network, now)
  const isFair =
    points > 0 &&
    mailboxOf(inviter.email) !== mailboxOf(email) &&
    (await invitesLeft(tx, inviter.id, now, mostAMonth)) > 0 &&
    !(await isCrowd(tx, inviter.id, network, now)) &&
    (await isNewHere(tx, { email, marks }))
  await tx
    .insertInto('invited')
    .values({
      id: newId(now),
      user_id: userId,
      inviter: inviter.id,
      points: isFair ? points : 0,
      network_hash: network,
      at: now,
    })
    .execute()
  if (!isFair) return
  const both = { amount: points, reason: 'invite' } as const
  await postIn(tx, now, { ...both, userId: inviter.id, key: `invite:${userId}:by`, about: userId })
  await postIn(tx, now, { ...both, userId, key: `invite:${userId}`, about: inviter.id })
}

/** From where people came is known no longer than a limit asks for it. */
export const forgetNetworks = async (db: Db, now: number): Promise<void> => {
  await db
    .updateTable('invited')
    .set({ network_hash: null })
    .where('network_hash', 'is not', null)
    .where('at', '<=', now - MONTH_MS)
    .execute()
  await db
    .deleteFrom('invite_networks')
    .where('at', '<=', now - MONTH_MS)
    .execute()
}
