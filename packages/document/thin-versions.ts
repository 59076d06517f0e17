const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const WEEK = 7 * DAY

/** The shortest time between two versions. The first save after a longer pause stores the state before it. */
export const VERSION_EVERY_MS = 5 * MINUTE

export interface VersionFacts {
  id: string
  /** When that state was saved. */
  at: number
  named: boolean
  size: number
}

/** Pictures that are not uploaded yet make documents of megabytes: a history of those has to end somewhere. */
export const MAX_HISTORY_BYTES = 64 * 1024 * 1024

/**
 * Every restored version and every resolved conflict stores a state, however small. Of thousands, the last ones stay.
 */
export const MAX_VERSIONS = 2000

/** Days begin at midnight in China and weeks on Monday; hours lie in days and days in weeks, however they age. */
const SHIFT = 8 * HOUR + 3 * DAY

const spanFor = (age: number): number | undefined => {
  if (age <= DAY) return undefined
  if (age <= WEEK) return HOUR
  return age <= 90 * DAY ? DAY : WEEK
}

/** Of all versions in one place only the last stays. */
const placeOf = ({ id, at }: VersionFacts, now: number): string => {
  const span = spanFor(now - at)
  return span === undefined ? id : `${span} ${Math.floor((at + SHIFT) / span)}`
}

/**
 * Which versions may go: of the last day none, then all but the last of each hour for a week, of each day for
 * three months, of each week after that. Named ones never.
 */
export const expiredVersions = (versions: readonly VersionFacts[], now: number): string[] => {
  const newestFirst = versions.filter(({ named }) => !named).sort((a, b) => b.at - a.at)
  const taken = new Set<string>()
  const gone: string[] = []
  let bytes = 0
  for (const [at, version] of newestFirst.entries()) {
    const place = placeOf(version, now)
    bytes += taken.has(place) ? 0 : version.size
    const isOver = bytes > MAX_HISTORY_BYTES || taken.size >= MAX_VERSIONS
    if (taken.has(place) || (at > 0 && isOver)) gone.push(version.id)
    taken.add(place)
  }
  return gone
}
