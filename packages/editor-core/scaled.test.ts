import { type IconNode, icons } from 'lucide'
import { expect, test } from 'vitest'
import { readPath } from '#packages/export/display-list/svg-path.ts'
import { scaledPath, scaledShape } from './scaled.ts'

const paths = (Object.values(icons) as IconNode[])
  .flat()
  .flatMap(([tag, { d }]) => (tag === 'path' ? [String(d)] : []))

// Whole factors only: rounding could split an arc differently.
test.each([1, 2])('every path of the set is the same figure, %i times as large', (factor) => {
  expect(paths.length).toBeGreaterThan(1000)
  for (const path of paths) {
    const expected = readPath(path).flat()
    const made = readPath(scaledPath(path, factor)).flat()
    expect(made.length, path).toBe(expected.length)
    for (const [at, value] of expected.entries())
      if (typeof value === 'number') expect(made[at], path).toBeCloseTo(value * factor, 2)
      else expect(made[at], path).toBe(value)
  }
})

test('flags without a gap, radii without a zero', () => {
  expect(scaledPath('M10.5 4a6.5 6.5 0 100 13', 2)).toBe('M21 8a13 13 0 1 0 0 26')
  expect(scaledPath('M2-3a.5.5 0 0 1-1 .25zH4', 4)).toBe('M8 -12a2 2 0 0 1 -4 1zH16')
})

test('other shapes have their lengths scaled', () => {
  expect(scaledShape({ cx: '12', r: 1.5, fill: 'currentColor' }, 0.5)).toEqual({
    cx: '6',
    r: '0.75',
    fill: 'currentColor',
  })
  expect(scaledShape({ points: '1,2 -3 4' }, 2)).toEqual({ points: '2 4 -6 8' })
})
