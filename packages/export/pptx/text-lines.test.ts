import { expect, test } from 'vitest'
import type { TextOp } from '../display-list/list.ts'
import { rectPath } from '../display-list/paths.ts'
import type { GroupState } from './pieces.ts'
import { blocksOf, lineAlong, type Run } from './text-lines.ts'

const state: GroupState = { matrix: [1, 0, 0, 1, 0, 0], opacity: 1, clips: [] }

const text = (words: string, x: number, y: number, more: Partial<TextOp> = {}): Run => {
  const characters = [...words]
  const op: TextOp = {
    op: 'text',
    text: words,
    face: 'sans-400',
    size: 10,
    color: [0, 0, 0, 1],
    y,
    pens: characters.map((_, at) => x + at * 10),
    advances: characters.map(() => 10),
    part: 0,
    ...more,
  }
  return { op, underline: false, strike: false }
}

const linesIn = (runs: readonly Run[]): string[][] =>
  blocksOf(runs, runs[0]?.op.part, state).map(({ lines }) =>
    lines.map((line) => line.runs.map(({ op }) => op.text).join('')),
  )

test('lines of one pitch and edge are one box, with all that stands on them', () => {
  const runs = [
    text('甲乙', 0, 20),
    text('丙', 20, 20, { face: 'sans-700' }),
    text('丁戊', 0, 36),
    text('己', 0, 52),
  ]
  expect(linesIn(runs)).toEqual([['甲乙丙', '丁戊', '己']])
  expect(blocksOf(runs, 0, state)[0]).toMatchObject({ align: 'l', pitch: 16 })
})

test('a gap, another pitch and another edge begin a new box', () => {
  expect(linesIn([text('甲', 0, 20), text('乙', 40, 20)])).toEqual([['甲'], ['乙']])
  expect(linesIn([text('甲', 0, 20), text('乙', 0, 36), text('丙', 0, 60)])).toEqual([['甲', '乙'], ['丙']])
  const ragged = [text('甲乙丙丁', 0, 20), text('乙', 3, 36), text('丙丁戊', 11, 52)]
  expect(linesIn(ragged).flat()).toEqual(['甲乙丙丁', '乙', '丙丁戊'])
})

test('lines that share their middle or their right edge are set so', () => {
  expect(blocksOf([text('甲乙丙', 0, 20), text('丁', 10, 36)], 0, state)[0]?.align).toBe('ctr')
  expect(blocksOf([text('甲乙丙', 0, 20), text('丁', 20, 36)], 0, state)[0]?.align).toBe('r')
})

test('decoration is not read as a paragraph', () => {
  const silent = (run: Run): Run => {
    const { part: _, ...op } = run.op
    return { ...run, op }
  }
  expect(linesIn([text('甲', 0, 20), text('乙', 0, 36)].map(silent))).toEqual([['甲'], ['乙']])
})

test('a line along a text is found, a rule elsewhere is not', () => {
  const { op } = text('甲乙', 0, 20)
  const rule = (y: number, width: number) =>
    lineAlong(
      { op: 'shape', path: rectPath({ x: 0, y, width, height: 1 }), fill: { color: [0, 0, 0, 1] } },
      op,
    )
  expect(rule(21, 20)).toBe('underline')
  expect(rule(16, 20)).toBe('strike')
  expect(rule(21, 60)).toBeUndefined()
  expect(rule(30, 20)).toBeUndefined()
})
