import { type Cell, cell, type Four, type Row, type Table, table } from './block.ts'
import { spaced } from './wrap.ts'

export const sumOf = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0)

const padded = (row: Row, above: number, below: number): Row => ({
  ...row,
  cells: row.cells.map((one): Cell => {
    const [top, right, bottom, left] = one.pad
    return { ...one, pad: [top + above, right, bottom + below, left] }
  }),
})

const isOpen = (row: Row | undefined, side: 'top' | 'bottom'): boolean =>
  row?.cells.every(({ fill, edges }) => fill === undefined && !edges[side]) ?? false

/** A table with its outer margins as padding of its rows; undefined if they are tinted or end with lines. */
const holding = (one: Table): Table | undefined => {
  const { before, after, rows } = one
  if ((before > 0 && !isOpen(rows[0], 'top')) || (after > 0 && !isOpen(rows.at(-1), 'bottom')))
    return undefined
  const last = rows.length - 1
  return {
    ...one,
    before: 0,
    after: 0,
    rows: rows.map((row, at) => padded(row, at === 0 ? before : 0, at === last ? after : 0)),
  }
}

/** The table in a cell, if the cell contains only a table of its own width. */
const innerTable = ({ blocks, fill, edges, pad }: Cell, size: number): Table | undefined => {
  const [first, ...more] = blocks
  const only = first?.block === 'table' ? holding(first) : undefined
  if (!only || more.length > 0 || fill) return undefined
  const { left, ...others } = edges
  const isBare = Object.keys(others).length === 0 && pad.every((side) => side === 0)
  const isClose = Math.abs(only.left) < 0.5
  if (!isBare || !isClose || Math.abs(sumOf(only.columns) - size) > 2) return undefined
  if (!left) return only
  const rows = only.rows.map((row) => ({
    ...row,
    cells: row.cells.map((one, at) => (at === 0 ? { ...one, edges: { left, ...one.edges } } : one)),
  }))
  return { ...only, rows }
}

/** The gap to the next cell as padding of this one. */
const withGap = (one: Cell, gap: number): Cell => {
  const [top, right, bottom, left] = one.pad
  return { ...one, pad: [top, right + gap, bottom, left] }
}

const lastWithGap = (cells: readonly Cell[], gap: number): Cell[] =>
  cells.map((one, at) => (at === cells.length - 1 ? withGap(one, gap) : one))

const widened = (columns: readonly number[], gap: number): number[] =>
  columns.map((width, at) => width + (at === columns.length - 1 ? gap : 0))

/** Rows of cells side by side are one row: a table in a cell of a table is hard to edit. */
export const flattened = (
  cells: readonly Cell[],
  sizes: readonly number[],
  gap: number,
): Table | undefined => {
  const tables = cells.map((one, at) => innerTable(one, sizes[at] ?? 0))
  if (tables.length < 2 || !tables.every((one) => one?.rows.length === 1)) return undefined
  const rows = tables as Table[]
  const gapAt = (at: number) => (at < rows.length - 1 ? gap : 0)
  const all = rows.flatMap(({ rows: [row] }, at) => lastWithGap(row?.cells ?? [], gapAt(at)))
  const isTinted = all.some(({ fill, edges }) => fill !== undefined || Object.keys(edges).length > 0)
  if (isTinted && gap >= 0.5) return undefined
  return table({
    columns: rows.flatMap(({ columns }, at) => widened(columns, gapAt(at))),
    rows: [{ cells: all }],
  })
}

const isLined = ({ cells }: Row): boolean => cells.some(({ edges }) => edges.bottom !== undefined)

/** A vertically merged cell: it must not change the height of the first of its rows. */
const merged = (one: Cell, isFirst: boolean): Cell => {
  const [top, right, bottom, left] = one.pad
  const pad: Four = [0, right, 0, left]
  if (!isFirst) return { ...cell({ blocks: [] }), ...one, blocks: [], pad, merge: 'continue' }
  return { ...one, blocks: spaced(one.blocks, top, bottom), pad, merge: 'restart' }
}

/** A name next to the lines of a table becomes a cell that is merged over all of its rows. */
export const withSideCells = (
  cells: readonly Cell[],
  sizes: readonly number[],
  gap: number,
): Table | undefined => {
  const tables = cells.map((one, at) => innerTable(one, sizes[at] ?? 0))
  const at = tables.findIndex((one) => one !== undefined)
  const inner = tables[at]
  if (!inner || cells.length < 2 || inner.rows.length < 2 || !inner.rows.some(isLined)) return undefined
  const others = cells.filter((_, place) => place !== at)
  if (gap >= 0.5 || others.some(({ blocks }) => blocks.some(({ block }) => block === 'table')))
    return undefined
  const rows = inner.rows.map(
    (row, number): Row => ({
      ...row,
      cells: cells.flatMap((one, place) => (place === at ? row.cells : [merged(one, number === 0)])),
    }),
  )
  return table({
    columns: cells.flatMap((_, place) => (place === at ? inner.columns : [sizes[place] ?? 0])),
    rows,
  })
}
