import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayNumber, lastDays, sinceOf } from './days.ts'

const inBeijing = (at: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short' }).format(at)

const moment = fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2100, 0) })

test('the last day is today in Beijing, and the first begins where its number begins', () => {
  fc.assert(
    fc.property(moment, fc.constantFrom(7, 30, 90), (now, count) => {
      const days = lastDays(now, count)
      expect(days.length).toBe(count)
      expect(days.at(-1)?.day).toBe(inBeijing(now))
      const since = sinceOf(now, count)
      expect(inBeijing(since)).toBe(days[0]?.day)
      expect(dayNumber(since)).toBe(days[0]?.number)
      expect(dayNumber(since - 1)).toBe((days[0]?.number ?? 0) - 1)
    }),
  )
})
