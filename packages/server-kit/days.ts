import { DAY_MS } from '#packages/scheduling/durations.ts'

/** The site's calendar is Beijing's. No clock is turned there: a day is always as long, and dividing is enough. */
const AHEAD_MS = 8 * 3600_000

export const dayNumber = (at: number): number => Math.floor((at + AHEAD_MS) / DAY_MS)

export const dayName = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10)

/** The days up to today, oldest first. */
export const lastDays = (now: number, count: number): { number: number; day: string }[] => {
  const today = dayNumber(now)
  return Array.from({ length: count }, (_, at) => {
    const number = today - count + 1 + at
    return { number, day: dayName(number) }
  })
}

/** When the first of them began. */
export const sinceOf = (now: number, count: number): number =>
  (dayNumber(now) - count + 1) * DAY_MS - AHEAD_MS

/** As `dayNumber`, for a column: both databases divide whole numbers to a whole number. */
export const DAY_SQL = { ahead: AHEAD_MS, day: DAY_MS } as const
