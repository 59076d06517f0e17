import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Box, positionAtAnchor, sideWithRoom } from './anchor-position.ts'

const room: Box = { left: 0, top: 0, width: 1000, height: 600 }
const button = (left: number, top: number): Box => ({ left, top, width: 80, height: 30 })

test.each([
  ['there is room below', button(100, 100), 200, 'bottom', 'bottom'],
  ['only above is room', button(100, 500), 200, 'bottom', 'top'],
  ['only below is room', button(100, 40), 200, 'top', 'bottom'],
  ['neither has room: the larger', button(100, 350), 500, 'bottom', 'top'],
  ['neither has room and both are alike: as wanted', button(100, 285), 500, 'top', 'top'],
] as const)('%s', (_, anchor, height, wanted, side) => {
  expect(sideWithRoom(anchor, height, room, wanted, 4)).toBe(side)
})

test('it is aligned with the start or end of its anchor, at the given distance', () => {
  const size = { width: 200, height: 120 }
  expect(
    positionAtAnchor(button(300, 100), size, room, { side: 'bottom', align: 'start', offset: 4 }),
  ).toEqual({
    left: 300,
    top: 134,
  })
  expect(positionAtAnchor(button(300, 300), size, room, { side: 'top', align: 'end', offset: 4 })).toEqual({
    left: 180,
    top: 176,
  })
})

test('the position is within a visual viewport that has moved, as with an open phone keyboard', () => {
  const seen: Box = { left: 0, top: 200, width: 390, height: 300 }
  const at = positionAtAnchor(
    { left: 20, top: 460, width: 80, height: 30 },
    { width: 100, height: 100 },
    seen,
    {
      side: sideWithRoom(button(20, 460), 100, seen, 'bottom', 4),
      align: 'start',
      offset: 4,
    },
  )
  expect(at).toEqual({ left: 20, top: 356 })
})

test('every box that fits into the window is inside it, wherever its anchor is', () => {
  const within = (max: number) => fc.integer({ min: 1, max: max })
  fc.assert(
    fc.property(
      fc.integer({ min: -500, max: 1500 }),
      fc.integer({ min: -500, max: 1500 }),
      within(984),
      within(584),
      fc.constantFrom('top' as const, 'bottom' as const),
      fc.constantFrom('start' as const, 'end' as const),
      (left, top, width, height, wanted, align) => {
        const anchor = button(left, top)
        const side = sideWithRoom(anchor, height, room, wanted, 4)
        const at = positionAtAnchor(anchor, { width, height }, room, { side, align, offset: 4 })
        expect(at.left).toBeGreaterThanOrEqual(8)
        expect(at.top).toBeGreaterThanOrEqual(8)
        expect(at.left + width).toBeLessThanOrEqual(992)
        expect(at.top + height).toBeLessThanOrEqual(592)
      },
    ),
  )
})
