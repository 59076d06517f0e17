import { monthsOf } from '#packages/check-rules/periods.ts'
import { periodOfText } from '../draft/period-text.ts'

/** Months counted from the year 0: two of them can be subtracted. `to` is missing where it still runs. */
export interface Months {
  from: number | undefined
  to: number | undefined
  isRunning: boolean
}

/** 2021.03 - 2022.05, 2021年3月至今: as people type what a field takes as free text. */
const FREE =
  /^\s*(\d{4})\s*[年./-]\s*(\d{1,2})\s*(?:月\s*)?(?:[-–—~～至到/]+|to)\s*(?:(\d{4})\s*[年./-]\s*(\d{1,2})\s*(?:月\s*)?|(至?今|现在|now|present)\s*)$/i

/** The same as the document writes it, or undefined where it is no span of months. */
export const plainPeriod = (text: string): string | undefined => {
  const [, year, month = '', endYear, endMonth = '', now] = FREE.exec(text) ?? []
  if (year === undefined) return undefined
  const of = (one: string, digits: string) =>
    Number(digits) >= 1 && Number(digits) <= 12 ? `${one}-${digits.padStart(2, '0')}` : undefined
  const from = of(year, month)
  const to = now ? 'now' : of(endYear ?? '', endMonth)
  return from && to ? `${from}/${to}` : undefined
}

export const readPeriod = (text: string): Months | undefined => {
  const { from, to, text: free } = periodOfText(plainPeriod(text) ?? text)
  if (free !== undefined || (from === undefined && to === undefined)) return undefined
  const isRunning = to === 'now'
  const end = isRunning ? undefined : (to ?? from)
  return {
    from: from === undefined ? undefined : monthsOf(from, 1),
    to: end === undefined ? undefined : monthsOf(end, 12),
    isRunning,
  }
}
