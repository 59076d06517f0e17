import { expect, test } from 'vitest'
import { boundsOf, rectPath, roundedPath } from '../display-list/paths.ts'
import { cutFill, cutStroke, edgesOf, isInside, polylinesOf, signedArea } from './clip.ts'

const square = rectPath({ x: 0, y: 0, width: 100, height: 100 })
const edges = edgesOf(square) ?? []

const areaOf = (path: Parameters<typeof polylinesOf>[0]): number =>
  polylinesOf(path).reduce((sum, { points }) => sum + Math.abs(signedArea(points)), 0)

test('a figure is cut to what lies inside', () => {
  const cut = cutFill(rectPath({ x: 60, y: -20, width: 100, height: 60 }), edges)
  expect(boundsOf(cut)).toEqual({ x: 60, y: 0, width: 40, height: 40 })
  expect(areaOf(cut)).toBeCloseTo(1600)
  expect(cutFill(rectPath({ x: 200, y: 0, width: 10, height: 10 }), edges)).toEqual([])
})

test('what lies inside is not cut, nor is what touches the edge', () => {
  expect(isInside(square, edges)).toBe(true)
  expect(isInside(rectPath({ x: 90, y: 90, width: 20, height: 5 }), edges)).toBe(false)
})

test('a round edge cuts the corners off', () => {
  const radius: [number, number] = [50, 50]
  const circle = edgesOf(
    roundedPath({ x: 0, y: 0, width: 100, height: 100 }, [radius, radius, radius, radius]),
  )
  expect(areaOf(cutFill(square, circle ?? [])) / (Math.PI * 2500)).toBeCloseTo(1, 1)
})

test('an edge with a dent, or in two pieces, cuts nothing', () => {
  expect(
    edgesOf([['M', 0, 0], ['L', 10, 0], ['L', 5, 5], ['L', 10, 10], ['L', 0, 10], ['Z']]),
  ).toBeUndefined()
  expect(edgesOf([...square, ...rectPath({ x: 200, y: 0, width: 5, height: 5 })])).toBeUndefined()
})

test('a line keeps the stretches that are seen', () => {
  const zigzag = cutStroke(
    [
      ['M', -50, 50],
      ['L', 50, 50],
      ['L', 50, 150],
      ['L', 80, 150],
      ['L', 80, 50],
    ],
    edges,
  )
  expect(zigzag).toEqual([
    ['M', 0, 50],
    ['L', 50, 50],
    ['L', 50, 100],
    ['M', 80, 100],
    ['L', 80, 50],
  ])
})
