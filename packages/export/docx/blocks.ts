import type { Node } from '#packages/sections/node.ts'
import { type Block, type Float, type Paragraph, paragraph } from './block.ts'
import { boxLook, isDecorated, isHidden, laidOut } from './box.ts'
import { chartBlocks } from './charts.ts'
import { drawn, groundFigure, pictureDrawing, shapeDrawing } from './figures.ts'
import { gridBlocks } from './grids.ts'
import { layerBlocks } from './layers.ts'
import { alignWith, type LayoutContext, ownOf, within } from './layout-context.ts'
import { lineBlock, roleIn } from './lines.ts'
import { piecesOf } from './pieces.ts'
import { radarBlocks } from './radar.ts'
import { richBlocks } from './rich.ts'
import { rowBlocks } from './rows.ts'
import { tableBlocks } from './tables.ts'
import { railBlocks, timelineBlocks } from './timeline.ts'
import { verticalSize, verticalTable } from './vertical.ts'
import {
  boxed,
  broken,
  inset,
  keepTogether,
  keepWithNext,
  roomIn,
  ruleBlock,
  spaced,
  stacked,
} from './wrap.ts'

type BoxNode = Extract<Node, { node: 'stack' | 'row' | 'layer' }>

const textBlocks = (node: Extract<Node, { node: 'text' }>, context: LayoutContext): Block[] => {
  const own = ownOf(context, node.slot, node.shared)
  const pieces = piecesOf(node, context) ?? []
  const role = roleIn([node])
  const align = alignWith(context, node.look.align, own)
  const block = lineBlock(pieces, context, { role, align })
  // A width moves the neighbours (see own-width.ts); without neighbours it only narrows the text.
  const { width: _width, ...rest } = own
  const { fill: _fill, ...look } = boxLook({}, rest, context)
  return boxed(block, look, context)
}

/** Text in lines that run downwards, in a cell as high as the longest line may be. */
const verticalBlocks = (node: BoxNode, context: LayoutContext): Block[] => {
  const look = boxLook(node.box, ownOf(context, node.slot), context)
  const { width, height } = verticalSize(node, look)
  const blocks = node.children.flatMap((child) => blocksOf(child, within(look.inside, height)))
  const isCentred = look.inside.align === 'center' || context.align === 'center'
  const room = Math.max(0, context.width - width)
  return inset([verticalTable(blocks, Math.min(width, context.width), height)], isCentred ? room / 2 : 0, 0)
}

/**
 * Gaps collapse as on screen: a gap is the upper margin of the following block, and a margin of its own replaces the
 * gap.
 */
const hasMargin = (node: Node, context: LayoutContext): boolean => {
  const own = 'slot' in node ? ownOf(context, node.slot) : {}
  return own.margin !== undefined || ('box' in node && node.box.margin !== undefined)
}

const stackBlocks = (node: BoxNode, context: LayoutContext): Block[] => {
  const own = ownOf(context, node.slot)
  const look = boxLook(node.box, own, context)
  const { inner } = roomIn(look, context)
  const content = stacked(
    node.children.map((child) => blocksOf(child, inner)),
    node.children.map((child) => (hasMargin(child, inner) ? 0 : look.gap[0])),
  )
  const blocks = boxed(content, look, context)
  const whole = node.box.keep || node.breaks?.keep ? keepTogether(blocks) : blocks
  const next = node.box.keepNext ? keepWithNext(whole) : whole
  return node.breaks?.before ? broken(next) : next
}

const ruleBlocks = (node: Extract<Node, { node: 'rule' }>, context: LayoutContext): Block[] => {
  const [piece] = piecesOf(node, context) ?? []
  if (piece?.piece !== 'filler' || !piece.line) return []
  const look = boxLook(node.box, ownOf(context, node.slot), context)
  const { outer } = roomIn(look, context)
  const rest = context.width - look.margin[3] - outer
  return inset(
    [
      {
        ...ruleBlock(piece.line),
        ruled: outer,
        before: look.margin[0],
        after: ruleBlock(piece.line).after + look.margin[2],
      },
    ],
    look.margin[3],
    rest,
  )
}

/** A picture with a negative upper margin overlaps the content above it: the rest of its height stays blank. */
const pulledUp = (
  node: Extract<Node, { node: 'picture' }>,
  up: number,
  context: LayoutContext,
): Paragraph => {
  const drawing = pictureDrawing(node, context)
  const float: Float = { drawing, x: 0, y: up, from: 'line', isFree: true, behind: false }
  return paragraph({
    pieces: [],
    role: 'blank',
    line: Math.max(1, drawing.height + up),
    exact: true,
    floats: [float],
  })
}

const pictureBlocks = (node: Extract<Node, { node: 'picture' }>, context: LayoutContext): Block[] => {
  const { margin } = boxLook(node.box, ownOf(context, node.slot), context)
  if (node.box.bleed) return bledPicture(node, context)
  if (margin[0] < 0) return [pulledUp(node, margin[0], context)]
  return lineBlock(piecesOf(node, context) ?? [], context, { role: 'blank' })
}

/** A picture over the whole top of a column, from the page's upper edge. */
const bledPicture = (node: Extract<Node, { node: 'picture' }>, context: LayoutContext): Block[] => {
  const { margin } = boxLook(node.box, {}, context)
  const drawing = pictureDrawing(node, context)
  const rise = Math.max(0, -margin[0])
  const float: Float =
    rise > 0
      ? { drawing, x: context.left + margin[3], y: context.top - rise, from: 'page', behind: false }
      : { drawing, x: margin[3], y: 0, from: 'line', behind: false }
  const line = Math.max(1, drawing.height - rise)
  return [paragraph({ pieces: [], role: 'blank', line, exact: true, floats: [float] })]
}

/** Decoration such as an icon in a disc or a dot in the middle of its line: one drawing. */
const figureBlocks = (node: BoxNode, context: LayoutContext): Block[] | undefined => {
  const { height } = boxLook(node.box, ownOf(context, node.slot), context)
  const pieces = height === undefined ? undefined : piecesOf(node, context)
  const [only, ...more] = pieces ?? []
  if (height === undefined || only?.piece !== 'drawing' || more.length > 0) return undefined
  const above = Math.max(0, height - only.drawing.height) / 2
  return spaced(lineBlock([only], context), node.box.align === 'center' ? above : 0)
}

/** A ring around a word is drawn in front of it, because a tinted cell would hide a ring behind it. */
const ringedBlocks = (node: BoxNode, context: LayoutContext): Block[] | undefined => {
  const look = boxLook(node.box, ownOf(context, node.slot), context)
  const { width, height, fill } = look
  if (width === undefined || height === undefined || fill || look.gradient || !isDecorated(look))
    return undefined
  const pieces = node.children.flatMap((child) => piecesOf(child, look.inside) ?? [])
  const [words] = lineBlock(pieces, within(look.inside, width), { align: 'center', role: roleIn([node]) })
  if (!words || pieces.some(({ piece }) => piece !== 'text')) return undefined
  const free = Math.max(0, height - words.line)
  const drawing = drawn(width, height, groundFigure(look, width, height))
  const float: Float = { drawing, x: 0, y: -free / 2, from: 'line', behind: false }
  const block: Paragraph = { ...words, before: free / 2, after: free / 2, floats: [float] }
  return inset([block], 0, Math.max(0, context.width - width))
}

/** A tinted band over the top of a page, from its upper edge. */
const bandBlocks = (node: BoxNode, context: LayoutContext): Block[] | undefined => {
  const { bleed } = node.box
  if (!bleed?.includes('top') || node.children.length > 0) return undefined
  const look = boxLook(node.box, ownOf(context, node.slot), context)
  const { outer } = roomIn(look, context)
  const { height, fill, margin } = look
  if (height === undefined || fill === undefined) return undefined
  const rise = Math.max(0, -margin[0])
  const drawing = drawn(outer, height, groundFigure(look, outer, height))
  const float: Float = {
    drawing,
    x: context.left + margin[3],
    y: context.top - rise,
    from: 'page',
    behind: true,
  }
  const line = Math.max(1, height - rise)
  return [paragraph({ pieces: [], role: 'blank', line, exact: true, floats: [float] })]
}

const boxBlocks = (node: BoxNode, context: LayoutContext): Block[] => {
  const band = bandBlocks(node, context)
  if (band) return band
  const figure = figureBlocks(node, context) ?? ringedBlocks(node, context)
  if (figure) return figure
  if (node.node === 'layer') return layerBlocks(node, context, blocksOf)
  if (boxLook(node.box, ownOf(context, node.slot), context).vertical) return verticalBlocks(node, context)
  if (node.node === 'stack') return stackBlocks(node, context)
  const blocks = rowBlocks(node, context, blocksOf)
  return node.breaks?.before ? broken(blocks) : blocks
}

/** Turns a resolved node into paragraphs and tables that are as wide as its area. */
export const blocksOf = (node: Node, context: LayoutContext): Block[] => {
  if ('slot' in node && isHidden(ownOf(context, node.slot))) return []
  switch (node.node) {
    case 'stack':
    case 'row':
    case 'layer':
      return boxBlocks(laidOut(node, ownOf(context, node.slot)), context)
    case 'grid':
      return gridBlocks(node, context, blocksOf)
    case 'timeline':
      return timelineBlocks(node, context, blocksOf)
    case 'rail':
      return railBlocks(node, context, blocksOf)
    case 'text':
      return textBlocks(node, context)
    case 'rich':
      return richBlocks(node, context)
    case 'rule':
      return ruleBlocks(node, context)
    case 'radar':
      return radarBlocks(node, context)
    case 'table':
      return tableBlocks(node, context)
    case 'chart':
      return chartBlocks(node, context)
    case 'picture':
      return pictureBlocks(node, context)
    case 'shape': {
      const drawing = shapeDrawing(node, context)
      const { margin } = boxLook(node.box, ownOf(context, node.slot), context)
      const block = paragraph({
        pieces: [{ piece: 'drawing', drawing, look: context.text }],
        role: 'blank',
        line: 1,
      })
      return inset([{ ...block, before: Math.max(0, margin[0]) }], margin[3], 0)
    }
    case 'meter':
    case 'icon':
    case 'qr':
    case 'leader':
      return lineBlock(piecesOf(node, context) ?? [], context)
  }
}
