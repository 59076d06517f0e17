import type { Kysely, Transaction } from 'kysely'
import { newId } from '#packages/slice/id.ts'
import type { Db } from '#packages/slice/server.ts'
import type { Reason } from './reasons.ts'
import type { LedgerTables } from './tables.ts'

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
  /** It stood there already: nothing was changed now. */
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

type Tx = Transaction<LedgerTables>

const tablesOf = (db: Db): Kysely<LedgerTables> => db.withTables<LedgerTables>()

const balanceIn = async (db: Kysely<LedgerTables>, userId: string): Promise<number> => {
  const row = await db
    .selectFrom('ledger_balances')
    .select('balance')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.balance ?? 0
}

export const balanceOf = (db: Db, userId: string): Promise<number> => balanceIn(tablesOf(db), userId)

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
export const postIn = (tx: Transaction<Record<never, never>>, now: number, entry: Entry): Promise<Posted> =>
  write(tx.withTables<LedgerTables>() as Tx, now, entry, null)

export const post = (db: Db, now: number, entry: Entry): Promise<Posted> =>
  db.transaction().execute((tx) => postIn(tx, now, entry))

/** The balance, which nobody else moves until the transaction ends. */
const holdBalance = async (tx: Tx, userId: string): Promise<number> => {
  const held = await tx
    .updateTable('ledger_balances')
    .set(({ ref }) => ({ balance: ref('balance') }))
    .where('user_id', '=', userId)
    .returning('balance')
    .executeTakeFirst()
  return held?.balance ?? 0
}

/**
 * Takes as many of these points as are there, within a change of the caller's own: what was given for nothing and is
 * spent already is not owed. Answers how many it took; none where it has taken before.
 */
export const takeUpTo = async (
  plain: Transaction<Record<never, never>>,
  now: number,
  { points, ...rest }: Omit<Entry, 'amount'> & { points: number },
): Promise<number> => {
  const tx = plain.withTables<LedgerTables>() as Tx
  const taken = Math.min(points, await holdBalance(tx, rest.userId))
  if (taken <= 0) return 0
  const { repeated } = await write(tx, now, { ...rest, amount: -taken }, null)
  return repeated ? 0 : taken
}

export interface Hold {
  userId: string
  /** The most that it may cost. */
  points: number
  reason: Reason
  key: string
  about?: string
}

const endOf = (key: string) => `${key}:end`

/** Within a change of the caller's own. Takes the points before the work begins; what is not used comes back with `settle`. */
export const holdIn = (
  tx: Transaction<Record<never, never>>,
  now: number,
  { points, ...rest }: Hold,
): Promise<Posted> =>
  write(tx.withTables<LedgerTables>() as Tx, now, { ...rest, amount: -points }, endOf(rest.key))

export const hold = (db: Db, now: number, held: Hold): Promise<Posted> =>
  db.transaction().execute((tx) => holdIn(tx, now, held))

/** Ends a hold: `used` of its points stay spent, never more than were held. Only the first end counts. */
export const settleIn = async (
  plain: Transaction<Record<never, never>>,
  now: number,
  key: string,
  used: number,
): Promise<Posted> => {
  const tx = plain.withTables<LedgerTables>() as Tx
  const held = await tx.selectFrom('ledger').selectAll().where('key', '=', key).executeTakeFirstOrThrow()
  if (held.ends_with === null) throw new Error(`${key} holds nothing`)
  const back = -held.amount - Math.min(Math.max(0, used), -held.amount)
  const { user_id: userId, reason, about } = held
  const entry = { userId, amount: back, reason: reason as Reason, key: held.ends_with }
  return write(tx, now, about === null ? entry : { ...entry, about }, null)
}

export const settle = (db: Db, now: number, key: string, used: number): Promise<Posted> =>
  db.transaction().execute((tx) => settleIn(tx, now, key, used))

/** Gives back what was held for work that never said how it ended: its process is gone. */
export const releaseForgotten = async (db: Db, now: number, before: number): Promise<number> => {
  const forgotten = await tablesOf(db)
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
