import type { Box } from '#packages/layout/box.ts'
import type { Node } from '#packages/sections/node.ts'
import type { Align, Block, Piece, TabStop } from './block.ts'
import { boxLook } from './box.ts'
import { cellOf, cellsInRow } from './cells.ts'
import { type Draw, type LayoutContext, ownOf, within } from './layout-context.ts'
import { lineBlock, roleIn } from './lines.ts'
import { linesOf, type Member, roomy } from './members.ts'
import { isDecoratedBox, type RowMetrics } from './row-metrics.ts'
import { labelWidth, type RowStrategy } from './row-strategy.ts'
import { inset, stacked } from './wrap.ts'

type Emitter = (row: RowMetrics, draw: Draw) => Block[]

const ALIGN = { start: 'left', center: 'center', end: 'right', between: 'left', around: 'center' } as const

const alignOf = ({ box, context }: RowMetrics): Align => (box.justify ? ALIGN[box.justify] : context.align)

const roleOf = (members: readonly Member[]) => roleIn(members.map(({ node }) => node))

/** Where a part of the given width starts in the rest of its row. */
const indentOf = ({ justify }: Box, rest: number): number =>
  justify === 'end' ? rest : justify === 'center' ? rest / 2 : 0

const gapPiece = ({ gap, look }: RowMetrics): Piece => ({ piece: 'gap', width: gap, look: look.inside.text })

/** The pieces of members with a gap between each two. */
const joinedPieces = (row: RowMetrics, members: readonly Member[]): Piece[] =>
  members.flatMap(({ pieces = [] }, at) => (at === 0 ? pieces : [gapPiece(row), ...pieces]))

/** One tab stop for each member that does not follow the previous one directly. */
const tabStopsOf = ({ members, isDetached, starts, endsAtEdge, context }: RowMetrics): TabStop[] =>
  members.flatMap((_, at): TabStop[] => {
    if (!isDetached[at]) return []
    const isLast = at === members.length - 1
    return [
      isLast && endsAtEdge ? { at: context.width, side: 'right' } : { at: starts[at] ?? 0, side: 'left' },
    ]
  })

const emitLine: Emitter = (row) => {
  const pieces = row.members.flatMap(({ pieces: own = [] }, at): Piece[] => {
    if (at === 0) return own
    return [row.isDetached[at] ? { piece: 'filler', look: row.look.inside.text } : gapPiece(row), ...own]
  })
  // Lines that fill the row, and a single text, leave their tab stops to `lineBlock`.
  const tabs = row.hasFiller || row.members.length === 1 ? {} : { tabs: tabStopsOf(row) }
  return lineBlock(pieces, row.context, { role: roleOf(row.members), align: alignOf(row), ...tabs })
}

const emitParagraph: Emitter = (row) =>
  lineBlock(joinedPieces(row, row.contents), row.context, {
    role: roleOf(row.contents),
    align: alignOf(row),
  })

const emitLabel: Emitter = (row) => {
  const [label, text] = row.contents
  const pieces: Piece[] = [
    ...(label?.pieces ?? []),
    { piece: 'tab', look: row.look.inside.text },
    ...(text?.pieces ?? []),
  ]
  const hanging = labelWidth(row)
  return lineBlock(pieces, row.context, { role: roleOf(row.contents), align: 'left', tabs: [] }).map(
    (block) => ({ ...block, left: block.left + hanging, hanging }),
  )
}

/** Where each member fits on a line, none is broken: the lines are broken here, as on the page. */
const emitRunning: Emitter = (row) => {
  const { members, box, context, look, textWidths } = row
  const piecesOfLine = (line: readonly Member[]): Piece[] =>
    box.run
      ? line.flatMap(({ pieces = [] }) => pieces)
      : line.flatMap(({ pieces = [] }, at) =>
          at === 0 || pieces.length === 0 ? pieces : [gapPiece(row), ...pieces],
        )
  const options = { role: roleOf(members), align: alignOf(row) }
  const lines = box.run ? [members] : linesOf(members, context.width, row.gap)
  if (textWidths.some((width) => width > context.width) || lines.length === 1)
    return lineBlock(piecesOfLine(members), context, options)
  return stacked(
    lines.map((line) => lineBlock(piecesOfLine(line), context, options)),
    look.gap[0],
  )
}

/** The line height of a tag's text, in ems. */
const TAG_LINE_HEIGHT = 1.4

/** The height of a tag: its line and the padding around it. */
const tagHeight = (node: Node, context: LayoutContext): number => {
  if (node.node !== 'stack' && node.node !== 'row') return 0
  const { pad, inside } = boxLook(node.box, ownOf(context, node.slot), context)
  const heights = node.children.map((child) => tagHeight(child, inside))
  return Math.max(inside.text.size * TAG_LINE_HEIGHT, ...heights) + pad[0] + pad[2]
}

const emitTags: Emitter = (row) => {
  const { members, context, look } = row
  const pieces = linesOf(members, context.width, row.gap).flatMap((line, at): Piece[] =>
    at === 0
      ? joinedPieces(row, line)
      : [{ piece: 'break', look: look.inside.text }, ...joinedPieces(row, line)],
  )
  const height = Math.max(...members.map(({ node }) => tagHeight(node, context)))
  return lineBlock(pieces, context, { role: roleOf(members), align: alignOf(row) }).map((block) => ({
    ...block,
    // The gap between lines is part of their height. The first line needs none above it.
    line: Math.max(block.line, height + look.gap[0]),
    before: -look.gap[0],
  }))
}

/** A box alone in its row is as wide as its content, or as the row where it grows. */
const emitBox: Emitter = (row, draw) => {
  const { members, context, box } = row
  const [member] = members
  if (!member) return []
  const natural = isDecoratedBox(member, context) ? roomy(member.base) : member.base
  const width = member.grow > 0 ? context.width : Math.min(context.width, natural)
  const rest = context.width - width
  const left = indentOf(box, rest)
  return inset(draw(member.node, within(context, width)), left, rest - left)
}

/** A text at the end of a row gets the rest of it: in a substituted font it may be wider than estimated. */
const columnsOf = ({ members, sizes, context, box, gap }: RowMetrics): readonly number[] => {
  const last = members.at(-1)
  const isFree = last?.node.node === 'text' && last.align === 'left'
  if (!isFree || (box.justify !== undefined && box.justify !== 'start')) return sizes
  const taken = sizes.reduce((sum, size) => sum + size, 0) + gap * (sizes.length - 1)
  return sizes.with(-1, (sizes.at(-1) ?? 0) + Math.max(0, context.width - taken))
}

const emitTable: Emitter = (row, draw) => {
  const { members, context, box } = row
  const columns = columnsOf(row)
  const cells = members.map(({ node }, at) =>
    cellOf(node, within(context, columns[at] ?? 0, row.starts[at]), box, draw),
  )
  const gaps = columns.map(() => row.gap + row.extraGap)
  const made = cellsInRow(cells, columns, gaps)
  const rest = context.width - made.columns.reduce((sum, one) => sum + one, 0)
  return [{ ...made, left: indentOf(box, rest) }]
}

export const rowEmitters: Readonly<Record<RowStrategy, Emitter>> = {
  tags: emitTags,
  running: emitRunning,
  box: emitBox,
  line: emitLine,
  table: emitTable,
  label: emitLabel,
  paragraph: emitParagraph,
}
