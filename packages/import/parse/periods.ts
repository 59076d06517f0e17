import type { Period } from '#packages/document/values.ts'

const YEAR = '(?:19[4-9]\\d|20[0-4]\\d)'
const MONTH = '(?:0[1-9]|1[0-2]|[1-9])(?!\\d)'
const DAY = '(?:0[1-9]|[12]\\d|3[01]|[1-9])(?!\\d)'
const NAMES =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'

/** One end of a period, however it is written. Groups are named by how, so that reading need not guess again. */
const DATE = [
  `${YEAR}\\s?年\\s?(?:${MONTH}\\s?月(?:份|\\s?${DAY}\\s?[日号])?)?`,
  `${YEAR}\\s?[./]\\s?${MONTH}(?:\\s?[./]\\s?${DAY})?`,
  `${YEAR}-${MONTH}(?:-${DAY})?`,
  `${YEAR}(?:0[1-9]|1[0-2])(?!\\d)`,
  `(?<![\\d./])${MONTH}\\s?[./-]\\s?${YEAR}`,
  `(?<![a-z])${NAMES}\\.?,?\\s{0,2}(?:\\d{1,2}(?:st|nd|rd|th)?,?\\s)?${YEAR}`,
  `(?<![a-z])${NAMES}\\.?\\s?['’]\\d{2}(?!\\d)`,
  `${YEAR},?\\s${NAMES}(?![a-z])\\.?`,
  `${YEAR}`,
].join('|')
const NOW = '(?:至今|迄今|现在|目前|当前|在读|今|present|now|current(?:ly)?|ongoing|today|to date)(?![a-z])'
const SIGN =
  '\\s{0,3}(?:-{1,3}|[–—―−－~～〜→]{1,2}|至(?!今)|到|(?<=\\s)(?:to|until|till|through)(?=\\s))\\s{0,3}'

const RANGE = new RegExp(
  `(?<!\\d)(${DATE})(?:${SIGN}(${DATE}|${NOW})|\\s{0,2}(至今|迄今|起)|\\s?[–—~～]\\s?$)(?!\\d)`,
  'i',
)
/** Jun – Aug 2021; 2020.03-06. */
const SHORT = new RegExp(
  `(?<![a-z])(${NAMES})\\.?${SIGN}(${NAMES}\\.?,?\\s{0,2}${YEAR})|(?<!\\d)(${YEAR})\\s?([./年])\\s?(${MONTH})\\s?月?${SIGN}(${MONTH})\\s?月?(?![\\d./])`,
  'i',
)
const SINCE = new RegExp(`(?:since|from|自)\\s?(${DATE})(?:\\s?(?:至今|起))?`, 'i')
const SINGLE = new RegExp(`(?<!\\d)(?:${DATE})(?!\\d)`, 'i')

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const monthNamed = (text: string): number => MONTHS.findIndex((name) => text.toLowerCase().includes(name)) + 1

const stored = (year: string, month?: string | number): string =>
  month === undefined || Number(month) === 0 ? year : `${year}-${String(Number(month)).padStart(2, '0')}`

const A_YEAR = new RegExp(YEAR)
const MONTH_FIRST = new RegExp(`^(\\d{1,2})\\s?[./-]\\s?(${YEAR})$`)
const IS_NOW = new RegExp(`^${NOW}$`, 'i')

/** `2021-03` or `2021` of one end of a period. */
const monthOf = (text: string): string => {
  const named = monthNamed(text)
  const [year = ''] = A_YEAR.exec(text) ?? []
  if (named > 0) return stored(year || `20${/['’](\d{2})/.exec(text)?.[1] ?? '00'}`, named)
  const [, last, after] = MONTH_FIRST.exec(text.trim()) ?? []
  if (last && after) return stored(after, last)
  const rest = text.slice(text.indexOf(year) + 4)
  return stored(year, /\d{1,2}/.exec(rest)?.[0])
}

export interface FoundPeriod {
  period: Period
  from: number
  to: number
}

const found = (match: RegExpExecArray, period: Period): FoundPeriod => ({
  period,
  from: match.index,
  to: match.index + match[0].length,
})

const isNow = (text: string) => IS_NOW.test(text.trim())

const shortRange = (text: string): FoundPeriod | undefined => {
  const match = SHORT.exec(text)
  if (!match) return undefined
  const [, first, last, year, , from, to] = match
  if (first && last) {
    const end = monthOf(last)
    return found(match, { from: stored(end.slice(0, 4), monthNamed(first)), to: end })
  }
  return year && from && to && Number(to) >= Number(from)
    ? found(match, { from: stored(year, from), to: stored(year, to) })
    : undefined
}

/** A hostile line may be long: dates stand near its ends. */
const near = (text: string) => (text.length > 400 ? text.slice(0, 400) : text)

/** The period in a line, with its position. */
export const findPeriod = (line: string): FoundPeriod | undefined => {
  const text = near(line)
  const match = RANGE.exec(text)
  const brief = shortRange(text)
  if (match && !(brief && brief.from < match.index)) {
    const [, from = '', to, open] = match
    if (to === undefined)
      return found(match, open ? { from: monthOf(from), to: 'now' } : { from: monthOf(from) })
    return found(match, { from: monthOf(from), to: isNow(to) ? 'now' : monthOf(to) })
  }
  if (brief) return brief
  const since = SINCE.exec(text)
  return since ? found(since, { from: monthOf(since[1] ?? ''), to: 'now' }) : undefined
}

export interface FoundDate {
  date: string
  from: number
  to: number
}

/** One date: of an award, of a degree. */
export const findDate = (line: string): FoundDate | undefined => {
  const match = SINGLE.exec(near(line))
  return match ? { date: monthOf(match[0]), from: match.index, to: match.index + match[0].length } : undefined
}

/** The rest of a line without its date and the brackets around it. */
export const without = (text: string, { from, to }: { from: number; to: number }): [string, string] => {
  const before = text.slice(0, from).replace(/(?<![（(【[\s])[（(【[\s]+$/, '')
  const after = text.slice(to).replace(/^[\s）)】\]]+/, '')
  return [before, after]
}
