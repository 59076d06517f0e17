import type { Block as RichBlock } from '#packages/document/values.ts'
import type { Bullet } from '#packages/layout/parts.ts'
import type { Node } from '#packages/sections/node.ts'
import {
  type Block,
  cell,
  type List,
  type Paragraph,
  type Piece,
  paragraph,
  type TextLook,
  table,
} from './block.ts'
import { boxLook } from './box.ts'
import { alignWith, inkOf, type LayoutContext, lookWith, measureOf, ownOf, within } from './layout-context.ts'
import { bulletIn, spanPieces } from './spans.ts'
import { tracksOf } from './tracks.ts'
import { verticalTable } from './vertical.ts'
import { boxed, stacked } from './wrap.ts'

type RichNode = Extract<Node, { node: 'rich' }>

const HANG = { number: 1.6, bullet: 1.15 } as const

const blockParagraph = (
  node: RichNode,
  at: number,
  list: List | undefined,
  look: TextLook,
  context: LayoutContext,
): Paragraph => {
  const block = node.blocks[at] as RichBlock
  const lead = at === 0 ? node.set.lead : undefined
  const set = lead ? lookWith({ ...context, text: look }, lead) : look
  const pieces = spanPieces(block.spans, set, context, node.set.keys)
  const labelled = node.labels && labelledPieces(node.labels, at, set, context)
  const hanging = labelled
    ? set.size * 4
    : list
      ? set.size * HANG[list.bullet === 'number' ? 'number' : 'bullet']
      : 0
  return paragraph({
    role: 'body',
    pieces: [...(labelled ?? []), ...pieces],
    line: set.size * set.leading,
    align: alignWith(context, block.align ?? lead?.align ?? node.look.align, ownOf(context, node.slot)),
    left: hanging,
    hanging,
    ...(node.set.indent && !hanging && (block.align === undefined || block.align === 'justify')
      ? { indent: node.set.indent }
      : {}),
    ...(list ? { list } : {}),
  })
}

/** Blocks with the same label show it once; their texts are aligned in one column. */
const labelledPieces = (
  labels: readonly string[],
  at: number,
  look: TextLook,
  context: LayoutContext,
): Piece[] => {
  const label = labels[at] === labels[at - 1] ? '' : (labels[at] ?? '')
  const tab: Piece = { piece: 'tab', look }
  if (label === '') return [tab]
  return [{ piece: 'text', text: label, look: { ...look, bold: true, color: inkOf(context, 'theme') } }, tab]
}

/** Each run of like blocks is a list that counts from one. */
const paragraphsOf = (node: RichNode, context: LayoutContext): Paragraph[] => {
  const look = lookWith(context, node.look, ownOf(context, node.slot))
  const color = inkOf(context, 'theme')
  let before: Bullet = 'none'
  let run = 0
  return node.blocks.map((block, at) => {
    const bullet = node.labels ? 'none' : bulletIn(node, block, context)
    if (bullet !== before) run = context.nextList()
    before = bullet
    return blockParagraph(node, at, bullet === 'none' ? undefined : { bullet, color, run }, look, context)
  })
}

const COLUMNS = ['repeat(auto-fit, minmax(min(100%, max(40%, 13em)), 1fr))']
const COLUMN_GAP = 6

const inColumns = (paragraphs: readonly Paragraph[], context: LayoutContext, rowGap: number): Block[] => {
  const gap = COLUMN_GAP * context.unit
  const tracks = tracksOf(COLUMNS, paragraphs.length, gap, measureOf(context), () => 0)
  const rows = Array.from({ length: Math.ceil(paragraphs.length / tracks.length) }, (_, row) =>
    tracks.map((_track, at) => {
      const one = paragraphs[row * tracks.length + at]
      return cell({
        blocks: one ? [one] : [],
        pad: [row === 0 ? 0 : rowGap, at < tracks.length - 1 ? gap : 0, 0, 0],
      })
    }),
  )
  const columns = tracks.map((track, at) => track + (at < tracks.length - 1 ? gap : 0))
  return [table({ columns, rows: rows.map((cells) => ({ cells })) })]
}

export const richBlocks = (node: RichNode, context: LayoutContext): Block[] => {
  const own = ownOf(context, node.slot)
  const box = boxLook({}, own, context)
  const inner = within(context, context.width - box.pad[1] - box.pad[3])
  const gap = (node.set.gap ?? 0.75) * context.unit
  const paragraphs = paragraphsOf(node, inner)
  const { columns } = node.set
  const content =
    columns !== undefined && paragraphs.length > 1
      ? inColumns(paragraphs, { ...inner, text: lookWith(inner, node.look, own) }, gap)
      : stacked(
          paragraphs.map((one) => [one]),
          gap,
        )
  if (box.vertical) return [verticalTable(content, context.width, box.height)]
  return boxed(content, { ...box, inside: context }, context)
}
