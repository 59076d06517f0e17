import { expect, test } from 'vitest'
import { toolbarPlace } from './toolbar-place.ts'

const size = { width: 200, height: 30 }
const frame = { left: 50, top: 300, width: 600, height: 400 }
const row = { left: 58, top: 306, width: 584, height: 28 }
const at = (texts: { left: number; top: number; width: number; height: number }[], where = frame) =>
  toolbarPlace(size, where, row, texts, 700)

test('on the title’s row at the right, where only a title stands', () => {
  expect(at([{ left: 58, top: 306, width: 80, height: 28 }])).toEqual({ left: 446, top: 305 })
})

test('above the section where a picture or a date is in the way', () => {
  expect(at([{ left: 500, top: 310, width: 140, height: 20 }])).toEqual({ left: 446, top: 266 })
})

test('at the left where text stands above as well', () => {
  const texts = [
    { left: 400, top: 250, width: 250, height: 90 },
    { left: 58, top: 306, width: 80, height: 28 },
  ]
  expect(at(texts)).toEqual({ left: 50, top: 266 })
})

test('nowhere is free: where it covers the least; and never off the sheet', () => {
  const narrow = { ...frame, left: 20, width: 120 }
  const place = at([{ left: 0, top: 0, width: 700, height: 320 }], narrow)
  expect(place.left).toBeGreaterThanOrEqual(0)
  expect(place.top).toBe(305)
})
