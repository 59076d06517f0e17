import type { Block as RichBlock } from '#packages/document/values.ts'
import type { Node } from '#packages/sections/node.ts'
import { boxLook } from './box.ts'
import { type LayoutContext, lookWith, measureOf, ownOf } from './layout-context.ts'
import { lengthOf } from './lengths.ts'
import { piecesOf, piecesWidth } from './pieces.ts'
import { textWidth } from './text-width.ts'
import { tracksOf } from './tracks.ts'
import { verticalSize } from './vertical.ts'

const blockWidth = ({ spans, list }: RichBlock, context: LayoutContext): number =>
  spans.reduce(
    (sum, span) => sum + textWidth(span.text, { ...context.text, bold: span.bold ?? context.text.bold }),
    0,
  ) + (list ? context.text.size * 1.15 : 0)

const sum = (widths: readonly number[], gap: number): number =>
  widths.reduce((all, width) => all + width, 0) + gap * Math.max(0, widths.length - 1)

/** The width of a node with unlimited space. */
export const contentWidth = (node: Node, context: LayoutContext): number => {
  const pieces = piecesOf(node, context)
  const own = 'slot' in node ? ownOf(context, node.slot) : {}
  if (node.node !== 'text' && own.width !== undefined) return own.width
  if (pieces) return piecesWidth(pieces)
  switch (node.node) {
    case 'stack':
    case 'row':
    case 'layer': {
      const look = boxLook(node.box, own, context)
      const around = look.pad[1] + look.pad[3] + look.margin[1] + look.margin[3]
      if (look.width !== undefined) return look.width + look.margin[1] + look.margin[3]
      if (look.vertical) return around + verticalSize(node, look).width
      const widths = node.children.map((child) => contentWidth(child, look.inside))
      return around + (node.node === 'row' ? sum(widths, look.gap[1]) : Math.max(0, ...widths))
    }
    case 'grid': {
      const look = boxLook(node.box, own, context)
      const widths = node.children.map((child) => contentWidth(child, look.inside))
      const tracks = tracksOf(
        node.columns,
        node.children.length,
        look.gap[1],
        measureOf(look.inside),
        () => 0,
      )
      return Math.max(look.pad[1] + look.pad[3] + sum(widths.slice(0, tracks.length), look.gap[1]))
    }
    case 'timeline':
    case 'rail':
      return (
        Math.max(0, ...node.children.map((child) => contentWidth(child, context))) + context.text.size * 2
      )
    case 'rich': {
      const inside = { ...context, text: lookWith(context, node.look, own) }
      return Math.max(0, ...node.blocks.map((block) => blockWidth(block, inside)))
    }
    case 'radar':
    case 'table':
    case 'chart':
      return context.width
    case 'shape':
      return node.height === '100%' ? lengthOf(node.width, measureOf(context)) : 0
    case 'picture':
      return lengthOf(node.width, measureOf(context))
    default:
      return 0
  }
}
