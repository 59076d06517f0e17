import { expect, test } from 'vitest'
import { pixelsOf, pointsOf } from './points.ts'

test('14 px are 10.5 pt, and half points survive a round trip', () => {
  expect(pointsOf(14)).toBe(10.5)
  for (let points = 6; points <= 150; points += 0.5) expect(pointsOf(pixelsOf(points))).toBe(points)
  for (let pixels = 8; pixels <= 200; pixels += 1) expect(pixelsOf(pointsOf(pixels))).toBe(pixels)
})
