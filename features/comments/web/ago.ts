import { defineWords } from '#packages/i18n/define-words.ts'
import type { Language } from '#packages/i18n/language.ts'
import { MINUTE_MS } from '#packages/scheduling/durations.ts'

const some = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`

const words = defineWords({
  zh: {
    now: '刚刚',
    minute: (count: number) => `${count} 分钟前`,
    hour: (count: number) => `${count} 小时前`,
    day: (count: number) => `${count} 天前`,
    month: (count: number) => `${count} 个月前`,
    year: (count: number) => `${count} 年前`,
  },
  en: {
    now: 'just now',
    minute: (count: number) => some(count, 'minute'),
    hour: (count: number) => some(count, 'hour'),
    day: (count: number) => some(count, 'day'),
    month: (count: number) => some(count, 'month'),
    year: (count: number) => some(count, 'year'),
  },
})

const STEPS = [
  ['year', 365 * 24 * 60],
  ['month', 30 * 24 * 60],
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const

/** The age in words. It uses neither a clock nor a time zone, so that server and browser render the same. */
export const ago = (ms: number, language: Language): string => {
  const minutes = Math.floor(ms / MINUTE_MS)
  const [unit, size] = STEPS.find(([, least]) => minutes >= least) ?? ['now', 1]
  const t = words[language]
  return unit === 'now' ? t.now : t[unit](Math.floor(minutes / size))
}
