import type { Block, Cell, Line, Paragraph, Row, Table } from './block.ts'

const isPlain = ({ cells }: Row): boolean =>
  cells.every(({ fill, edges }) => fill === undefined && Object.keys(edges).length === 0)

/** Rows that are separated by lines under them and by nothing else. */
const isRuled = ({ cells }: Row): boolean =>
  cells.every(
    ({ fill, edges }) => fill === undefined && Object.keys(edges).every((side) => side === 'bottom'),
  )

const isLike = (one: Table, other: Table): boolean =>
  Math.abs(one.left - other.left) < 0.5 &&
  one.columns.length === other.columns.length &&
  one.columns.every((width, at) => Math.abs(width - (other.columns[at] ?? 0)) < 0.5)

export const widthOf = ({ columns }: Table): number => columns.reduce((sum, one) => sum + one, 0)

const hasLines = ({ cells }: Row): boolean => cells.some(({ edges }) => edges.bottom !== undefined)

/** Tables of the same width with a line between them are rows of one table, even if their columns differ. */
const isDividedByLine = (above: Table, below: Table): boolean => {
  const last = above.rows.at(-1)
  return (
    Math.abs(above.left - below.left) < 0.5 &&
    Math.abs(widthOf(above) - widthOf(below)) < 2 &&
    last !== undefined &&
    hasLines(last)
  )
}

const endsOf = (columns: readonly number[]): number[] => {
  let at = 0
  return columns.map((width) => {
    at += width
    return at
  })
}

/** Nearer to each other than this, two columns end at one place. */
const NEAR = 2.5

const spread = (one: Table, ends: readonly number[]): Row[] => {
  const own = endsOf(one.columns)
  const placeOf = (end: number): number => ends.findIndex((other) => Math.abs(other - end) <= NEAR)
  return one.rows.map((row) => {
    let column = 0
    let place = -1
    const cells = row.cells.map((cell): Cell => {
      column += cell.span
      const end = column >= own.length ? ends.length - 1 : placeOf(own[column - 1] ?? 0)
      const span = Math.max(1, end - place)
      place = Math.max(place + 1, end)
      return { ...cell, span }
    })
    return { ...row, cells }
  })
}

/** Gives both tables all columns of either; cells span several of them. */
const onOneGrid = (above: Table, below: Table): [Table, Table] => {
  const all = [...endsOf(above.columns), ...endsOf(below.columns)].sort((one, other) => one - other)
  const ends: number[] = []
  for (const end of all) if (end - (ends.at(-1) ?? 0) > NEAR || ends.length === 0) ends.push(end)
  const columns = ends.map((end, at) => end - (ends[at - 1] ?? 0))
  return [
    { ...above, columns, rows: spread(above, ends) },
    { ...below, columns, rows: spread(below, ends) },
  ]
}

const lowered = (row: Row, by: number): Row => ({
  ...row,
  cells: row.cells.map((one) => ({ ...one, pad: [one.pad[0] + by, one.pad[1], one.pad[2], one.pad[3]] })),
})

/** Joins consecutive tables where that changes nothing visible, such as entries with a column of dates. */
export const joinedTables = (above: Table, below: Table): Table | undefined => {
  const gap = Math.max(0, above.after + below.before)
  if (below.breakBefore) return undefined
  const isSame = isLike(above, below)
  if (!isSame && !isDividedByLine(above, below)) return undefined
  const areFree = (is: (row: Row) => boolean) => above.rows.every(is) && below.rows.every(is)
  if (gap > 0 && !areFree(isPlain) && !areFree(isRuled)) return undefined
  const [upper, lower] = isSame ? [above, below] : onOneGrid(above, below)
  const [first, ...rest] = lower.rows
  if (!first) return above
  return { ...upper, rows: [...upper.rows, lowered(first, gap), ...rest], after: below.after }
}

const withLine = (row: Row, side: 'top' | 'bottom', line: Line, distance: number): Row => ({
  ...row,
  cells: row.cells.map((one): Cell => {
    const [top, right, bottom, left] = one.pad
    const pad =
      side === 'top'
        ? ([top + distance, right, bottom, left] as const)
        : ([top, right, bottom + distance, left] as const)
    return { ...one, edges: { ...one.edges, [side]: line }, pad }
  }),
})

const isOpen = (row: Row | undefined, side: 'top' | 'bottom'): row is Row =>
  row?.cells.every(({ fill, edges }) => fill === undefined && edges[side] === undefined) ?? false

/** A line over a table, or under it, that is as wide as it: one of its own. */
export const linedTable = (
  block: Block | undefined,
  side: 'top' | 'bottom',
  line: Line,
  width: number,
  distance = 0,
): Table | undefined => {
  if (block?.block !== 'table' || Math.abs(widthOf(block) - width) > 2) return undefined
  const at = side === 'top' ? 0 : block.rows.length - 1
  const row = block.rows[at]
  if (!isOpen(row, side)) return undefined
  return { ...block, rows: block.rows.with(at, withLine(row, side, line, distance)) }
}

/** A rule under a table becomes the line under its last row. */
export const ruledTable = (above: Block | undefined, rule: Paragraph): Table | undefined => {
  const { top } = rule.edges
  if (rule.ruled === undefined || !top || above?.block !== 'table') return undefined
  if (Math.abs(above.left - rule.left) > 0.5) return undefined
  const distance = Math.max(0, above.after + rule.before)
  const lined = linedTable(above, 'bottom', top, rule.ruled, distance)
  return lined && { ...lined, after: Math.max(0, rule.after + rule.line) }
}
