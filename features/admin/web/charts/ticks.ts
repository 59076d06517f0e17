/** Round numbers for an axis from zero: at most `most` of them, the last at or above what is drawn. */
export const ticksFor = (highest: number, most = 4): number[] => {
  const target = Math.max(1, highest)
  const magnitude = 10 ** Math.floor(Math.log10(target / most))
  const step = [1, 2, 5, 10].map((one) => one * magnitude).find((one) => target / one <= most) ?? target
  const whole = Math.max(1, Math.round(step))
  return Array.from({ length: Math.ceil(target / whole) + 1 }, (_, at) => at * whole)
}

/** Which days are named below a chart that has room for so many names. The last one always is. */
export const namedDays = (days: number, room: number): Set<number> => {
  const every = Math.max(1, Math.ceil(days / Math.max(2, room)))
  return new Set(Array.from({ length: days }, (_, at) => at).filter((at) => (days - 1 - at) % every === 0))
}
