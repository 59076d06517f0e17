/** Round numbers for an axis from zero: at most `max` of them, the last at or above the highest value. */
export const ticksFor = (highest: number, max = 4): number[] => {
  const target = Math.max(1, highest)
  const magnitude = 10 ** Math.floor(Math.log10(target / max))
  const step = [1, 2, 5, 10].map((one) => one * magnitude).find((one) => target / one <= max) ?? target
  const whole = Math.max(1, Math.round(step))
  return Array.from({ length: Math.ceil(target / whole) + 1 }, (_, at) => at * whole)
}

/** The labelled days of a chart with space for this many labels. The last one is always labelled. */
export const namedDays = (days: number, room: number): Set<number> => {
  const every = Math.max(1, Math.ceil(days / Math.max(2, room)))
  return new Set(Array.from({ length: days }, (_, at) => at).filter((at) => (days - 1 - at) % every === 0))
}
