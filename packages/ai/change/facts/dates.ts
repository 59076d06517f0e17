import { type Reading, take } from './fact.ts'
import { chineseNumber } from './numerals.ts'

const YEAR = '(?:19|20)\\d{2}'
const MONTH = '0?[1-9]|1[0-2]'
const DAY = '0?[1-9]|[12]\\d|3[01]'
const CN = '[一二三四五六七八九十]{1,3}'

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const MONTH_NAME =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)'

const two = (value: string | number | undefined): string => String(Number(value)).padStart(2, '0')
const cn = (text: string | undefined) => chineseNumber(text ?? '')

const date = (year: string | undefined, month?: string | number, day?: string | number) => ({
  kind: 'date' as const,
  key: [year ?? '', ...(month ? [two(month)] : []), ...(day ? [two(day)] : [])].join('-'),
})

/** After a bare number of four digits: then it counts something and is no year. */
const COUNTED =
  '(?!\\s*(?:[\\d%‰+]|[.,]\\d|[余多来]|[人名位家个项件次条份张台篇元块万亿千米克]|字|页|户|小时|分钟|(?:ms|kg|km|k|w|m|x|people|users|customers|students|patients|guests|households)\\b))'

const FULL_DATE = new RegExp(
  `(?<![\\d.])(${YEAR})(?:\\s*年\\s*|[-./])(${MONTH})(?!\\d)(?:(?:\\s*月\\s*|[-./])(${DAY})(?!\\d)\\s*[日号]?|\\s*月(?:份)?)?`,
  'g',
)
const CHINESE_DATE = new RegExp(
  `([一二][〇零一二三四五六七八九]{3})年(?:(${CN})月(?:份)?(?:(${CN})[日号])?)?`,
  'g',
)
const ENGLISH_DATE = new RegExp(
  `\\b(${MONTH_NAME})\\.?,?\\s+(?:(${DAY})(?:st|nd|rd|th)?,?\\s+)?(${YEAR})\\b`,
  'g',
)
const YEAR_STATED = new RegExp(`(?<![\\d.,])(${YEAR})(?:\\s*年(?:初|底|末|度|前|后|起)?|[届级])`, 'g')
const YEAR_ALONE = new RegExp(`(?<![\\d.,A-Za-z])(${YEAR})(?![A-Za-z])${COUNTED}`, 'g')
const CHINESE_MONTH = new RegExp(`(?<![一二三四五六七八九十])(${CN})月(?:份)?(?:(${CN})[日号])?(?!度)`, 'g')

/** Years, months and days, however they are written: 2021.03, 2021-03, 2021年3月, Mar 2021. */
export const readDates = (reading: Reading): void => {
  take(reading, FULL_DATE, ([, year, month, day]) => date(year, month, day))
  take(reading, CHINESE_DATE, ([, year, month, day]) => date(String(cn(year)), cn(month), cn(day)))
  take(reading, ENGLISH_DATE, ([, month = '', day, year]) =>
    date(year, MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1, day),
  )
  take(reading, YEAR_STATED, ([, year]) => date(year))
  take(reading, YEAR_ALONE, ([, year]) => date(year))
  take(
    reading,
    /(?<![\d.])(0?[1-9]|1[0-2])\s*月(?:份)?(?:\s*(0?[1-9]|[12]\d|3[01])\s*[日号])?/g,
    ([, m, d]) => date('', m, d),
  )
  take(reading, CHINESE_MONTH, ([, m, d]) => date('', cn(m), cn(d)))
  take(reading, /第?([一二三四1-4])季度(?!度)|(?<![A-Za-z])Q([1-4])(?![A-Za-z\d])/g, ([all, one, other]) =>
    all.startsWith('第') || other || /[1-4]/.test(one ?? '')
      ? { kind: 'date', key: `quarter ${other ?? (/\d/.test(one ?? '') ? one : cn(one))}` }
      : undefined,
  )
  take(reading, /([上下])半年|\bH([12])\b/g, ([, half, number]) => ({
    kind: 'date',
    key: `half ${number ?? (half === '上' ? 1 : 2)}`,
  }))
  take(
    reading,
    /至今|迄今|(?<=[-–—~至到/]\s{0,20})(?:now|present|current|现在)\b|\bto (?:date|present)\b/gi,
    () => ({
      kind: 'date',
      key: 'now',
    }),
  )
}
