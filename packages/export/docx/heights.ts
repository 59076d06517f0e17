import type { Block, Cell, Paragraph, Row, Table } from './block.ts'
import { piecesWidth } from './pieces.ts'

/** Lines break before they are full. */
const RAGGED = 1.04

const linesOf = ({ pieces, left, right }: Paragraph, width: number): number => {
  if (pieces.some(({ piece }) => piece === 'filler')) return 1
  const breaks = pieces.filter(({ piece }) => piece === 'break').length
  if (breaks > 0) return breaks + 1
  return Math.max(1, Math.ceil((piecesWidth(pieces) * RAGGED) / Math.max(8, width - left - right) - 0.02))
}

/** No line is lower than its letters require, whatever its line height is. */
const NATURAL = 1.4

const naturalLine = ({ pieces }: Paragraph): number =>
  Math.max(0, ...pieces.map((piece) => (piece.piece === 'text' ? piece.look.size * NATURAL : 0)))

const tallest = ({ pieces }: Paragraph): number =>
  Math.max(
    0,
    ...pieces.map((piece) =>
      piece.piece === 'drawing' ? piece.drawing.height : piece.piece === 'chart' ? piece.chart.height : 0,
    ),
  )

const paragraphHeight = (block: Paragraph, width: number): number => {
  const { before, after, line: asked, pad, edges, exact } = block
  const line = exact ? asked : Math.max(asked, naturalLine(block))
  const lines = linesOf(block, width) * line
  const content = exact ? lines : Math.max(lines, tallest(block) + (lines > line ? lines - line : 0))
  return before + content + after + pad[0] + pad[2] + (edges.top?.width ?? 0) + (edges.bottom?.width ?? 0)
}

const cellHeight = (cell: Cell, width: number): number =>
  cell.pad[0] + cell.pad[2] + heightOf(cell.blocks, width - cell.pad[1] - cell.pad[3])

export const rowHeight = ({ cells, height = 0, exact }: Row, columns: readonly number[]): number => {
  if (exact) return height
  let at = 0
  const heights = cells.map((cell) => {
    const width = columns.slice(at, at + cell.span).reduce((sum, one) => sum + one, 0)
    at += cell.span
    return cell.vertical || cell.merge ? 0 : cellHeight(cell, width)
  })
  return Math.max(height, ...heights)
}

const tableHeight = ({ rows, columns, before, after }: Table): number =>
  before + after + rows.reduce((sum, row) => sum + rowHeight(row, columns), 0)

/** Estimates the height of blocks, for figures behind them. */
export const heightOf = (blocks: readonly Block[], width: number): number =>
  blocks.reduce(
    (sum, block) => sum + (block.block === 'paragraph' ? paragraphHeight(block, width) : tableHeight(block)),
    0,
  )
