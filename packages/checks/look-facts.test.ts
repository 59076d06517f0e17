import { expect, test } from 'vitest'
import type { DisplayList, Op, ShapeOp, TextOp } from '#packages/export/display-list/list.ts'
import { contrastOf, looksOf } from './look-facts.ts'

const text = (part: Partial<TextOp>): TextOp => ({
  op: 'text',
  text: '白字',
  face: 'sans-400',
  size: 12,
  color: [255, 255, 255, 1],
  y: 60,
  pens: [50, 62],
  advances: [12, 12],
  part: 0,
  ...part,
})

const band = (color: [number, number, number, number], box?: ShapeOp['box']): ShapeOp => ({
  op: 'shape',
  path: [['M', 0, 0], ['L', 200, 0], ['L', 200, 100], ['L', 0, 100], ['Z']],
  fill: { color },
  ...(box ? { box } : {}),
})
const BOX = { x: 0, y: 0, width: 200, height: 100, radius: 0 }

const listOf = (ops: Op[]): DisplayList => ({
  pages: [{ width: 794, height: 1123, ops }],
  structure: [{ role: 'p', section: 'one', item: 'a', field: 'name' }, { role: 'p' }],
  pictures: [],
})

test('black on white is 21, a colour on itself 1', () => {
  expect(contrastOf([0, 0, 0], [255, 255, 255])).toBeCloseTo(21)
  expect(contrastOf([90, 10, 10], [90, 10, 10])).toBe(1)
})

test('white text is judged by the band under it, and by the page where there is none', () => {
  expect(looksOf(listOf([band([20, 30, 60, 1], BOX), text({})]))[0]?.contrast).toBeGreaterThan(10)
  expect(looksOf(listOf([text({})]))[0]?.contrast).toBe(1)
})

test('a band that is clipped away, or comes after, covers nothing', () => {
  const clip: Op = {
    op: 'group',
    clip: [['M', 0, 0], ['L', 10, 0], ['L', 10, 10], ['Z']],
    ops: [band([20, 30, 60, 1], BOX)],
  }
  expect(looksOf(listOf([clip, text({})]))[0]?.contrast).toBe(1)
  expect(looksOf(listOf([text({}), band([20, 30, 60, 1], BOX)]))[0]?.contrast).toBe(1)
})

test('of what is turned, and of figures that may not cover it, nothing is said', () => {
  expect(looksOf(listOf([band([20, 30, 60, 1]), text({})]))[0]?.contrast).toBeUndefined()
  const plain: Op = { op: 'group', ops: [] }
  expect(looksOf(listOf([band([20, 30, 60, 1]), plain, text({})]))[0]?.contrast).toBeUndefined()
  const turned: Op = { op: 'group', matrix: [0, 1, -1, 0, 0, 0], ops: [text({ size: 4 })] }
  expect(looksOf(listOf([turned]))).toEqual([])
})

test('points are counted, and decoration is not', () => {
  const [look] = looksOf(listOf([text({ size: 10, color: [0, 0, 0, 1] }), text({ size: 4, part: 1 })]))
  expect(look).toMatchObject({ section: 'one', smallest: 7.5, smallText: '白字' })
})
