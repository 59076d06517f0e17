import { newId } from '#packages/api/new-id.ts'
import type { Db, Tx } from '#packages/server-kit/server.ts'
import type { Reason } from './reasons.ts'

export interface Entry {
  userId: string
  /** Whole points: above zero they come, below they go. */
  amount: number
  reason: Reason
  key: string
  about?: string
}

export interface Posted {
  balance: number
  /** The entry existed already; nothing was changed now. */
  repeated: boolean
}

/** Nothing was written: the person has fewer points than the entry takes. */
export class NotEnoughPoints extends Error {
  readonly balance: number
  constructor(balance: number) {
    super('not enough points')
    this.balance = balance
  }
}

const balanceIn = async (db: Db, userId: string): Promise<number> => {
  const row = await db
    .selectFrom('ledger_balances')
    .select('balance')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.balance ?? 0
}

export const balanceOf = (db: Db, userId: string): Promise<number> => balanceIn(db, userId)

/** The balance after it; the database itself lets none fall below zero. */
const moveBalance = async (tx: Tx, userId: string, amount: number): Promise<number> => {
  await tx
    .insertInto('ledger_balances')
    .values({ user_id: userId, balance: 0 })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
  const moved = await tx
    .updateTable('ledger_balances')
    .set(({ eb }) => ({ balance: eb('balance', '+', amount) }))
    .where('user_id', '=', userId)
    .where(({ eb }) => eb(eb('balance', '+', amount), '>=', 0))
    .returning('balance')
    .executeTakeFirst()
  if (!moved) throw new NotEnoughPoints(await balanceIn(tx, userId))
  return moved.balance
}

const write = async (tx: Tx, now: number, entry: Entry, endsWith: string | null): Promise<Posted> => {
  const { userId, amount, reason, key, about } = entry
  if (!Number.isSafeInteger(amount)) throw new Error(`not a whole number of points: ${amount}`)
  // First the key: of two that come at once, the second waits here for the first, and finds it.
  const id = newId(now)
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('ledger')
    .values({
      id,
      user_id: userId,
      amount,
      reason,
      key,
      about: about ?? null,
      ends_with: endsWith,
      balance: 0,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 0n) return { balance: await balanceIn(tx, userId), repeated: true }
  const balance = await moveBalance(tx, userId, amount)
  await tx.updateTable('ledger').set({ balance }).where('id', '=', id).execute()
  return { balance, repeated: false }
}

/** Within a change of the caller's own: both happen, or neither. */
export const postIn = (tx: Tx, now: number, entry: Entry): Promise<Posted> => write(tx, now, entry, null)

export const post = (db: Db, now: number, entry: Entry): Promise<Posted> =>
  db.transaction().execute((tx) => postIn(tx, now, entry))

/** Reads the balance and locks it until the transaction ends. */
const lockBalance = async (tx: Tx, userId: string): Promise<number> => {
  const locked = await tx
    .updateTable('ledger_balances')
    .set(({ ref }) => ({ balance: ref('balance') }))
    .where('user_id', '=', userId)
    .returning('balance')
    .executeTakeFirst()
  return locked?.balance ?? 0
}

/**
 * Takes as many of these points as are there, within a change of the caller's own: what was given for nothing and is
 * spent already is not owed. Answers how many it took; none where it has taken before.
 */
export const takeUpTo = async (
  tx: Tx,
  now: number,
  { points, ...rest }: Omit<Entry, 'amount'> & { points: number },
): Promise<number> => {
  const taken = Math.min(points, await lockBalance(tx, rest.userId))
  if (taken <= 0) return 0
  const { repeated } = await write(tx, now, { ...rest, amount: -taken }, null)
  return repeated ? 0 : taken
}

/** Open holds, and how much of each is claimed already. The balance must be locked. */
const openHolds = (tx: Tx, userId: string) =>
  tx
    .selectFrom('ledger as held')
    .leftJoin('ledger as end', 'end.key', 'held.ends_with')
    .select(({ selectFrom }) => [
      'held.key',
      'held.amount',
      selectFrom('hold_claims as c')
        .select(({ fn }) => fn.sum<number>('c.points').as('points'))
        .whereRef('c.hold_key', '=', 'held.key')
        .as('claimed'),
    ])
    .where('held.user_id', '=', userId)
    .where('held.ends_with', 'is not', null)
    .where('end.key', 'is', null)
    .orderBy('held.created_at')
    .execute()

/**
 * Takes back points whose price was refunded. Points that are on hold are claimed instead: if their hold returns them,
 * they are taken then. The caller ensures that this runs once for each key. Returns how many points were taken at once.
 */
export const takeBack = async (
  tx: Tx,
  now: number,
  entry: Omit<Entry, 'amount'> & { points: number },
): Promise<number> => {
  const taken = await takeUpTo(tx, now, entry)
  const { userId, points, reason, key, about = null } = entry
  let missing = points - taken
  for (const { key: hold_key, amount, claimed } of await openHolds(tx, userId)) {
    const claim = Math.min(missing, -amount - Number(claimed ?? 0))
    if (claim <= 0) continue
    missing -= claim
    await tx
      .insertInto('hold_claims')
      .values({ hold_key, claim_key: key, points: claim, reason, about })
      .execute()
  }
  return taken
}

/** Pays outstanding claims from points that a released hold returned. */
const payClaims = async (tx: Tx, now: number, key: string, { userId, amount }: Entry): Promise<void> => {
  const claims = await tx
    .deleteFrom('hold_claims')
    .where('hold_key', '=', key)
    .returning(['claim_key', 'points', 'reason', 'about'])
    .execute()
  let left = amount
  for (const { claim_key, points, reason, about } of claims) {
    const paid = Math.min(left, points)
    if (paid === 0) continue
    left -= paid
    const entry = { userId, amount: -paid, reason: reason as Reason, key: `${claim_key}:${key}` }
    await write(tx, now, about === null ? entry : { ...entry, about }, null)
  }
}

export interface Hold {
  userId: string
  /** The highest possible cost. */
  points: number
  reason: Reason
  key: string
  about?: string
}

const endOf = (key: string) => `${key}:end`

/** Runs in the caller's transaction. Takes the points before the work begins; `settle` returns what was not used. */
export const holdIn = (tx: Tx, now: number, { points, ...rest }: Hold): Promise<Posted> =>
  write(tx, now, { ...rest, amount: -points }, endOf(rest.key))

export const hold = (db: Db, now: number, points: Hold): Promise<Posted> =>
  db.transaction().execute((tx) => holdIn(tx, now, points))

/** Ends a hold: `used` of its points stay spent, never more than were reserved. Only the first end counts. */
export const settleIn = async (tx: Tx, now: number, key: string, used: number): Promise<Posted> => {
  const hold = await tx.selectFrom('ledger').selectAll().where('key', '=', key).executeTakeFirstOrThrow()
  if (hold.ends_with === null) throw new Error(`${key} holds nothing`)
  const back = -hold.amount - Math.min(Math.max(0, used), -hold.amount)
  const { user_id: userId, reason, about } = hold
  const entry: Entry = { userId, amount: back, reason: reason as Reason, key: hold.ends_with }
  const ended = await write(tx, now, about === null ? entry : { ...entry, about }, null)
  if (ended.repeated) return ended
  // Only now, after the balance was locked, so that a claim of a moment ago is seen.
  await payClaims(tx, now, key, entry)
  return { ...ended, balance: await balanceIn(tx, userId) }
}

export const settle = (db: Db, now: number, key: string, used: number): Promise<Posted> =>
  db.transaction().execute((tx) => settleIn(tx, now, key, used))

/** Returns the points of holds that were never settled because their process died. */
export const releaseForgotten = async (db: Db, now: number, before: number): Promise<number> => {
  const forgotten = await db
    .selectFrom('ledger as held')
    .leftJoin('ledger as end', 'end.key', 'held.ends_with')
    .select('held.key')
    .where('held.ends_with', 'is not', null)
    .where('held.created_at', '<', before)
    .where('end.key', 'is', null)
    .execute()
  for (const { key } of forgotten) await settle(db, now, key, 0)
  return forgotten.length
}
