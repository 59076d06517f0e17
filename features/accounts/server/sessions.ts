import { newId } from '#packages/api/new-id.ts'
import type { Caller } from '#packages/api/route.ts'
import { limitsFor, runningPlan } from '#packages/plans/running.ts'
import { DAY_MS, HOUR_MS } from '#packages/scheduling/durations.ts'
import { hashOf } from '#packages/server-kit/hash-of.ts'
import { prepared } from '#packages/server-kit/prepared.ts'
import type { Db, Found, Log } from '#packages/server-kit/server.ts'
import type { MoneySettings } from '#packages/settings/settings.ts'
import { readMoney } from '#packages/settings/store.ts'
import { newToken } from './hashes.ts'
import { roleOf } from './people.ts'

/** As long as the browser window, or a fortnight for a user who asked to stay signed in. */
export const SESSION_MS = { window: 12 * HOUR_MS, remembered: 14 * DAY_MS }

/** Renewals do not extend a session beyond this age. */
export const MAX_SESSION_MS = 90 * DAY_MS
/** How long a proof of identity counts as fresh. */
export const FRESH_PROOF_MS = 10 * 60_000

/** A token in use is replaced this often, so that a leaked one is soon worthless. */
export const RENEWED_EVERY_MS = 3600_000
/** Calls that were under way and other tabs may still use the former token for this long. */
export const FORMER_GOOD_MS = 60_000
const SEEN_EVERY_MS = 5 * 60_000

export interface Device {
  agent: string
  address: string
}

interface NewSession {
  userId: string
  remember: boolean
  device?: Device
  lastsMs?: number
}

export const openSession = async (
  db: Db,
  now: number,
  { userId, remember, device, lastsMs = SESSION_MS[remember ? 'remembered' : 'window'] }: NewSession,
): Promise<string> => {
  const token = newToken()
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashOf(token),
      user_id: userId,
      created_at: now,
      expires_at: now + lastsMs,
      id: newId(now),
      lasts_ms: lastsMs,
      remembered: remember ? 1 : 0,
      agent: (device?.agent ?? '').slice(0, 300),
      address: device?.address ?? '',
      seen_at: now,
      renewed_at: now,
      ends_at: now + MAX_SESSION_MS,
      proven_at: now,
      former_hash: null,
      former_until: null,
    })
    .execute()
  return token
}

export const endSession = async (db: Db, token: string): Promise<void> => {
  const hash = hashOf(token)
  await db
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('token_hash', '=', hash), eb('former_hash', '=', hash)]))
    .execute()
}

/** Ends all sessions of a user, or all except one. */
export const endSessions = async (db: Db, userId: string, butToken?: string): Promise<void> => {
  let ending = db.deleteFrom('sessions').where('user_id', '=', userId)
  if (butToken !== undefined) {
    const hash = hashOf(butToken)
    ending = ending
      .where('token_hash', '!=', hash)
      .where((eb) => eb.or([eb('former_hash', 'is', null), eb('former_hash', '!=', hash)]))
  }
  await ending.execute()
}

const rowsOf = prepared((db: Db, { hash, now }: { hash: string; now: number }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('memberships', 'memberships.user_id', 'users.id')
    .select([
      'memberships.plan',
      'memberships.until',
      'users.id as userId',
      'users.role',
      'token_hash',
      'renewed_at',
      'seen_at',
      'lasts_ms',
      'ends_at',
      'sessions.created_at as begun_at',
      'proven_at',
      'remembered',
      'former_hash',
      'former_until',
    ])
    .where('expires_at', '>', now)
    .where('users.banned_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('token_hash', '=', hash),
        eb.and([
          eb('former_hash', '=', hash),
          eb.or([eb('former_until', 'is', null), eb('former_until', '>', now)]),
        ]),
      ]),
    ),
)

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

const endOf = (row: Row): number => row.ends_at ?? row.begun_at + MAX_SESSION_MS
const lastsFrom = (row: Row, now: number): number => Math.min(row.lasts_ms, endOf(row) - now)

/** Of several concurrent calls one replaces the token; the others continue with theirs. */
const renew = async (db: Db, row: Row, presented: string, now: number) => {
  const token = newToken()
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({
      token_hash: hashOf(token),
      former_hash: presented,
      former_until: null,
      renewed_at: now,
      seen_at: now,
      expires_at: now + lastsFrom(row, now),
    })
    .where('token_hash', '=', row.token_hash)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n ? token : undefined
}

/** The token is due for renewal, or the response with the new one was lost. */
const isDue = (row: Row, isCurrent: boolean, now: number): boolean =>
  now - row.renewed_at >=
  (isCurrent ? RENEWED_EVERY_MS : row.former_until === null ? FORMER_GOOD_MS : Number.POSITIVE_INFINITY)

/** The new token is in use: the former one is no longer needed. */
const keepTrack = async (db: Db, row: Row, isCurrent: boolean, now: number): Promise<void> => {
  const arrived = isCurrent && row.former_hash !== null && row.former_until === null
  if (!arrived && now - row.seen_at < SEEN_EVERY_MS) return
  await db
    .updateTable('sessions')
    .set({ seen_at: now, ...(arrived ? { former_until: now + FORMER_GOOD_MS } : {}) })
    .where('token_hash', '=', row.token_hash)
    .execute()
}

const callerOf = (row: Row, money: MoneySettings, now: number): Caller => {
  const plan = runningPlan(row, now)
  const role = roleOf(row.role, plan)
  return { userId: row.userId, role, plan, limits: limitsFor(role, plan, money) }
}

interface Asked {
  db: Db
  log: Log
  now: number
}

/** Finds the owner of a token. `mayRenew` only where the response can carry a new token. */
export const findCaller = async (
  { db, log, now }: Asked,
  token: string,
  mayRenew: boolean,
): Promise<Found | undefined> => {
  const presented = hashOf(token)
  const [row] = await rowsOf(db, { hash: presented, now })
  if (!row) return undefined
  const caller = callerOf(row, await readMoney(db as unknown as Db), now)
  const isFresh = row.proven_at !== null && row.proven_at > now - FRESH_PROOF_MS
  const found = { caller, isFresh }
  const isCurrent = row.token_hash === presented
  // A database that accepts no writes must not block reading.
  const unwritten = (err: unknown) => {
    log.warn({ err }, 'a session was not renewed')
    return undefined
  }
  if (mayRenew && isDue(row, isCurrent, now)) {
    const next = await renew(db, row, presented, now).catch(unwritten)
    const lastsMs = row.remembered ? lastsFrom(row, now) : undefined
    return next === undefined ? found : { ...found, renewed: { token: next, lastsMs } }
  }
  await keepTrack(db, row, isCurrent, now).catch(unwritten)
  return found
}

/** The user has just proved their identity. */
export const markProven = async (db: Db, token: string, now: number): Promise<void> => {
  const hash = hashOf(token)
  await db
    .updateTable('sessions')
    .set({ proven_at: now })
    .where((eb) => eb.or([eb('token_hash', '=', hash), eb('former_hash', '=', hash)]))
    .execute()
}

export const sessionsOf = async (db: Db, userId: string, token: string, now: number) => {
  const hash = hashOf(token)
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'agent', 'address', 'created_at', 'seen_at', 'token_hash', 'former_hash'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('seen_at', 'desc')
    .execute()
  return rows.map(({ id, agent, address, created_at, seen_at, token_hash, former_hash }) => ({
    id,
    agent,
    address,
    createdAt: created_at,
    seenAt: seen_at,
    current: token_hash === hash || former_hash === hash,
  }))
}

export const endSessionById = async (db: Db, userId: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}
