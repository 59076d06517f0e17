import type { Node } from '#packages/sections/node.ts'
import { type Block, type Cell, cell, type Row, type Table } from './block.ts'
import { type BoxLook, boxLook, isDecorated, isHidden } from './box.ts'
import { cellsInRow } from './cells.ts'
import { contentWidth } from './content-width.ts'
import { flattened, sumOf, withSideCells } from './flat-rows.ts'
import { type Draw, type LayoutContext, measureOf, ownOf, within } from './layout-context.ts'
import { lineBlock, roleIn } from './lines.ts'
import { SLACK } from './members.ts'
import { piecesOf, piecesWidth } from './pieces.ts'
import { tracksOf } from './tracks.ts'
import { boxed, keepTogether, keepWithNext, roomIn, spaced, stacked } from './wrap.ts'

type GridNode = Extract<Node, { node: 'grid' }>
type StackNode = Extract<Node, { node: 'stack' | 'row' | 'layer' }>

const VERTICAL = { start: 'top', center: 'center', end: 'bottom', baseline: 'top', stretch: 'top' } as const

/** A box that fills its cell: through boxes that only hold it, since a card in a card is one. */
const cardOf = (node: Node, context: LayoutContext): { node: StackNode; look: BoxLook } | undefined => {
  if (node.node !== 'stack') return undefined
  const look = boxLook(node.box, ownOf(context, node.slot), context)
  const [only, ...more] = node.children
  const [top, right, bottom, left] = look.pad
  const isHolder = top + right + bottom + left === 0 && only !== undefined && more.length === 0 && !look.fill
  const inner =
    isHolder && only.node === 'stack' ? cardOf(only, { ...look.inside, width: context.width }) : undefined
  // A box without decoration is part of the card only if it is as high as its neighbours.
  if (inner && (isDecorated(look) || node.item !== undefined))
    return { node: inner.node, look: { ...inner.look, edges: { ...look.edges, ...inner.look.edges } } }
  const isCard = isDecorated(look) || node.box.column === true
  return isCard && !look.gradient && !look.vertical ? { node, look } : undefined
}

const cellOf = (node: Node, context: LayoutContext, align: Cell['align'], draw: Draw): Cell => {
  const card = cardOf(node, context)
  if (!card || (align !== 'top' && !card.node.box.column)) return cell({ blocks: draw(node, context), align })
  const { look } = card
  const { inner } = roomIn({ ...look, margin: [0, 0, 0, 0] }, context)
  const { fill: _fill, border: _border, pad: _pad, margin: _margin, height: _height, ...box } = card.node.box
  return cell({
    blocks: draw({ ...card.node, box, slot: '' }, inner),
    pad: look.pad,
    edges: look.edges,
    ...(look.middle ? { align: 'center' } : {}),
    ...(look.fill === undefined ? {} : { fill: look.fill }),
  })
}

/** Left text and right text on one line, the right one at the edge. */
const edgesLine = (node: GridNode, look: BoxLook, inner: LayoutContext): Block[] | undefined => {
  const [left, right, ...more] = node.children
  const isEdges = /^1fr (?:max-content|fit-content)/.test(node.columns.join(' '))
  if (!left || !right || more.length > 0 || !isEdges) return undefined
  const [first, last] = [piecesOf(left, inner), piecesOf(right, inner)]
  if (!first || !last) return undefined
  const tall = [...first, ...last].some(
    (piece) => piece.piece === 'drawing' && piece.drawing.height > inner.text.size * 2,
  )
  if (tall || (piecesWidth(first) + piecesWidth(last)) * SLACK + look.gap[1] > inner.width) return undefined
  const role = roleIn(node.children)
  if (last.length === 0) return lineBlock(first, inner, { role })
  return lineBlock([...first, { piece: 'filler', look: inner.text }, ...last], inner, { role, align: 'left' })
}

/** How far letters, and figures next to them, are above the foot of their line, in ems. */
const DESCENT = 0.26
const FIGURE_DROP = 0.39

/** The distance from the top of a cell to the baseline of its first text, or of the figure in its place. */
const baselineOf = ({ blocks: [first] }: Cell, size: number): number | undefined => {
  if (first?.block !== 'paragraph') return undefined
  const own = Math.max(0, ...first.pieces.map((piece) => (piece.piece === 'text' ? piece.look.size : 0)))
  if (own > 0) return first.before + first.line - own * DESCENT
  const [only] = first.pieces
  return only?.piece === 'drawing' ? first.before + only.drawing.height / 2 + size * FIGURE_DROP : undefined
}

/** The first line of each cell on one baseline: smaller text is lowered. */
const onBaseline = (cells: readonly Cell[], size: number): Cell[] => {
  const baselines = cells.map((one) => baselineOf(one, size))
  const lowest = Math.max(0, ...baselines.map((one) => one ?? 0))
  return cells.map((one, at) => {
    const baseline = baselines[at]
    return baseline === undefined ? one : { ...one, blocks: spaced(one.blocks, lowest - baseline) }
  })
}

/** Letters are below the middle of their line, so a figure in the middle of its cell is lowered to match. */
const LOWERED = 0.3

const onMiddle = (cells: readonly Cell[], size: number): Cell[] =>
  cells.map((one) => {
    const [first, ...rest] = one.blocks
    const isFigure =
      first?.block === 'paragraph' &&
      rest.length === 0 &&
      first.pieces.every((piece) => piece.piece === 'drawing')
    const isSmall =
      isFigure && first.pieces.every((piece) => piece.piece === 'drawing' && piece.drawing.height < size)
    return isSmall && first.pieces.length > 0 ? { ...one, blocks: spaced(one.blocks, size * LOWERED) } : one
  })

const chunked = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size))

const rowTable = (
  cells: readonly Node[],
  tracks: readonly number[],
  { node, look, inner }: { node: GridNode; look: BoxLook; inner: LayoutContext },
  draw: Draw,
): Table => {
  const gap = look.gap[1]
  const align = VERTICAL[node.box.align ?? 'stretch']
  const isLone = cells.length === 1 && tracks.length > 1 && node.box.lastSpans === true
  const sizes = isLone ? [sumOf(tracks) + gap * (tracks.length - 1)] : tracks
  const filled = sizes.map((size, at) => {
    const child = cells[at]
    return child ? cellOf(child, within(inner, size), align, draw) : cell({ blocks: [] })
  })
  const { size } = inner.text
  const placed =
    node.box.align === 'baseline'
      ? onBaseline(filled, size)
      : align === 'center'
        ? onMiddle(filled, size)
        : filled
  const flat = flattened(placed, sizes, gap) ?? withSideCells(placed, sizes, gap)
  if (flat) return flat
  // A table has either padding or columns as gaps: if one cell is tinted, all gaps are columns.
  const isTinted = placed.some(({ fill, edges }) => fill !== undefined || Object.keys(edges).length > 0)
  if (!isTinted || gap < 0.5)
    return cellsInRow(
      placed.map((one) => one),
      sizes,
      sizes.map(() => gap),
    )
  const columns: number[] = []
  const row: Cell[] = []
  for (const [at, one] of placed.entries()) {
    columns.push(sizes[at] ?? 0)
    row.push(one)
    if (at === placed.length - 1) continue
    columns.push(gap)
    row.push(cell({ blocks: [] }))
  }
  return { block: 'table', columns, rows: [{ cells: row }], left: 0, before: 0, after: 0 }
}

const withRow = (block: Table, change: Partial<Row>): Table => ({
  ...block,
  rows: block.rows.map((row) => ({ ...row, ...change })),
})

const keepsTogether = (node: Node): boolean => {
  if ('box' in node && node.box.keep) return true
  if (node.node === 'stack' && node.breaks?.keep) return true
  const [only, ...more] = 'children' in node ? node.children : []
  return only !== undefined && more.length === 0 && keepsTogether(only)
}

/** Stacks the cells from the left edge, unless they are as wide as their area. */
const foldedBlocks = (
  node: GridNode,
  children: readonly Node[],
  inner: LayoutContext,
  gap: number,
  draw: Draw,
): Block[] => {
  const blocks = stacked(
    children.map((child) => draw(child, inner)),
    gap,
  )
  if ((node.box.align ?? 'stretch') === 'stretch') return blocks
  return blocks.map((block) =>
    block.block === 'paragraph' && block.align === 'right' ? { ...block, align: 'left' } : block,
  )
}

export const gridBlocks = (node: GridNode, context: LayoutContext, draw: Draw): Block[] => {
  const look = boxLook(node.box, ownOf(context, node.slot), context)
  const { inner } = roomIn(look, context)
  const children = node.children.filter((child) => !('slot' in child) || !isHidden(ownOf(inner, child.slot)))
  const content = (): Block[] => {
    if (node.box.fold && context.narrow) return foldedBlocks(node, children, inner, look.gap[0], draw)
    const line = edgesLine({ ...node, children }, look, inner)
    if (line) return line
    const contentOf = (column: number) => {
      const child = children[column]
      return child ? contentWidth(child, inner) * SLACK + 2 : 0
    }
    const tracks = tracksOf(node.columns, children.length, look.gap[1], measureOf(inner), contentOf)
    if (tracks.length === 1)
      return stacked(
        children.map((child) => draw(child, inner)),
        look.gap[0],
      )
    const rows = chunked(children, tracks.length).map((cells) => {
      const made = rowTable(cells, tracks, { node, look, inner }, draw)
      return [cells.every(keepsTogether) ? withRow(made, { keep: true }) : made]
    })
    return stacked(rows, look.gap[0])
  }
  const blocks = boxed(content(), look, context)
  const whole = node.box.keep ? keepTogether(blocks) : blocks
  return node.box.keepNext ? keepWithNext(whole) : whole
}

/** A title in a column next to its section. */
export const sideTitleBlocks = (
  title: Block[],
  body: Block[],
  column: number,
  gap: number,
  width: number,
): Block[] => {
  // The title is already next to the content that it is kept with.
  const free = title.map((block) => (block.block === 'paragraph' ? { ...block, keepNext: false } : block))
  return [
    cellsInRow([cell({ blocks: free }), cell({ blocks: body })], [column, width - column - gap], [gap, 0]),
  ]
}
