import { DAY_MS } from '#packages/scheduling/durations.ts'
import { hashOf } from './hash-of.ts'

const BROWSERS = ['MicroMessenger', 'Edg', 'OPR', 'Firefox', 'Chrome', 'Safari']
const SYSTEMS = ['Windows', 'Android', 'iPhone', 'iPad', 'Mac OS', 'Linux']

/**
 * Tells apart people behind one address. Not by the whole text, which a client writes as it likes: each other one would
 * count as another person.
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

/** A hash of the day before is never asked for again. */
export const forgottenBefore = (now: number): number => now - 2 * DAY_MS
