import type { Language } from '#packages/sections/language.ts'

/** Degrees from the lowest; a person with a higher one has the lower. */
const DEGREES = [
  { zh: '高中', en: 'High school', pattern: /高中|中专|职高|技校|high school/i },
  {
    zh: '大专',
    en: 'Associate degree',
    pattern: /大专|专科(?!护|医|门)|高职|associate(?:'s|’s)? degree|diploma/i,
  },
  {
    zh: '本科',
    en: "Bachelor's degree",
    pattern: /本科|学士|\bbachelor|\bB\.?(?:Sc|A|Eng|S|Ed|Ec)\b\.?|undergraduate degree|degree in\b/i,
  },
  {
    zh: '硕士',
    en: "Master's degree",
    pattern: /硕士|研究生|\bmaster(?:'s|’s| of|s degree)|\bM\.?(?:Sc|A|Eng|S|Ed|B\.?A)\b\.?|\bLL\.?M\b/i,
  },
  { zh: '博士', en: 'Doctorate', pattern: /博士|\bph\.?d\b|doctora/i },
] as const

/** 0 for none; else from 1 (high school) to 5 (doctorate): the lowest that a posting names, the highest of a person. */
export const degreeRank = (text: string, which: 'lowest' | 'highest'): number => {
  const ranks = DEGREES.flatMap(({ pattern }, at) => (pattern.test(text) ? [at + 1] : []))
  if (ranks.length === 0) return 0
  return which === 'lowest' ? Math.min(...ranks) : Math.max(...ranks)
}

export const degreeWord = (rank: number, language: Language): string => DEGREES[rank - 1]?.[language] ?? ''

const NUMERALS = '一二两三四五六七八九十'
const numberOf = (text: string): number => {
  if (text === '') return 0
  if (/^\d+$/.test(text)) return Number(text)
  if (text === '十') return 10
  if (text === '两') return 2
  const at = NUMERALS.replace('两', '').indexOf(text)
  return at < 0 ? 0 : at + 1
}

const YEARS_ZH =
  /(\d{1,2}|[一二两三四五六七八九十])\s*(?:[-–—~～至到]\s*(?:\d{1,2}|[一二三四五六七八九十])\s*)?年\s*(?:及)?(?:以上|左右)?[^，。；;,\n]{0,16}?(?:经验|经历|工作|从业|背景)|(?:经验|工作年限)[^，。；;,\n]{0,6}?(\d{1,2}|[一二两三四五六七八九十])\s*年/
const YEARS_EN = /(\d{1,2})\s*(?:(?:\+|[-–]\s*\d{1,2})\s*)?(?:or more )?(?:\+ )?years?\b/i

/** The fewest years of work that a sentence asks for. */
export const yearsAsked = (text: string): number => {
  const [, before, after] = YEARS_ZH.exec(text) ?? YEARS_EN.exec(text) ?? []
  return numberOf(before ?? after ?? '')
}

export const yearsWord = (years: number, language: Language): string =>
  language === 'zh' ? `${years}年以上经验` : `${years}+ years of experience`

const YEARS_WORD = /^(\d{1,2})(?:年以上经验|\+ years of experience)$/

/** The requirement of a keyword that has to be computed instead of found as a word. */
export const demandOf = (word: string): { degree: number } | { years: number } | undefined => {
  const years = YEARS_WORD.exec(word)
  if (years) return { years: Number(years[1]) }
  const degree = DEGREES.findIndex(({ zh, en }) => zh === word || en === word)
  return degree < 0 ? undefined : { degree: degree + 1 }
}
