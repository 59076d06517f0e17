import { defineWords } from '#packages/i18n/words.tsx'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const words = defineWords({
  zh: {
    now: '刚刚提交',
    minutes: (count: number) => `等了 ${count} 分钟`,
    hours: (count: number) => `等了 ${count} 小时`,
    days: (count: number) => `等了 ${count} 天`,
  },
  en: {
    now: 'just submitted',
    minutes: (count: number) => (count === 1 ? 'waiting 1 minute' : `waiting ${count} minutes`),
    hours: (count: number) => (count === 1 ? 'waiting 1 hour' : `waiting ${count} hours`),
    days: (count: number) => (count === 1 ? 'waiting 1 day' : `waiting ${count} days`),
  },
})

/** The waiting time in the largest whole unit. */
export const waitingTime = (since: number, now: number, language: 'zh' | 'en'): string => {
  const t = words[language]
  const ms = now - since
  if (ms < MINUTE) return t.now
  if (ms < HOUR) return t.minutes(Math.floor(ms / MINUTE))
  return ms < DAY ? t.hours(Math.floor(ms / HOUR)) : t.days(Math.floor(ms / DAY))
}
