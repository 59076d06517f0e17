import { expect, test } from 'vitest'
import { iconNames, iconPaths } from '#packages/layout/icons.ts'
import { type ShapeName, shapeOf, shapes } from '#packages/layout/shapes.ts'
import { boundsOf } from './paths.ts'
import { readPath } from './svg-path.ts'

test.each([
  ['M1 2L3 4z', [['M', 1, 2], ['L', 3, 4], ['Z']]],
  [
    'm1 2 3 4h5v-6',
    [
      ['M', 1, 2],
      ['L', 4, 6],
      ['L', 9, 6],
      ['L', 9, 0],
    ],
  ],
  [
    'M0 0h.01',
    [
      ['M', 0, 0],
      ['L', 0.01, 0],
    ],
  ],
  ['M1-2.5.5', [['M', 1, -2.5]]],
  [
    'M0 0c1 2 3 4 5 6s7 8 9 10',
    [
      ['M', 0, 0],
      ['C', 1, 2, 3, 4, 5, 6],
      ['C', 7, 8, 12, 14, 14, 16],
    ],
  ],
  [
    'M0 0S1 2 3 4',
    [
      ['M', 0, 0],
      ['C', 0, 0, 1, 2, 3, 4],
    ],
  ],
  [
    'M0 0q3 0 3 3t3 3',
    [
      ['M', 0, 0],
      ['C', 2, 0, 3, 1, 3, 3],
      ['C', 3, 5, 4, 6, 6, 6],
    ],
  ],
])('%s', (text, steps) => {
  expect(readPath(text)).toEqual(steps)
})

test('flags of an arc need nothing between them', () => {
  const { x, y, width, height } = boundsOf(readPath('M5 0a5 5 0 100 10 5 5 0 000-10z'))
  expect([x, y, width, height].map((value) => Math.round(value * 1e6) / 1e6)).toEqual([0, 0, 10, 10])
})

test('an arc whose radii do not reach grows', () => {
  const last = readPath('M0 0A1 1 0 0 1 10 0').at(-1)
  expect(last?.slice(-2).map((value) => Math.abs(Math.round(Number(value) * 1e9) / 1e9))).toEqual([10, 0])
})

test('every shape and icon is read to its end, within its own field', () => {
  const drawn = [
    ...(Object.keys(shapes) as ShapeName[]).flatMap((name) => {
      const { width, height, paths } = shapeOf(name)
      return paths.map(({ d }) => ({ name: String(name), d, width, height }))
    }),
    ...iconNames.flatMap((name) => iconPaths(name).map((d) => ({ name, d, width: 24, height: 24 }))),
  ]
  for (const { name, d, width, height } of drawn) {
    const bounds = boundsOf(readPath(d))
    const out = Math.max(
      -bounds.x,
      -bounds.y,
      bounds.x + bounds.width - width,
      bounds.y + bounds.height - height,
    )
    expect({ name, isWithin: out < Math.max(width, height) * 0.2 }).toEqual({ name, isWithin: true })
  }
})
