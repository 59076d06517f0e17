import { DAY_MS } from '#packages/scheduling/durations.ts'
import type { MoneySettings } from '#packages/settings/settings.ts'
import { dayAfter } from './calendar.ts'

const LEAST_MS = DAY_MS / 2

/** A user's last check-in. */
export interface Last {
  day: string
  run: number
  at: number
  stands_until: number
}

/**
 * Whether a new check-in is allowed now. Days only go forward, and at least half a day passes between two. Changing
 * time zones meets a third rule: each check-in stands for 24 hours of real time, and none comes a whole day ahead of
 * that. A user who stays in one zone never meets it, because their calendar agrees.
 */
export const mayFollow = (last: Last | undefined, today: string, now: number): boolean =>
  !last || (today > last.day && now - last.at >= LEAST_MS && last.stands_until - now < DAY_MS)

/**
 * Days in a row up to the last check-in; 0 if a day was missed. A day that was lost by changing time zones is not
 * missed.
 */
export const runUpTo = (last: Last | undefined, today: string, now: number): number => {
  if (!last) return 0
  const goesOn = today <= dayAfter(last.day) || now - last.at < DAY_MS
  return goesOn ? last.run : 0
}

export const standsUntil = (last: Last | undefined, now: number): number =>
  Math.max(now, last?.stands_until ?? now) + DAY_MS

type Rules = MoneySettings['points']['checkIn']

const EVERY = 7

/** The points of the check-in on this day in a row. */
export const pointsFor = (run: number, { usual, seventh, runs }: Rules): number =>
  (run % EVERY === 0 ? seventh : usual) + (runs.find(({ days }) => days === run)?.points ?? 0)

export const aheadOf = (run: number, { runs }: Rules) =>
  runs.filter(({ days }) => days > run).sort((one, other) => one.days - other.days)
