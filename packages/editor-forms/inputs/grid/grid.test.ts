import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Series, Table } from '#packages/document/values.ts'
import { series as seriesType, table as tableType } from '#packages/document/values.ts'
import { blockOfText, pasteInto, spread } from './block.ts'
import { draftsAfter, draftsAfterChange, transposedDrafts, withDrafts } from './cell-drafts.ts'
import {
  cellsOfSeries,
  isWholeSeries,
  readFigure,
  seriesOfCells,
  transposed,
  withLabels,
  withSeries,
} from './figures.ts'
import { applied } from './line-op.ts'
import { cellsOfTable, tableOfCells, withAlign, withColumns, withHead, withRows } from './table-cells.ts'

test('a block from a spreadsheet is read cell by cell, with breaks and quotes inside', () => {
  expect(blockOfText('季度\t计划\r\n一\t24\r\n二\t28\r\n')).toEqual([
    ['季度', '计划'],
    ['一', '24'],
    ['二', '28'],
  ])
  expect(blockOfText('"两\n行"\t"他说""好"""\nb\t')).toEqual([
    ['两\n行', '他说"好"'],
    ['b', ''],
  ])
  // A quote that closes nothing is a quote.
  expect(blockOfText('"半句\t19')).toEqual([['"半句', '19']])
})

test('whatever is copied comes back', () => {
  const cell = fc.string({ maxLength: 6 }).map((text) => text.replace(/\r/g, ''))
  const quoted = (text: string) => (/[\t\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 5 }), (rows) => {
      const text = rows.map((row) => row.map(quoted).join('\t')).join('\n')
      expect(blockOfText(`${text}\n`)).toEqual(rows)
    }),
  )
})

test('cells over several rows and columns keep the others in their places', () => {
  const cell = (text: string, rows = 1, columns = 1) => ({ text, rows, columns })
  expect(
    spread([
      [cell('a', 2), cell('b', 1, 2)],
      [cell('c'), cell('d')],
    ]),
  ).toEqual([
    ['a', 'b', ''],
    ['', 'c', 'd'],
  ])
})

test('pasting grows the grid as far as it may, and counts what had no place', () => {
  const at = (row: number, column: number) => ({ row, column })
  const max = { rows: 3, columns: 3 }
  expect(pasteInto([['a']], [['1', '2'], ['3']], at(0, 1), max)).toEqual({
    cells: [
      ['a', '1', '2'],
      ['', '3', ''],
    ],
    lost: 0,
  })
  expect(pasteInto([['a']], [['1', '2', '3', '4']], at(2, 0), max).lost).toBe(1)
})

test('figures as people write them; what is none is told apart from nothing', () => {
  expect(readFigure('1,234.5')).toBe(1234.5)
  expect(readFigure('１２％', '%')).toBe(12)
  expect(readFigure('-20%')).toBeUndefined()
  expect(readFigure('-20%', '万')).toBeUndefined()
  // A unit in digits takes none away.
  expect(readFigure('15', '5')).toBe(15)
  expect(readFigure('￥ 3,000')).toBe(3000)
  expect(readFigure('(8)')).toBe(-8)
  expect(readFigure('−2.5')).toBe(-2.5)
  expect(readFigure('38 万', '万')).toBe(38)
  expect(readFigure('  ')).toBeNull()
  expect(readFigure('—')).toBeNull()
  expect(readFigure('三十')).toBeUndefined()
  expect(readFigure('1.2.3')).toBeUndefined()
  expect(readFigure('1e13')).toBeUndefined()
})

const chart: Series = {
  labels: ['一', '二'],
  series: [
    { name: '计划', values: [1, 2] },
    { name: '实际', values: [3, null] },
  ],
  unit: '万',
  focus: 1,
}

test('a chart’s cells and back: the same; a bad figure keeps the last good one and is told', () => {
  const cells = cellsOfSeries(chart)
  expect(cells).toEqual([
    ['', '计划', '实际'],
    ['一', '1', '3'],
    ['二', '2', ''],
  ])
  expect(seriesOfCells(cells, chart)).toEqual({ series: chart, drafts: new Map() })
  const bad = seriesOfCells(cells.with(1, ['一', '1x', '3']), chart)
  expect(bad.series.series[0]?.values).toEqual([1, 2])
  expect([...bad.drafts]).toEqual([['1 1', '1x']])
  const long = '名'.repeat(41)
  const named = seriesOfCells(cells.with(0, ['', long, '实际']).with(2, [long, '5', '']), chart)
  expect(named.series).toMatchObject({ labels: ['一', '二'], series: [{ name: '计划', values: [1, 5] }, {}] })
  expect([...named.drafts]).toEqual([
    ['0 1', long],
    ['2 0', long],
  ])
})

test('where all figures are percentages that is the unit; among others they are held back', () => {
  const { unit: _, ...plain } = chart
  const percents = seriesOfCells(blockOfText('\t计划\t实际\n一\t-20%\t3％\n二\t\t'), plain)
  expect(percents.series).toMatchObject({
    unit: '%',
    series: [{ values: [-20, null] }, { values: [3, null] }],
  })
  expect(percents.drafts.size).toBe(0)
  const mixed = blockOfText('\t计划\t实际\n一\t-20%\t3\n二\t2\t')
  expect(seriesOfCells(mixed, plain)).toEqual({ series: plain, drafts: new Map([['1 1', '-20%']]) })
  expect(seriesOfCells(mixed, { ...plain, unit: '%' }).series.series[0]?.values).toEqual([-20, 2])
  // Another unit was chosen: it stays.
  expect(seriesOfCells(blockOfText('\t计划\n一\t-20%'), chart).series).toMatchObject({ unit: '万' })
})

test('what is held back goes with its row and its column, and ends with them', () => {
  const drafts = new Map([['1 2', 'abc']])
  expect([...draftsAfter(drafts, { does: 'insert', at: 1 }, 'row').keys()]).toEqual(['2 2'])
  expect([...draftsAfter(drafts, { does: 'move', from: 2, to: 1 }, 'column').keys()]).toEqual(['1 1'])
  expect([...draftsAfter(drafts, { does: 'move', from: 0, to: 1 }, 'row').keys()]).toEqual(['0 2'])
  expect([...draftsAfter(drafts, { does: 'move', from: 3, to: 0 }, 'row').keys()]).toEqual(['2 2'])
  expect(draftsAfter(drafts, { does: 'remove', at: 1 }, 'row').size).toBe(0)
  expect([...transposedDrafts(drafts).keys()]).toEqual(['2 1'])
  const moved = withLabels(chart, { does: 'move', from: 2, to: 1 })
  expect(moved).toMatchObject({ labels: ['二', '一'], focus: 0, series: [{ values: [2, 1] }, {}] })
  expect(withLabels(chart, { does: 'remove', at: 2 })).toEqual({
    labels: ['一'],
    series: [
      { name: '计划', values: [1] },
      { name: '实际', values: [3] },
    ],
    unit: '万',
  })
  expect(withSeries(chart, { does: 'insert', at: 1 }).series.map(({ name }) => name)).toEqual([
    '',
    '计划',
    '实际',
  ])
  // A change from outside in another cell leaves it; one in its own cell, or of the size, ends it.
  const cells = cellsOfSeries(chart)
  expect(draftsAfterChange(drafts, cells, cells.with(2, ['二', '7', ''])).size).toBe(1)
  expect(draftsAfterChange(drafts, cells, cells.with(1, ['一', '1', '4'])).size).toBe(0)
  expect(draftsAfterChange(drafts, cells, [...cells, ['三', '', '']]).size).toBe(0)
})

test('a block with names and labels is a whole chart; figures alone are not', () => {
  expect(isWholeSeries(blockOfText('季度\t计划\t实际\n一\t24\t25\n二\t28\t-'))).toBe(true)
  expect(isWholeSeries(blockOfText('\t2024\t2025\n一\t24\t25'))).toBe(false)
  expect(isWholeSeries(blockOfText('24\t25\n28\t29'))).toBe(false)
  expect(isWholeSeries(blockOfText('一\t24\n二\t28'))).toBe(false)
  expect(transposed([['a', 'b'], ['c']])).toEqual([
    ['a', 'c'],
    ['b', ''],
  ])
})

test('rows and columns are put in, taken out and moved, with what belongs to them', () => {
  expect(applied(['a', 'b', 'c'], { does: 'move', from: 0, to: 2 }, '')).toEqual(['b', 'c', 'a'])
  expect(applied(['a'], { does: 'move', from: 0, to: 1 }, '')).toEqual(['a'])
  const table: Table = {
    head: ['甲', '乙'],
    rows: [['1'], ['2', '3']],
    align: ['left', 'right'],
    total: true,
  }
  expect(withColumns(table, { does: 'move', from: 1, to: 0 })).toMatchObject({
    head: ['乙', '甲'],
    rows: [
      ['', '1'],
      ['3', '2'],
    ],
    align: ['right', 'left'],
    total: true,
  })
  expect(withRows(table, { does: 'remove', at: 1 }).rows).toEqual([['2', '3']])
  expect(withAlign(table, 0, 'center').align).toEqual(['center', 'right'])
  expect(withHead(withHead(table, false), true)).toEqual({
    ...table,
    head: ['甲', '乙'],
    rows: [['1'], ['2', '3']],
  })
})

test('whatever is written into a table, the schema takes what is stored and nothing is cut', () => {
  const cell = fc.string({ maxLength: 1200 })
  const cells = fc.array(fc.array(cell, { minLength: 1, maxLength: 16 }), { minLength: 1, maxLength: 20 })
  const before: Table = { head: ['a'], rows: [] }
  fc.assert(
    fc.property(cells, (given) => {
      const { table, drafts } = tableOfCells(given, before)
      expect(tableType.safeParse(table).success).toBe(true)
      const shown = withDrafts(cellsOfTable(table), drafts)
      expect(shown.map((row, at) => row.slice(0, given[at]?.length))).toEqual(given)
      const few = given.map((row) => row.slice(0, 9))
      expect(seriesType.safeParse(seriesOfCells(few, chart).series).success).toBe(true)
    }),
    { numRuns: 40 },
  )
})
