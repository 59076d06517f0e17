import fc from 'fast-check'
import { expect, test } from 'vitest'
import { monthBy, weeksOf } from './month.ts'

test('lists every day of a month once, under its weekday', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2020, max: 2060 }), fc.integer({ min: 1, max: 12 }), (year, number) => {
      const month = `${year}-${String(number).padStart(2, '0')}`
      const weeks = weeksOf(month)
      const days = weeks.flat().filter((day) => day !== undefined)
      expect(days).toHaveLength(new Date(year, number, 0).getDate())
      expect(new Set(days).size).toBe(days.length)
      for (const week of weeks) {
        expect(week.some((day) => day !== undefined)).toBe(true)
        for (const [at, day] of week.entries())
          if (day) expect(new Date(`${day}T00:00:00Z`).getUTCDay()).toBe((at + 1) % 7)
      }
    }),
    { numRuns: 60 },
  )
})

test('goes to the next and the previous month across the end of a year', () => {
  expect(monthBy('2026-12', 1)).toBe('2027-01')
  expect(monthBy('2026-01', -1)).toBe('2025-12')
  expect(monthBy('2026-11', 0)).toBe('2026-11')
})
