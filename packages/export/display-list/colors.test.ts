import { expect, test } from 'vitest'
import { colorOf, gradientOf } from './colors.ts'

const BOX = { x: 10, y: 20, width: 100, height: 50 }

test('computed colours', () => {
  expect(colorOf('rgb(1, 2, 3)')).toEqual([1, 2, 3, 1])
  expect(colorOf('rgba(1, 2, 3, 0.5)')).toEqual([1, 2, 3, 0.5])
  expect(colorOf('rgba(0, 0, 0, 0)')).toBeUndefined()
  expect(colorOf('color(srgb 0.2 0.4 1 / 0.5)')).toEqual([51, 102, 255, 0.5])
  expect(colorOf('none')).toBeUndefined()
})

test('a gradient runs from edge to edge of its box', () => {
  expect(gradientOf('linear-gradient(90deg, rgb(0, 0, 0), rgb(255, 255, 255))', BOX)).toEqual({
    from: [10, 45],
    to: [110, 45],
    stops: [
      { at: 0, color: [0, 0, 0, 1] },
      { at: 1, color: [255, 255, 255, 1] },
    ],
  })
  const down = gradientOf('linear-gradient(rgb(0, 0, 0), rgba(9, 9, 9, 0.5) 30%, rgb(1, 1, 1))', BOX)
  expect(down).toMatchObject({ stops: [{ at: 0 }, { at: 0.3, color: [9, 9, 9, 0.5] }, { at: 1 }] })
  expect(down && 'from' in down ? down.from[1] : 0).toBeCloseTo(20)
  expect(gradientOf('url("x.png")', BOX)).toBeUndefined()
})
