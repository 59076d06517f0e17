import { hash } from 'node:crypto'
import type pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { ServerSlice, Tries } from '#packages/slice/server.ts'
import type { Endpoint } from '#packages/wire/endpoint.ts'

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
  perEndpoint(endpoint: Endpoint, address: string): Promise<number | undefined>
  tries(name: string, limit: Limit): Tries
}

interface Limit {
  calls: number
  seconds: number
}

/** Generous: an editor saves every second or two, and a class may sit behind one address. */
const SITE_WIDE = { points: 3000, duration: 60 }

type Limiter = RateLimiterMemory | RateLimiterPostgres

/** It ends later than it could have begun: the clock was ahead then. Nobody waits for a time that never was. */
const isOfAWrongClock = (limiter: Limiter, { msBeforeNext }: RateLimiterRes): boolean =>
  msBeforeNext > limiter.duration * 1000

const secondsLeft = ({ msBeforeNext }: RateLimiterRes): number => Math.max(1, Math.ceil(msBeforeNext / 1000))

const consume = async (limiter: Limiter, key: string): Promise<number | undefined> => {
  try {
    await limiter.consume(key)
    return undefined
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    if (!isOfAWrongClock(limiter, refusal)) return secondsLeft(refusal)
    await limiter.delete(key)
    return consume(limiter, key)
  }
}

/** The table has room for 255 characters, and who tried to sign in need not be read there. */
const keyFor = (name: string): string => hash('sha256', name, 'base64url')

/** One process counts in memory; many instances count in the database they share. */
export const createLimits = (pool: pg.Pool | undefined): Limits => {
  const siteWide = new RateLimiterMemory(SITE_WIDE)
  const byEndpoint = new Map<Endpoint, Limiter>()

  const newLimiter = (keyPrefix: string, { calls, seconds }: Limit): Limiter => {
    const options = { keyPrefix, points: calls, duration: seconds }
    return pool
      ? new RateLimiterPostgres({
          ...options,
          storeClient: pool,
          tableName: 'rate_limits',
          tableCreated: true,
        })
      : new RateLimiterMemory(options)
  }
  const limiterOf = (endpoint: Endpoint, limit: Limit): Limiter => {
    const limiter = byEndpoint.get(endpoint) ?? newLimiter(`${endpoint.method} ${endpoint.path}`, limit)
    byEndpoint.set(endpoint, limiter)
    return limiter
  }

  return {
    siteWide: (address) => consume(siteWide, address),
    perEndpoint: async (endpoint, address) =>
      endpoint.limit ? consume(limiterOf(endpoint, endpoint.limit), address) : undefined,
    tries: (name, limit) => {
      const limiter = newLimiter(name, limit)
      return {
        wait: async (key) => {
          const counted = await limiter.get(keyFor(key))
          if (!counted || counted.consumedPoints < limit.calls) return undefined
          if (!isOfAWrongClock(limiter, counted)) return secondsLeft(counted)
          await limiter.delete(keyFor(key))
          return undefined
        },
        fail: async (key) => {
          await limiter.penalty(keyFor(key))
        },
        clear: async (key) => {
          await limiter.delete(keyFor(key))
        },
      }
    },
  }
}
