import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cardPlace } from './tour-place.ts'

test('the card is always in the window, wherever the target is', () => {
  fc.assert(
    fc.property(
      fc.record({
        left: fc.integer({ min: -50, max: 1500 }),
        top: fc.integer({ min: -50, max: 1000 }),
        width: fc.integer({ min: 1, max: 1500 }),
        height: fc.integer({ min: 1, max: 1000 }),
      }),
      fc.record({ width: fc.integer({ min: 360, max: 2000 }), height: fc.integer({ min: 480, max: 1400 }) }),
      (box, window) => {
        for (const { left, top } of [cardPlace(box, window), cardPlace(undefined, window)]) {
          expect(left).toBeGreaterThanOrEqual(16)
          expect(top).toBeGreaterThanOrEqual(16)
          expect(left + 320).toBeLessThanOrEqual(window.width + 60)
        }
      },
    ),
  )
})
