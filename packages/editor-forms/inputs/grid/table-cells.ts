import { MAX_LENGTH } from '#packages/document/limits.ts'
import type { Table } from '#packages/document/values.ts'
import type { Block } from './block.ts'
import { type Held, sorted } from './held.ts'
import { applied, type LineOp } from './line-op.ts'

export const BLANK_TABLE: Table = {
  head: ['', '', ''],
  rows: [
    ['', '', ''],
    ['', '', ''],
  ],
}

export const columnsOf = ({ head, rows }: Table): number =>
  Math.max(1, head.length, ...rows.map((row) => row.length))

const wide = (row: readonly string[], columns: number) =>
  Array.from({ length: columns }, (_, column) => row[column] ?? '')

export const hasHead = ({ head }: Table): boolean => head.length > 0

/** The head, where there is one, and the rows, all as wide as the widest. */
export const cellsOfTable = (table: Table): Block => {
  const columns = columnsOf(table)
  return [...(hasHead(table) ? [table.head] : []), ...table.rows].map((row) => wide(row, columns))
}

const tableOf = (cells: Block, before: Table): Table => {
  const [first = [], ...rest] = cells
  return hasHead(before) ? { ...before, head: first, rows: rest } : { ...before, head: [], rows: cells }
}

/** Back from the cells; those that are too long are held back, and the table has what `before` had there. */
export const tableOfCells = (cells: Block, before: Table): { table: Table; held: Held } => {
  const fit = sorted(cells, cellsOfTable(before), (text) => text.length <= MAX_LENGTH.cell)
  return { table: tableOf(fit.cells, before), held: fit.held }
}

/** Alignments and widths go with their columns. */
export const withColumns = (table: Table, op: LineOp): Table => {
  const columns = columnsOf(table)
  const row = (cells: readonly string[]) => applied(wide(cells, columns), op, '')
  const { align, widths } = table
  return {
    ...table,
    head: hasHead(table) ? row(table.head) : [],
    rows: table.rows.map(row),
    ...(align
      ? {
          align: applied(
            Array.from({ length: columns }, (_, at) => align[at] ?? 'left'),
            op,
            'left',
          ),
        }
      : {}),
    ...(widths
      ? {
          widths: applied(
            Array.from({ length: columns }, (_, at) => widths[at] ?? 10),
            op,
            10,
          ),
        }
      : {}),
  }
}

/** Rows count as they stand in the grid: the head is the first. */
export const withRows = (table: Table, op: LineOp): Table => {
  const columns = columnsOf(table)
  return tableOf(applied(cellsOfTable(table), op, wide([], columns)), table)
}

export const withAlign = (table: Table, column: number, to: 'left' | 'center' | 'right'): Table => ({
  ...table,
  align: Array.from({ length: columnsOf(table) }, (_, at) =>
    at === column ? to : (table.align?.[at] ?? 'left'),
  ),
})

/** The first row becomes the head, or the head the first row. */
export const withHead = (table: Table, on: boolean): Table => {
  if (on === hasHead(table)) return table
  const [first = [], ...rest] = table.rows
  return on
    ? { ...table, head: wide(first, columnsOf(table)), rows: rest }
    : { ...table, head: [], rows: [table.head, ...table.rows] }
}
