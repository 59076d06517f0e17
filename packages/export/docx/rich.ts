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
import { alignWith, inkOf, lookWith, measureOf, ownOf, type Setting, within } from './setting.ts'
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
  setting: Setting,
): Paragraph => {
  const block = node.blocks[at] as RichBlock
  const lead = at === 0 ? node.set.lead : undefined
  const set = lead ? lookWith({ ...setting, text: look }, lead) : look
  const pieces = spanPieces(block.spans, set, setting, node.set.keys)
  const labelled = node.labels && labelledPieces(node.labels, at, set, setting)
  const hanging = labelled
    ? set.size * 4
    : list
      ? set.size * HANG[list.bullet === 'number' ? 'number' : 'bullet']
      : 0
  return paragraph({
    role: 'body',
    pieces: [...(labelled ?? []), ...pieces],
    line: set.size * set.leading,
    align: alignWith(setting, block.align ?? lead?.align ?? node.look.align, ownOf(setting, node.slot)),
    left: hanging,
    hanging,
    ...(node.set.indent && !hanging && (block.align === undefined || block.align === 'justify')
      ? { indent: node.set.indent }
      : {}),
    ...(list ? { list } : {}),
  })
}

/** Blocks that share a label say it once; their text stands in one column. */
const labelledPieces = (labels: readonly string[], at: number, look: TextLook, setting: Setting): Piece[] => {
  const label = labels[at] === labels[at - 1] ? '' : (labels[at] ?? '')
  const tab: Piece = { piece: 'tab', look }
  if (label === '') return [tab]
  return [{ piece: 'text', text: label, look: { ...look, bold: true, color: inkOf(setting, 'theme') } }, tab]
}

/** Each run of like blocks is a list that counts from one. */
const paragraphsOf = (node: RichNode, setting: Setting): Paragraph[] => {
  const look = lookWith(setting, node.look, ownOf(setting, node.slot))
  const color = inkOf(setting, 'theme')
  let before: Bullet = 'none'
  let run = 0
  return node.blocks.map((block, at) => {
    const bullet = node.labels ? 'none' : bulletIn(node, block, setting)
    if (bullet !== before) run = setting.nextList()
    before = bullet
    return blockParagraph(node, at, bullet === 'none' ? undefined : { bullet, color, run }, look, setting)
  })
}

const COLUMNS = ['repeat(auto-fit, minmax(min(100%, max(40%, 13em)), 1fr))']
const COLUMN_GAP = 6

const inColumns = (paragraphs: readonly Paragraph[], setting: Setting, rowGap: number): Block[] => {
  const gap = COLUMN_GAP * setting.unit
  const tracks = tracksOf(COLUMNS, paragraphs.length, gap, measureOf(setting), () => 0)
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

export const richBlocks = (node: RichNode, setting: Setting): Block[] => {
  const own = ownOf(setting, node.slot)
  const box = boxLook({}, own, setting)
  const inner = within(setting, setting.width - box.pad[1] - box.pad[3])
  const gap = (node.set.gap ?? 0.75) * setting.unit
  const paragraphs = paragraphsOf(node, inner)
  const { columns } = node.set
  const content =
    columns !== undefined && paragraphs.length > 1
      ? inColumns(paragraphs, { ...inner, text: lookWith(inner, node.look, own) }, gap)
      : stacked(
          paragraphs.map((one) => [one]),
          gap,
        )
  if (box.vertical) return [verticalTable(content, setting.width, box.height)]
  return boxed(content, { ...box, inside: setting }, setting)
}
