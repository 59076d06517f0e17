import type { Table } from '#packages/document/values.ts'
import type { TableLook } from '#packages/layout/parts.ts'
import type { Node } from './node.ts'

type TableNode = Extract<Node, { node: 'table' }>

/** About how wide a text is, in Latin letters: a Chinese character takes two. */
const widthOf = (text: string): number =>
  Math.max(
    ...text.split('\n').map((line) => [...line].reduce((sum, sign) => sum + (sign > '\u2e7f' ? 2 : 1), 0)),
  )

/** A column is as wide as its longest cell asks for, within bounds: a long text wraps, a short one needs some air. */
const asked = (cells: readonly string[]): number =>
  Math.min(36, Math.max(6, ...cells.map((cell) => widthOf(cell) + 2)))

const shares = (widths: readonly number[]): number[] => {
  const whole = widths.reduce((sum, width) => sum + width, 0)
  return widths.map((width) => width / whole)
}

/** A slide shows a table of three rows in large type and one of twelve rows in small type. */
const roomFor = ({ roomy, ...look }: TableLook, rows: number): TableLook => {
  if (!roomy) return look
  const high = Math.max(0.8, Math.min(4, 5.4 - rows * 0.46))
  return { ...look, size: rows > 9 ? 0.76 : rows > 6 ? 0.86 : 0.96, pad: [high, look.pad?.[1] ?? 2.2] }
}

const isGiven = (row: readonly string[]): boolean => row.some((cell) => cell.trim() !== '')

/** Nothing where no cell says anything; an empty row under others is there to be filled in by hand. */
export const tableNode = (table: Table, look: TableLook): TableNode | undefined => {
  const isHeaded = isGiven(table.head)
  if (!isHeaded && !table.rows.some(isGiven)) return undefined
  const count = Math.max(isHeaded ? table.head.length : 0, ...table.rows.map((row) => row.length))
  const places = Array.from({ length: count }, (_, at) => at)
  const padded = (row: readonly string[]) => places.map((at) => row[at] ?? '')
  const head = isHeaded ? padded(table.head) : []
  const rows = table.rows.map(padded)
  const natural = places.map((at) => asked([head, ...rows].map((row) => row[at] ?? '')))
  return {
    node: 'table',
    head,
    rows,
    align: places.map((at) => table.align?.[at] ?? 'left'),
    widths: shares(places.map((at) => table.widths?.[at] ?? natural[at] ?? 1)),
    total: table.total ?? false,
    look: roomFor(look, rows.length),
  }
}
