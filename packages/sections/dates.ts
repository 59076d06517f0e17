import type { Period } from '#packages/document/values.ts'
import type { Language } from './language.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const NOW: Record<Language, string> = { zh: '至今', en: 'Present' }
/** An en dash between no-break spaces: a range never wraps. */
const DASH = '\u00a0–\u00a0'

/** 2023-07 → 2023.07, or Jul 2023. A year alone, or anything else, stays as it is. */
export const formatMonth = (month: string, language: Language): string => {
  const [, year, digits] = /^(\d{4})-(\d{2})$/.exec(month) ?? []
  if (!year || !digits) return month
  return language === 'zh' ? `${year}.${digits}` : `${MONTHS[Number(digits) - 1] ?? digits}\u00a0${year}`
}

export type DatesAs = 'range' | 'stacked' | 'year' | 'years'

const end = (to: string, language: Language) => (to === 'now' ? NOW[language] : formatMonth(to, language))
const yearOf = (to: string, language: Language) => (to === 'now' ? NOW[language] : to.slice(0, 4))

/** The lines that a period or a date is shown in. */
export const formatDates = (value: Period | string, as: DatesAs, language: Language): string[] => {
  if (typeof value === 'string') {
    if (value === '') return []
    return [as === 'year' || as === 'years' ? value.slice(0, 4) : formatMonth(value, language)]
  }
  const { from, to, text } = value
  if (text !== undefined) return text === '' ? [] : [text]
  if (as === 'year') return from || to ? [(from ?? to ?? '').slice(0, 4)] : []
  const ends = [from, to].filter((one) => one !== undefined && one !== '') as string[]
  const shown = ends.map((one) => (as === 'years' ? yearOf(one, language) : end(one, language)))
  const once = as === 'years' ? [...new Set(shown)] : shown
  return as === 'stacked' ? once : once.length > 0 ? [once.join(DASH)] : []
}
