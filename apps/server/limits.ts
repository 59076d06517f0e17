import { hash } from 'node:crypto'
import type pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { AccountLimit, Endpoint, Limit } from '#packages/api/endpoint.ts'
import type { ServerSlice, Taken, Tries } from '#packages/server-kit/server.ts'

/** The shape that the limiter's PostgreSQL store expects. */
export const limitsSlice: ServerSlice = {
  name: 'limits',
  migrations: {
    '2026_11_15_00_rate_limits': {
      up: async (db) => {
        await db.schema
          .createTable('rate_limits')
          .addColumn('key', 'varchar(255)', (c) => c.primaryKey())
          .addColumn('points', 'integer', (c) => c.notNull().defaultTo(0))
          .addColumn('expire', 'bigint')
          .execute()
      },
    },
  },
}

export interface Limits {
  /** Seconds to wait, or undefined when the call may go on. */
  siteWide(address: string): Promise<number | undefined>
  /** Page views, which cost more than a call. */
  pages(address: string): Promise<number | undefined>
  perEndpoint(endpoint: Endpoint, address: string): Promise<number | undefined>
  perAccount(endpoint: Endpoint, userId: string): Promise<number | undefined>
  /** Pictures, fonts and files for crawlers; a route with a limit of its own is counted by that one as well. */
  files(route: FileRoute, address: string): Promise<number | undefined>
  tries(name: string, limit: Limit): Tries
}

/** Generous: an editor saves every second or two, and a class may sit behind one address. */
const SITE_WIDE = { points: 3000, duration: 60 }

/** A class of sixty, each opening ten pages a minute. */
const PAGES = { points: 600, duration: 60 }

/** The first page loads some dozen font slices, and its pictures. */
const FILES = { points: 6000, duration: 60 }

interface FileRoute {
  url?: string | undefined
  config: { limit?: Limit }
}

type Limiter = RateLimiterMemory | RateLimiterPostgres

/**
 * The counter ends later than a counter begun now could end: the clock was ahead when it began. No caller should wait
 * for such a time.
 */
const isOfAWrongClock = (limiter: Limiter, { msBeforeNext }: RateLimiterRes): boolean =>
  msBeforeNext > limiter.duration * 1000

const secondsLeft = ({ msBeforeNext }: RateLimiterRes): number => Math.max(1, Math.ceil(msBeforeNext / 1000))

const take = async (limiter: Limiter, key: string): Promise<Taken> => {
  try {
    const { remainingPoints } = await limiter.consume(key)
    return { left: remainingPoints }
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    if (!isOfAWrongClock(limiter, refusal)) return { wait: secondsLeft(refusal) }
    await limiter.delete(key)
    return take(limiter, key)
  }
}

const consume = async (limiter: Limiter, key: string): Promise<number | undefined> =>
  (await take(limiter, key)).wait

/** The table has room for 255 characters, and it should not reveal who tried to sign in. */
const keyFor = (name: string): string => hash('sha256', name, 'base64url')

/** One process counts in memory; many instances count in the database they share. */
export const createLimits = (pool: pg.Pool | undefined): Limits => {
  const siteWide = new RateLimiterMemory({ ...SITE_WIDE, keyPrefix: 'site' })
  const pages = new RateLimiterMemory({ ...PAGES, keyPrefix: 'pages' })
  const files = new RateLimiterMemory({ ...FILES, keyPrefix: 'files' })
  const byRoute = new Map<string, Limiter>()
  const byAccount = new Map<string, RateLimiterMemory>()

  const newLimiter = (keyPrefix: string, { calls, seconds, perServer }: Limit): Limiter => {
    const options = { keyPrefix, points: calls, duration: seconds }
    return pool && !perServer
      ? new RateLimiterPostgres({
          ...options,
          storeClient: pool,
          tableName: 'rate_limits',
          tableCreated: true,
        })
      : new RateLimiterMemory(options)
  }
  const limiterOf = (route: string, limit: Limit): Limiter => {
    const limiter = byRoute.get(route) ?? newLimiter(route, limit)
    byRoute.set(route, limiter)
    return limiter
  }

  const accountLimiters = ({ name, windows }: AccountLimit): RateLimiterMemory[] =>
    windows.map(({ calls, seconds }) => {
      const keyPrefix = `${name} in ${seconds} s`
      const limiter =
        byAccount.get(keyPrefix) ?? new RateLimiterMemory({ keyPrefix, points: calls, duration: seconds })
      byAccount.set(keyPrefix, limiter)
      return limiter
    })

  return {
    siteWide: (address) => consume(siteWide, address),
    pages: (address) => consume(pages, address),
    perEndpoint: async ({ method, path, limit }, address) =>
      limit ? consume(limiterOf(`${method} ${path}`, limit), address) : undefined,
    files: async ({ url, config: { limit } }, address) =>
      (await consume(files, address)) ??
      (limit ? consume(limiterOf(`file ${url}`, limit), address) : undefined),
    perAccount: async ({ accountLimit }, userId) => {
      for (const limiter of accountLimit ? accountLimiters(accountLimit) : []) {
        const wait = await consume(limiter, userId)
        if (wait !== undefined) return wait
      }
      return undefined
    },
    tries: (name, limit) => {
      const limiter = newLimiter(name, limit)
      return {
        take: (key) => take(limiter, keyFor(key)),
        giveBack: async (key) => {
          const { consumedPoints } = await limiter.reward(keyFor(key))
          // The window ended after the attempt was counted: a new one must not start with a credit.
          if (consumedPoints < 0) await limiter.delete(keyFor(key))
        },
        clear: async (key) => {
          await limiter.delete(keyFor(key))
        },
      }
    },
  }
}
