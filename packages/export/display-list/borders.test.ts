import { describe, expect, test } from 'vitest'
import { borderOps, type Edges } from './borders.ts'
import type { Edge } from './broken-lines.ts'
import type { Rgba, ShapeOp } from './list.ts'
import type { Radii } from './paths.ts'

const RED: Rgba = [255, 0, 0, 1]
const SHARP: Radii = [
  [0, 0],
  [0, 0],
  [0, 0],
  [0, 0],
]
const NONE: Edge = { width: 0, style: 'none', color: undefined }
const top = (style: string, width: number): Edges => [{ width, style, color: RED }, NONE, NONE, NONE]

/** The start positions of the strokes along a dashed line. */
const dotsOf = ({ path, stroke }: ShapeOp): number[] => {
  const found: number[] = []
  const [dash = 0, gap = 0] = stroke?.dash ?? []
  for (let at = 0; at + 1 < path.length; at += 2) {
    const [, from = 0] = path[at] ?? []
    const [, to = 0] = path[at + 1] ?? []
    for (let x = Number(from); x < Number(to) - 0.01; x += dash + gap) found.push(Math.round(x * 1000) / 1000)
  }
  return found
}

const shapesOf = (edges: Edges, width: number) =>
  borderOps({ x: 0, y: 10, width, height: 30 }, SHARP, edges) as ShapeOp[]

describe('small dots stand where Chromium 156 prints them', () => {
  test.each([
    [1, 40, [0, 3, 5, 7, 35, 37, 39]],
    [1, 41, [0, 2, 4, 6, 36, 38, 40]],
    [2, 40, [0, 3, 7, 11, 31, 35, 38]],
    [2, 41, [0, 3, 7, 11, 31, 35, 39]],
    [2, 42, [0, 4, 8, 12, 32, 36, 40]],
    [2, 43, [0, 5, 9, 13, 33, 37, 41]],
    [3, 40, [0, 7, 13, 19, 25, 31, 37]],
    [3, 41, [0, 7, 13, 19, 25, 31, 38]],
    [3, 43, [0, 5, 11, 17, 29, 35, 40]],
  ])('%ipx over %ipx', (width, length, places) => {
    const [shape] = shapesOf(top('dotted', width), length)
    const dots = shape ? dotsOf(shape) : []
    expect([...dots.slice(0, 4), ...dots.slice(-3)].filter((x) => !places.includes(x))).toEqual([])
    expect(places.filter((x) => !dots.includes(x))).toEqual([])
  })
})

test('dashes and round dots are spaced so that a line ends with one', () => {
  const [dashed] = shapesOf(top('dashed', 1), 100)
  expect(dashed?.stroke?.dash.map((one) => Math.round(one * 1e4) / 1e4)).toEqual([3, 2.1053])
  const [dotted] = shapesOf(top('dotted', 5), 100)
  expect(dotted?.stroke).toMatchObject({ cap: 'round', dash: [0, 9.49] })
  expect(dotted?.path[0]).toEqual(['M', 2.5, 12.5])
})

test.each([
  [3, [0, 1, 2, 3]],
  [4, [0, 1, 3, 4]],
  [5, [0, 2, 3, 5]],
  [7, [0, 2, 5, 7]],
])('a double line of %ipx leaves its gap where Chromium does', (width, edges) => {
  const stripes = shapesOf(top('double', width), 100).map(({ box }) => [
    (box?.y ?? 0) - 10,
    (box?.y ?? 0) - 10 + (box?.height ?? 0),
  ])
  expect(stripes.flat()).toEqual(edges)
})

test('sides of one colour are one figure each; another colour cuts the corner', () => {
  const solid = (color: Rgba): Edge => ({ width: 4, style: 'solid', color })
  expect(shapesOf([solid(RED), solid(RED), NONE, NONE], 50).map(({ box }) => box?.width)).toEqual([50, 4])
  const [first] = shapesOf([solid(RED), solid([0, 0, 255, 1]), NONE, NONE], 50)
  expect(first?.path).toContainEqual(['L', 46, 14])
})
