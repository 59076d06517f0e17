import { DAY_MS } from '#packages/scheduling/durations.ts'
import { hashOf } from './hash-of.ts'

const BROWSERS = ['MicroMessenger', 'Edg', 'OPR', 'Firefox', 'Chrome', 'Safari']
const SYSTEMS = ['Windows', 'Android', 'iPhone', 'iPad', 'Mac OS', 'Linux']

/**
 * Distinguishes people behind one address by their browser, not by the whole user agent: a client can vary that text
 * freely and would count as many people.
 */
const browserOf = (agent: string): string =>
  [BROWSERS, SYSTEMS].map((names) => names.find((name) => agent.includes(name)) ?? '').join(' ')

/**
 * Identifies a visitor for one item and one day: a hash that differs on the next day and for every other item, so that
 * visitors cannot be tracked.
 */
export const visitorOf = (
  thing: string,
  { address, agent }: { address: string; agent: string },
  now: number,
): string => hashOf(`${thing} ${Math.floor(now / DAY_MS)} ${address} ${browserOf(agent)}`)

/** Hashes of the day before yesterday and earlier are never needed again. */
export const forgottenBefore = (now: number): number => now - 2 * DAY_MS
