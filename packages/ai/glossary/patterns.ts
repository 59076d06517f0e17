import type { Language } from '#packages/sections/language.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const MONTH_NAME = `(${MONTHS.join('|')})[a-z]*\\.?`

type Pattern = readonly [RegExp, (...groups: string[]) => string | undefined]

const years = (count: string): string => `${count} ${count === '1' ? 'year' : 'years'}`

const monthIn = (year: string, month: string): string | undefined => {
  const name = MONTHS[Number(month) - 1]
  return name && `${name} ${year}`
}

const monthNumber = (name: string): string =>
  String(MONTHS.findIndex((one) => one.toLowerCase() === name.slice(0, 3).toLowerCase()) + 1).padStart(2, '0')

const dash = '[-–—~～至到]+\\s*'
const monthZh = '(\\d{4})\\s*[年./]\\s*(\\d{1,2})\\s*(?:月\\s*)?'
const monthEn = `${MONTH_NAME}\\s*(?:,\\s*)?(\\d{4})\\s*`

const toEnglish: readonly Pattern[] = [
  [/^(\d{1,2})\s*年(?:以上)?(?:工作|从业|相关)?经[验历]$/, (count = '') => `${years(count)} of experience`],
  [/^(\d{1,2})\s*年$/, (count = '') => years(count)],
  [/^(\d{1,2})\s*(?:周)?岁$/, (count = '') => `${years(count)} old`],
  [/^(\d{4})\s*届(?:应届)?(?:毕业生|生)?$/, (year = '') => `Class of ${year}`],
  [/^(\d{4})\s*级$/, (year = '') => `Entered ${year}`],
  [new RegExp(`^${monthZh}$`), (year = '', month = '') => monthIn(year, month)],
  [/^(\d{4})\s*年$/, (year) => year],
  [
    new RegExp(`^${monthZh}${dash}${monthZh}$`),
    (year = '', month = '', endYear = '', endMonth = '') => {
      const [from, to] = [monthIn(year, month), monthIn(endYear, endMonth)]
      return from && to && `${from} – ${to}`
    },
  ],
  [
    new RegExp(`^${monthZh}(?:${dash})?(?:至今|今|现在)$`),
    (year = '', month = '') => {
      const from = monthIn(year, month)
      return from && `${from} – Present`
    },
  ],
  [
    /^(\d+(?:\s*[-–—~]\s*\d+)?\s*[Kk])\s*(?:[·*×]\s*)?(\d{2})\s*薪$/,
    (pay = '', months = '') => `${pay} × ${months} months`,
  ],
  [/^前\s*(\d{1,3})\s*%$/, (share = '') => `Top ${share}%`],
  [/^第\s*(\d{1,4})\s*名$/, (rank = '') => `Rank ${rank}`],
]

const toChinese: readonly Pattern[] = [
  [
    /^(\d{1,2})\+?\s*(?:years?|yrs?)(?:['’])?(?: of)?(?: work)? experience$/i,
    (count = '') => `${count}年经验`,
  ],
  [/^(\d{1,2})\s*years?$/i, (count = '') => `${count}年`],
  [/^(\d{1,2})\s*years? old$/i, (count = '') => `${count}岁`],
  [/^class of (\d{4})$/i, (year = '') => `${year}届毕业生`],
  [new RegExp(`^${monthEn}$`, 'i'), (name = '', year = '') => `${year}.${monthNumber(name)}`],
  [
    new RegExp(`^${monthEn}${dash}${monthEn}$`, 'i'),
    (name = '', year = '', endName = '', endYear = '') =>
      `${year}.${monthNumber(name)}–${endYear}.${monthNumber(endName)}`,
  ],
  [
    new RegExp(`^${monthEn}${dash}(?:present|now)$`, 'i'),
    (name = '', year = '') => `${year}.${monthNumber(name)}至今`,
  ],
  [/^top (\d{1,3})\s*%$/i, (share = '') => `前${share}%`],
]

const patterns: Record<Language, readonly Pattern[]> = { en: toEnglish, zh: toChinese }

/** Dates, years and ages: the same fact as the other language writes it. */
export const byPattern = (text: string, to: Language): string | undefined => {
  for (const [pattern, made] of patterns[to]) {
    const match = pattern.exec(text.trim())
    if (match) return made(...match.slice(1))
  }
  return undefined
}
