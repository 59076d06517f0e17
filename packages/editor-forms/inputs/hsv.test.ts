import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hexOfHsv, hsvOf } from './hsv.ts'

test.each([
  ['#ff0000', { h: 0, s: 1, v: 1 }],
  ['#00ff00', { h: 120, s: 1, v: 1 }],
  ['#0000ff', { h: 240, s: 1, v: 1 }],
  ['#ffffff', { h: 0, s: 0, v: 1 }],
  ['#000000', { h: 0, s: 0, v: 0 }],
  ['#804000', { h: 30, s: 1, v: 128 / 255 }],
])('%s', (hex, hsv) => {
  expect(hsvOf(hex)).toEqual(hsv)
  expect(hexOfHsv(hsv)).toBe(hex)
})

test('conversion to HSV and back does not change a colour', () => {
  const byte = fc.integer({ min: 0, max: 255 }).map((part) => part.toString(16).padStart(2, '0'))
  fc.assert(
    fc.property(byte, byte, byte, (r, g, b) => {
      expect(hexOfHsv(hsvOf(`#${r}${g}${b}`))).toBe(`#${r}${g}${b}`)
    }),
  )
})
