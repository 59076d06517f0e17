import type { Node } from '#packages/sections/node.ts'
import { type Block, cell, type Figure, type Float, type Line, table } from './block.ts'
import { boxLook } from './box.ts'
import { drawn, iconFigure } from './figures.ts'
import { type Draw, inkOf, type LayoutContext, ownOf, within } from './layout-context.ts'
import { inset, spaced, stacked } from './wrap.ts'

type TimelineNode = Extract<Node, { node: 'timeline' }>
type RailNode = Extract<Node, { node: 'rail' }>

const RAIL = 1.9
const LINE = 2
const RAIL_PAD = 6.5
const SECTION_GAP = 5
const TITLE_GAP = 2
/** The middle of letters, in ems from the foot of their line. */
const CAP_HEIGHT = 0.65
const MARK = { dot: 0.72, ring: 0.72, square: 0.6, number: 1.2 } as const

const lineOf = (
  node: { line: { width?: number; style?: Line['style']; color?: string } },
  context: LayoutContext,
): Line => {
  const { borderWidth, borderColor, borderStyle } = ownOf(context, 'line')
  const width =
    typeof borderWidth === 'number' ? borderWidth : borderWidth ? Math.max(...borderWidth) : undefined
  return {
    width: width ?? node.line.width ?? 1,
    style: borderStyle && borderStyle !== 'none' ? borderStyle : (node.line.style ?? 'solid'),
    color: inkOf(context, borderColor ?? (node.line.color as 'theme' | undefined) ?? 'theme'),
  }
}

const markFigures = (node: TimelineNode, size: number, color: string, context: LayoutContext): Figure[] => {
  const whole = { x: 0, y: 0, width: size, height: size }
  if (node.mark === 'square') return [{ ...whole, shape: 'rectangle', fill: { color } }]
  if (node.mark === 'number') {
    const look = { ...context.text, size: size * 0.62, leading: 1, color: inkOf(context, 'on'), bold: false }
    return [
      {
        ...whole,
        shape: 'ellipse',
        fill: { color: inkOf(context, 'theme') },
        label: { text: String(node.index + 1), look },
      },
    ]
  }
  const disc: Figure = { ...whole, shape: 'ellipse', fill: { color } }
  if (node.mark === 'dot' && !context.rail) return [disc]
  const inset_ = size * 0.2
  const hole: Figure = {
    x: inset_,
    y: inset_,
    width: size - inset_ * 2,
    height: size - inset_ * 2,
    shape: 'ellipse',
    fill: { color: inkOf(context, 'paper') },
  }
  return [disc, hole]
}

/** A mark is anchored to the first line of its content. */
const withFloat = (blocks: readonly Block[], float: (line: number) => Float): Block[] => {
  let isTied = false
  const tie = (list: readonly Block[], out: number): Block[] =>
    list.map((block): Block => {
      if (isTied) return block
      if (block.block === 'paragraph') {
        isTied = true
        const made = float(block.line)
        return { ...block, floats: [...block.floats, { ...made, x: made.x - out }] }
      }
      const [row, ...rows] = block.rows
      const [first, ...cells] = row?.cells ?? []
      if (!row || !first) return block
      const inner = tie(first.blocks, out + block.left + first.pad[3])
      return { ...block, rows: [{ ...row, cells: [{ ...first, blocks: inner }, ...cells] }, ...rows] }
    })
  return tie(blocks, 0)
}

export const timelineBlocks = (node: TimelineNode, context: LayoutContext, draw: Draw): Block[] => {
  const line = lineOf(node, context)
  const { size } = context.text
  const half = context.rail ? (RAIL * size) / 2 - LINE / 2 : (1.1 * size) / 2
  const look = boxLook({ pad: [0, 0, 4, 4.5], ...node.box }, {}, context)
  const left = context.rail ? RAIL_PAD * context.unit : look.pad[3]
  const edge = context.rail ? LINE : line.width
  const inner = { ...within(context, context.width - half - edge - left), rail: false }
  const content = stacked(
    node.children.map((child) => draw(child, inner)),
    look.gap[0],
  )
  const mark = MARK[node.mark] * size * (context.rail ? 1.25 : 1)
  const figures = markFigures(node, mark, line.color, context)
  const marked = withFloat(content, (height) => ({
    drawing: drawn(mark, mark, figures),
    x: -left - edge / 2 - mark / 2,
    y: height - size * CAP_HEIGHT - mark / 2,
    from: 'line',
    behind: false,
  }))
  if (context.rail) return spaced(inset(marked, half + edge + left, 0), 0, look.pad[2])
  return [
    table({
      columns: [context.width - half],
      left: half,
      rows: [
        {
          cells: [
            cell({ blocks: marked, pad: [look.pad[0], 0, look.pad[2], left + edge], edges: { left: line } }),
          ],
        },
      ],
    }),
  ]
}

/** The line that connects sections: each section draws its own piece of it, as the left border of a cell. */
export const railBlocks = (node: RailNode, context: LayoutContext, draw: Draw): Block[] => {
  const { size } = context.text
  const line = lineOf({ line: { width: LINE, color: 'theme' } }, context)
  const half = (RAIL * size) / 2 - LINE / 2
  const pad = RAIL_PAD * context.unit
  const isTitle = node.mark !== undefined
  // The line bridges the gaps above a section and under its title.
  const above = (isTitle ? (node.joined ? SECTION_GAP : 0) : TITLE_GAP) * context.unit
  const marked = !isTitle && node.joined
  const room = { ...within(context, context.width - half - line.width - (marked ? 0 : pad)), rail: marked }
  // Entries that bring marks measure from the rail's own left edge.
  const content = stacked(
    node.children.map((child) => draw(child, marked ? within(room, context.width) : room)),
    0,
  )
  const blocks = marked
    ? inset(content, -half - line.width, 0)
    : isTitle
      ? tied(node, content, context, pad, line.width)
      : content
  return [
    table({
      columns: [context.width - half],
      left: half,
      rows: [
        {
          cells: [
            cell({
              blocks,
              pad: [above, 0, isTitle || marked ? 0 : context.unit * 4, line.width + (marked ? 0 : pad)],
              edges: { left: line },
            }),
          ],
        },
      ],
    }),
  ]
}

const tied = (
  node: RailNode,
  blocks: readonly Block[],
  context: LayoutContext,
  pad: number,
  edge: number,
): Block[] => {
  const size = RAIL * context.text.size
  const icon = context.text.size * 1.1
  const disc: Figure = {
    x: 0,
    y: 0,
    width: size,
    height: size,
    shape: 'ellipse',
    fill: { color: inkOf(context, 'theme') },
  }
  const at = (size - icon) / 2
  const figures = node.mark ? [disc, iconFigure(node.mark, icon, inkOf(context, 'on'), at, at)] : [disc]
  return withFloat(blocks, (line) => ({
    drawing: drawn(size, size, figures),
    x: -pad - edge / 2 - size / 2,
    y: line - context.text.size * 1.24 * CAP_HEIGHT - size / 2,
    from: 'line',
    behind: false,
  }))
}
