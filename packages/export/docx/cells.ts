import type { Box } from '#packages/layout/box.ts'
import type { Node } from '#packages/sections/node.ts'
import { type Cell, cell, type Table, table } from './block.ts'
import { boxLook, isDecorated } from './box.ts'
import { type Draw, type LayoutContext, ownOf } from './layout-context.ts'
import { roomIn } from './wrap.ts'

const VERTICAL = { start: 'top', center: 'center', end: 'bottom', baseline: 'top', stretch: 'top' } as const
/** Narrower gaps in pixels need no column of their own. */
const MIN_GAP_COLUMN = 0.5

/** A box as high as its row passes its background and borders to its cell. */
export const cellOf = (node: Node, context: LayoutContext, box: Box, draw: Draw): Cell => {
  const plain = () => cell({ blocks: draw(node, context), align: VERTICAL[box.align ?? 'baseline'] })
  if (node.node !== 'stack' && node.node !== 'row') return plain()
  const look = boxLook(node.box, ownOf(context, node.slot), context)
  const isFullHeight = box.align === 'stretch' || node.box.height === '100%'
  if (!isFullHeight || !isDecorated(look) || look.gradient || look.vertical) return plain()
  const { inner } = roomIn({ ...look, margin: [0, 0, 0, 0] }, context)
  const { fill: _fill, border: _border, ...rest } = node.box
  return cell({
    blocks: draw({ ...node, box: { ...rest, pad: 0, margin: 0 }, slot: '' }, inner),
    pad: look.pad,
    edges: look.edges,
    align: VERTICAL[node.box.align ?? 'start'],
    ...(look.fill === undefined ? {} : { fill: look.fill }),
  })
}

const isPlain = ({ fill, edges }: Cell): boolean => fill === undefined && Object.keys(edges).length === 0

/** Cells with gaps between them: padding after a plain cell, an empty column after a tinted one. */
export const cellsInRow = (
  cells: readonly Cell[],
  sizes: readonly number[],
  gaps: readonly number[],
): Table => {
  const columns: number[] = []
  const row: Cell[] = []
  for (const [at, one] of cells.entries()) {
    const gap = at < cells.length - 1 ? (gaps[at] ?? 0) : 0
    const size = sizes[at] ?? 0
    if (gap < MIN_GAP_COLUMN || isPlain(one)) {
      columns.push(size + gap)
      row.push({ ...one, pad: [one.pad[0], one.pad[1] + gap, one.pad[2], one.pad[3]] })
    } else {
      columns.push(size, gap)
      row.push(one, cell({ blocks: [] }))
    }
  }
  return table({ columns, rows: [{ cells: row }] })
}
