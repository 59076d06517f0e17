import { MAX_LENGTH } from '#packages/document/limits.ts'
import type { Table } from '#packages/document/values.ts'
import type { Block } from './block.ts'
import { type CellDrafts, separateInvalid } from './cell-drafts.ts'
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

/** The head, if there is one, and the rows, filled up to the same number of columns. */
export const cellsOfTable = (table: Table): Block => {
  const columns = columnsOf(table)
  return [...(hasHead(table) ? [table.head] : []), ...table.rows].map((row) => wide(row, columns))
}

const tableOf = (cells: Block, before: Table): Table => {
  const [first = [], ...rest] = cells
  return hasHead(before) ? { ...before, head: first, rows: rest } : { ...before, head: [], rows: cells }
}

/** The table from the cells. Texts that are too long become drafts, and the table keeps the values of `before`. */
export const tableOfCells = (cells: Block, before: Table): { table: Table; drafts: CellDrafts } => {
  const fit = separateInvalid(cells, cellsOfTable(before), (text) => text.length <= MAX_LENGTH.cell)
  return { table: tableOf(fit.cells, before), drafts: fit.drafts }
}

/** Changes columns together with their alignments and widths. */
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

/** Changes rows of the grid, in which the head is the first row. */
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

/** Turns the first row into the head, or the head into the first row. */
export const withHead = (table: Table, on: boolean): Table => {
  if (on === hasHead(table)) return table
  const [first = [], ...rest] = table.rows
  return on
    ? { ...table, head: wide(first, columnsOf(table)), rows: rest }
    : { ...table, head: [], rows: [table.head, ...table.rows] }
}
