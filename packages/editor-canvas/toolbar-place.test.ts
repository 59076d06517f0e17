import { expect, test } from 'vitest'
import { handlePlace, toolbarPlace } from './toolbar-place.ts'

const size = { width: 200, height: 30 }
const frame = { left: 50, top: 300, width: 600, height: 400 }
const row = { left: 58, top: 306, width: 584, height: 28 }
const at = (texts: { left: number; top: number; width: number; height: number }[], where = frame) =>
  toolbarPlace(size, where, row, texts, 700)

test('on the row of the title at the right, if that is free', () => {
  expect(at([{ left: 58, top: 306, width: 80, height: 28 }])).toEqual({ left: 446, top: 305 })
})

test('above the section if there is a picture or date', () => {
  expect(at([{ left: 500, top: 310, width: 140, height: 20 }])).toEqual({ left: 446, top: 266 })
})

test('at the left if there is text above as well', () => {
  const texts = [
    { left: 400, top: 250, width: 250, height: 90 },
    { left: 58, top: 306, width: 80, height: 28 },
  ]
  expect(at(texts)).toEqual({ left: 50, top: 266 })
})

const title = { left: 58, top: 306, width: 80, height: 28 }
const narrow = { ...frame, width: 210 }

test('for narrow sections: over the text before it rather than over its title', () => {
  const before = { left: 58, top: 270, width: 194, height: 24 }
  const first = { left: 58, top: 340, width: 194, height: 20 }
  expect(at([before, title, first], narrow)).toEqual({ left: 50, top: 266 })
})

test('within the stage; at its top over the first line rather than over the title', () => {
  const up = (box: typeof frame, by: number) => ({ ...box, top: box.top - by })
  const highest = (by: number, texts: (typeof frame)[]) =>
    toolbarPlace(size, up(narrow, by), up(row, by), texts, 700)
  expect(highest(290, [up(title, 290)])).toEqual({ left: 56, top: -22 })
  const first = { left: 58, top: 40, width: 40, height: 20 }
  expect(highest(305, [up(title, 305), first])).toEqual({ left: 56, top: 31 })
})

test('for a single line: not over the title of the next section', () => {
  const line = { ...narrow, height: 34 }
  const before = Array.from({ length: 5 }, () => ({ left: 58, top: 250, width: 194, height: 44 }))
  const next = { left: 58, top: 340, width: 80, height: 28 }
  expect(at([...before, title, next], line).top).toBe(266)
})

test('never under the drag handle', () => {
  const before = { left: 58, top: 262, width: 100, height: 20 }
  const first = { left: 58, top: 340, width: 194, height: 20 }
  const place = at([before, title, first], { ...frame, left: 20, width: 120 })
  const handle = handlePlace({ ...frame, left: 20 }, row)
  expect(place.left).toBeLessThan(handle.left + handle.width)
  expect(place.top + size.height).toBeLessThanOrEqual(handle.top)
})

test('if no place is free: where it covers the least, and within the page', () => {
  const place = at([{ left: 0, top: 0, width: 700, height: 320 }], { ...frame, left: 20, width: 120 })
  expect(place.left).toBeGreaterThanOrEqual(0)
  expect(place.top).toBe(336)
})
