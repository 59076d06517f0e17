/** 2026-11 */
export type Month = string

export const partsOf = (month: Month): [year: number, month: number] => [
  Number(month.slice(0, 4)),
  Number(month.slice(5, 7)),
]

const two = (value: number) => String(value).padStart(2, '0')

export const monthBy = (month: Month, by: number): Month => {
  const [year, number] = partsOf(month)
  const whole = year * 12 + number - 1 + by
  return `${Math.floor(whole / 12)}-${two((whole % 12) + 1)}`
}

const DAYS = 7

/** Whole weeks from Monday on: days such as 2026-11-16, and undefined for days of another month. */
export const weeksOf = (month: Month): (string | undefined)[][] => {
  const [year, number] = partsOf(month)
  const blanks = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + 6) % DAYS
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return Array.from({ length: Math.ceil((blanks + length) / DAYS) }, (_, week) =>
    Array.from({ length: DAYS }, (_day, at) => {
      const day = week * DAYS + at - blanks + 1
      return day >= 1 && day <= length ? `${month}-${two(day)}` : undefined
    }),
  )
}
