import fc from 'fast-check'
import { expect, test } from 'vitest'
import { namedDays, ticksFor } from './ticks.ts'

test('ticks are few round numbers from zero to at least the maximum', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (highest) => {
      const ticks = ticksFor(highest)
      const step = ticks[1] ?? 0
      expect(ticks[0]).toBe(0)
      expect(Number.isInteger(step) && step > 0).toBe(true)
      expect(ticks.every((tick, at) => tick === at * step)).toBe(true)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest)
      expect(ticks.length).toBeLessThanOrEqual(6)
      expect((ticks.at(-2) ?? 0) < Math.max(1, highest)).toBe(true)
    }),
  )
})

test('labels today and only as many days as fit', () => {
  fc.assert(
    fc.property(fc.constantFrom(7, 30, 90), fc.integer({ min: 2, max: 20 }), (days, room) => {
      const named = namedDays(days, room)
      expect(named.has(days - 1)).toBe(true)
      expect(named.size).toBeLessThanOrEqual(room + 1)
    }),
  )
})
