import { readPeriod } from '../diagnosis/periods.ts'
import type { Place, TextAt } from '../places.ts'

const YEARS = /(\d{1,2}|[一二三四五六七八九十])\s*年|(\d{1,2})\+?\s*(?:years?|yrs?)\b/i
const NUMERALS = '一二三四五六七八九十'

const yearsIn = (text: string): number => {
  const [, zh, en] = YEARS.exec(text) ?? []
  const figure = zh ?? en
  if (figure === undefined) return 0
  return /\d/.test(figure) ? Number(figure) : NUMERALS.indexOf(figure) + 1
}

/** A month that no clock was asked for: what still runs is reckoned to the newest month in the document. */
const newest = (ends: readonly (number | undefined)[]): number =>
  Math.max(0, ...ends.filter((end) => end !== undefined))

/**
 * Years of work as the person tells them, or else by the periods of jobs, months that overlap once. A job that still
 * runs counts at least as one month: engines have no clock, and the same task must give the same answer.
 */
export const yearsOfWork = (texts: readonly TextAt[]): { years: number; places: Place[] } => {
  const stated = texts.filter(({ place, text }) => place.field === 'workService' && yearsIn(text) > 0)
  const [first] = stated
  if (first) return { years: yearsIn(first.text), places: [first.place] }
  const jobs = texts
    .filter(({ kind, place }) => kind === 'work_experience' && place.field === 'period')
    .flatMap(({ place, text }) => {
      const period = readPeriod(text)
      return period?.from === undefined ? [] : [{ place, from: period.from, to: period.to }]
    })
  const last = newest(jobs.flatMap(({ from, to }) => [from, to]))
  const months = new Set(
    jobs.flatMap(({ from, to }) =>
      Array.from({ length: Math.max(1, (to ?? last) - from + 1) }, (_, at) => from + at),
    ),
  )
  return { years: Math.floor(months.size / 12), places: jobs.map(({ place }) => place) }
}
