import type { TableLook } from '#packages/layout/parts.ts'
import type { Node } from '#packages/sections/node.ts'
import { type Block, type Cell, cell, type Edges, type Four, type Line, type Row, table } from './block.ts'
import { boxLook } from './box.ts'
import { inkOf, type LayoutContext, lookWith, ownOf, within } from './layout-context.ts'
import { lineBlock } from './lines.ts'
import { wordPieces } from './spans.ts'
import { boxed } from './wrap.ts'

type TableNode = Extract<Node, { node: 'table' }>

/** As in table-view.tsx. */
const LEADING = 1.5
const PAD = [1.6, 2.2] as const
const STRONG = 1.5

const lineOf = (context: LayoutContext, width = 1, color: 'line' | 'ink' | 'theme' = 'line'): Line => ({
  width,
  style: 'solid',
  color: inkOf(context, color),
})

/** The line under the head. */
const headLine = ({ head, lines, ends }: TableLook, context: LayoutContext): Line | undefined => {
  if (head === 'line') return ends ? lineOf(context, 1, 'ink') : lineOf(context, STRONG, 'theme')
  return lines === 'grid' || (head === 'plain' && lines !== 'none') ? lineOf(context) : undefined
}

interface RowLook {
  bold: boolean
  color?: string
  fill?: string
  under?: Line | undefined
}

const headLook = ({ look }: TableNode, context: LayoutContext): RowLook => {
  const under = headLine(look, context)
  const fills = { fill: 'theme', tint: 'soft', line: undefined, plain: undefined } as const
  const fill = fills[look.head]
  return {
    bold: true,
    under,
    ...(fill ? { fill: inkOf(context, fill) } : {}),
    ...(look.head === 'fill' ? { color: inkOf(context, 'on') } : {}),
  }
}

const rowLook = ({ look, rows, total }: TableNode, at: number, context: LayoutContext): RowLook => {
  const isLast = at === rows.length - 1
  const isLined = look.lines !== 'none' && !(isLast && (look.ends || look.lines === 'grid'))
  const isTotal = total && isLast
  const isTinted = isTotal || (look.stripes && at % 2 === 1)
  return {
    bold: isTotal,
    ...(isLined ? { under: lineOf(context) } : {}),
    ...(isTinted ? { fill: inkOf(context, 'soft') } : {}),
  }
}

/** The outer borders at a cell: those of the sides at which the cell is at the edge of the table. */
const frameOf = (
  { look }: TableNode,
  context: LayoutContext,
  { isTop, isBottom, isLeft, isRight }: Record<'isTop' | 'isBottom' | 'isLeft' | 'isRight', boolean>,
): Edges => {
  const strong = look.ends ? lineOf(context, STRONG, 'ink') : undefined
  const thin = look.lines === 'grid' && !look.ends ? lineOf(context) : undefined
  const edge = strong ?? thin
  return {
    ...(isTop && edge ? { top: edge } : {}),
    ...(isBottom && edge ? { bottom: edge } : {}),
    ...(thin && isLeft ? { left: thin } : {}),
    ...(thin && isRight ? { right: thin } : {}),
  }
}

/** A table of Word's own: its rows, lines and tints as on the page. */
export const tableBlocks = (node: TableNode, outer: LayoutContext): Block[] => {
  const own = ownOf(outer, node.slot)
  const box = boxLook(node.look.size === undefined ? {} : { size: node.look.size }, own, outer)
  const context: LayoutContext = { ...box.inside, width: outer.width }
  const columns = node.widths.map((share) => share * context.width)
  const [vertical, horizontal] = node.look.pad ?? PAD
  const pad: Four = [vertical, horizontal, vertical, horizontal].map(
    (units) => units * context.unit,
  ) as unknown as Four
  const lineHeight = (own.lineHeight ?? LEADING) * context.text.size + pad[0] + pad[2]
  const all = node.head.length > 0 ? [node.head, ...node.rows] : node.rows
  const cellOf = (text: string, column: number, row: RowLook, edges: Edges): Cell => {
    const isName = node.look.names && column === 0
    const look = {
      ...lookWith(context, row.bold || isName ? { bold: true } : {}),
      ...(row.color ? { color: row.color } : {}),
      leading: own.lineHeight ?? LEADING,
    }
    const inner = within(context, (columns[column] ?? 0) - pad[1] - pad[3])
    const blocks = lineBlock(wordPieces(text, look), inner, { align: node.align[column] ?? 'left' })
    return cell({ blocks, pad, edges, ...(row.fill ? { fill: row.fill } : {}) })
  }
  const rows = all.map((texts, at): Row => {
    const isHead = at === 0 && node.head.length > 0
    const body = at - (node.head.length > 0 ? 1 : 0)
    const look = isHead ? headLook(node, context) : rowLook(node, body, context)
    const cells = texts.map((text, column) => {
      const isLeft = column === 0
      const edges: Edges = {
        ...(look.under ? { bottom: look.under } : {}),
        ...(node.look.lines === 'grid' && !isLeft ? { left: lineOf(context) } : {}),
        ...frameOf(node, context, {
          isTop: at === 0,
          isBottom: at === all.length - 1,
          isLeft,
          isRight: column === texts.length - 1,
        }),
      }
      return cellOf(text, column, look, edges)
    })
    return {
      cells,
      keep: true,
      ...(isHead ? { keepNext: true } : {}),
      ...(texts.every((text) => text.trim() === '') ? { height: lineHeight } : {}),
    }
  })
  const { fill: _fill, ...rest } = box
  return boxed([table({ columns, rows })], { ...rest, inside: outer }, outer)
}
