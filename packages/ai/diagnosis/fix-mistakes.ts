import { defineWords } from '#packages/i18n/define-words.ts'
import type { Language } from '#packages/sections/language.ts'
import type { TextAt } from '../places.ts'
import { plainPeriod } from './periods.ts'
import { withRightNames } from './tool-names.ts'

const words = defineWords({
  zh: {
    names: '工具名改为通用写法',
    wide: '全角字母和数字改为半角',
    doubled: '去掉重复的标点',
    dates: '时间改为标准写法，系统能读出年限',
    join: '；',
  },
  en: {
    names: 'Names of tools as they are usually written',
    wide: 'Full-width letters and digits made plain',
    doubled: 'Doubled punctuation removed',
    dates: 'Dates in a standard form that systems can read',
    join: '; ',
  },
})

type Reason = Exclude<keyof (typeof words)['zh'], 'join'>

const WIDE = /[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]+/g
const DOUBLED = /([，。；：、])\1+|(?<!,),,+(?!,)/g

/** Addresses and names of people are as they are. */
const AS_THEY_ARE = new Set(['email', 'phoneNumber', 'link', 'worksLink', 'name', 'schoolName'])

const MONTH = /^\s*(\d{4})\s*[年./]\s*(\d{1,2})\s*(?:月\s*)?$/

/** 2023年5月 of an award: as the field keeps it. */
const plainMonth = (text: string): string | undefined => {
  const [, year, month = ''] = MONTH.exec(text) ?? []
  if (!year || Number(month) < 1 || Number(month) > 12) return undefined
  return `${year}-${month.padStart(2, '0')}`
}

const STANDARD = /^(?:\d{4}(?:-\d{2})?)?(?:\/(?:\d{4}(?:-\d{2})?|now)?)?$/

const dated = ({ place, text, kind }: TextAt): string | undefined => {
  if (STANDARD.test(text.trim())) return undefined
  if (place.field === 'date' && kind === 'awards') return plainMonth(text)
  return place.field === 'period' ? plainPeriod(text) : undefined
}

export interface Fixed {
  text: string
  /** Empty if nothing was fixed. */
  why: string
}

/** Fixes mistakes that have one correct form, without rewording. */
export const fixMistakes = (given: TextAt, language: Language): Fixed => {
  const say = words[language]
  const date = dated(given)
  if (date !== undefined) return { text: date, why: say.dates }
  if (AS_THEY_ARE.has(given.place.field)) return { text: given.text, why: '' }
  const rules: readonly [Reason, (text: string) => string][] = [
    ['wide', (text) => text.replace(WIDE, (signs) => signs.normalize('NFKC'))],
    ['names', withRightNames],
    ['doubled', (text) => text.replace(DOUBLED, (signs) => signs[0] ?? '')],
  ]
  const why: string[] = []
  let text = given.text
  for (const [reason, rule] of rules) {
    const next = rule(text)
    if (next !== text) why.push(say[reason])
    text = next
  }
  return { text, why: why.join(say.join) }
}
