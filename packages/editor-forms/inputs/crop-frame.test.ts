import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CropFrame, handles, isWhole, movedFrame, resizedFrame, WHOLE } from './crop-frame.ts'

const LEAST = [0.1, 0.2] as const
const far = fc.double({ min: -3, max: 3, noNaN: true })
const gestures = fc.array(fc.tuple(fc.constantFrom(...handles, 'move' as const), far, far), { maxLength: 12 })

test('the frame stays in the picture and above its minimum size', () => {
  fc.assert(
    fc.property(gestures, (all) => {
      let frame: CropFrame = WHOLE
      for (const [how, x, y] of all) {
        const before = frame
        frame = how === 'move' ? movedFrame(frame, x, y) : resizedFrame(frame, how, x, y, LEAST)
        expect(Math.min(frame.left, frame.top)).toBeGreaterThanOrEqual(0)
        expect(Math.max(frame.right, frame.bottom)).toBeLessThanOrEqual(1)
        expect(frame.right - frame.left).toBeGreaterThanOrEqual(LEAST[0] - 1e-9)
        expect(frame.bottom - frame.top).toBeGreaterThanOrEqual(LEAST[1] - 1e-9)
        if (how === 'move') expect(frame.right - frame.left).toBeCloseTo(before.right - before.left, 9)
      }
    }),
    { numRuns: 1000 },
  )
})

test('a corner handle moves two sides, an edge handle one', () => {
  expect(resizedFrame(WHOLE, 'se', -0.5, -0.25, LEAST)).toEqual({ left: 0, top: 0, right: 0.5, bottom: 0.75 })
  expect(resizedFrame(WHOLE, 'w', 0.3, 0.9, LEAST)).toEqual({ left: 0.3, top: 0, right: 1, bottom: 1 })
  expect(resizedFrame(WHOLE, 'n', 0.3, 0.5, LEAST)).toEqual({ left: 0, top: 0.5, right: 1, bottom: 1 })
  expect(isWhole(WHOLE)).toBe(true)
  expect(isWhole(resizedFrame(WHOLE, 'n', 0, 0.5, LEAST))).toBe(false)
})
