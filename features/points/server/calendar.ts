import { DAY_MS, HOUR_MS } from '#packages/scheduling/durations.ts'

/** No time zone is further from UTC than this. */
const FURTHEST_MS = 16 * HOUR_MS
/** There are some six hundred zones; more entries are other spellings of the same zone. */
const MAX_CACHED = 1000

const formats = new Map<string, Intl.DateTimeFormat>()

/** Undefined for an unknown zone. An offset is no zone: zones have names of places. */
const formatOf = (zone: string): Intl.DateTimeFormat | undefined => {
  const known = formats.get(zone)
  if (known || !/^[A-Za-z]/.test(zone)) return known
  try {
    const made = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    })
    if (formats.size >= MAX_CACHED) formats.clear()
    formats.set(zone, made)
    return made
  } catch {
    return undefined
  }
}

/** The calendar day in this zone, such as 2026-11-16, which sorts as text. */
export const dayIn = (now: number, zone: string): string | undefined => formatOf(zone)?.format(now)

export const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10)

/** When the current month began in this zone. Found by searching, so that no rule of any zone is needed. */
export const monthBegan = (now: number, zone: string): number | undefined => {
  const today = dayIn(now, zone)
  if (today === undefined) return undefined
  const first = `${today.slice(0, 7)}-01`
  const midnight = Date.parse(`${first}T00:00:00Z`)
  let [before, from] = [midnight - FURTHEST_MS, midnight + FURTHEST_MS]
  while (from - before > 1) {
    const between = Math.floor((before + from) / 2)
    if ((dayIn(between, zone) ?? '') < first) before = between
    else from = between
  }
  return from
}
