import type { Node } from '#packages/sections/node.ts'
import { type Block, type Float, type Paragraph, paragraph } from './block.ts'
import { boxLook, isDecorated, isHidden, laidOut } from './box.ts'
import { chartBlocks } from './charts.ts'
import { drawn, groundFigure, pictureDrawing, shapeDrawing } from './figures.ts'
import { gridBlocks } from './grids.ts'
import { layerBlocks } from './layers.ts'
import { lineBlock, roleIn } from './lines.ts'
import { piecesOf } from './pieces.ts'
import { radarBlocks } from './radar.ts'
import { richBlocks } from './rich.ts'
import { rowBlocks } from './rows.ts'
import { alignWith, ownOf, type Setting, within } from './setting.ts'
import { tableBlocks } from './tables.ts'
import { railBlocks, timelineBlocks } from './timeline.ts'
import { verticalSize, verticalTable } from './vertical.ts'
import { boxed, broken, inset, kept, keptNext, roomIn, ruleBlock, spaced, stacked } from './wrap.ts'

type BoxNode = Extract<Node, { node: 'stack' | 'row' | 'layer' }>

const textBlocks = (node: Extract<Node, { node: 'text' }>, setting: Setting): Block[] => {
  const own = ownOf(setting, node.slot, node.shared)
  const pieces = piecesOf(node, setting) ?? []
  const role = roleIn([node])
  const align = alignWith(setting, node.look.align, own)
  const block = lineBlock(pieces, setting, { role, align })
  // A width moves what stands beside it (see own-width.ts); alone it only holds the text back.
  const { width: _width, ...rest } = own
  const { fill: _fill, ...look } = boxLook({}, rest, setting)
  return boxed(block, look, setting)
}

/** Text in lines that run downwards, in a cell as high as the longest of them may be. */
const verticalBlocks = (node: BoxNode, setting: Setting): Block[] => {
  const look = boxLook(node.box, ownOf(setting, node.slot), setting)
  const { width, height } = verticalSize(node, look)
  const blocks = node.children.flatMap((child) => blocksOf(child, within(look.inside, height)))
  const isCentred = look.inside.align === 'center' || setting.align === 'center'
  const room = Math.max(0, setting.width - width)
  return inset([verticalTable(blocks, Math.min(width, setting.width), height)], isCentred ? room / 2 : 0, 0)
}

/** As on screen: a gap is the upper margin of what stands under it, and one of its own takes its place. */
const hasMargin = (node: Node, setting: Setting): boolean => {
  const own = 'slot' in node ? ownOf(setting, node.slot) : {}
  return own.margin !== undefined || ('box' in node && node.box.margin !== undefined)
}

const stackBlocks = (node: BoxNode, setting: Setting): Block[] => {
  const own = ownOf(setting, node.slot)
  const look = boxLook(node.box, own, setting)
  const { inner } = roomIn(look, setting)
  const content = stacked(
    node.children.map((child) => blocksOf(child, inner)),
    node.children.map((child) => (hasMargin(child, inner) ? 0 : look.gap[0])),
  )
  const blocks = boxed(content, look, setting)
  const whole = node.box.keep || node.breaks?.keep ? kept(blocks) : blocks
  const next = node.box.keepNext ? keptNext(whole) : whole
  return node.breaks?.before ? broken(next) : next
}

const ruleBlocks = (node: Extract<Node, { node: 'rule' }>, setting: Setting): Block[] => {
  const [piece] = piecesOf(node, setting) ?? []
  if (piece?.piece !== 'filler' || !piece.line) return []
  const look = boxLook(node.box, ownOf(setting, node.slot), setting)
  const { outer } = roomIn(look, setting)
  const rest = setting.width - look.margin[3] - outer
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

/** A picture that is pulled up over what stands above it: what is left of its height is blank. */
const pulledUp = (node: Extract<Node, { node: 'picture' }>, up: number, setting: Setting): Paragraph => {
  const drawing = pictureDrawing(node, setting)
  const float: Float = { drawing, x: 0, y: up, from: 'line', isFree: true, behind: false }
  return paragraph({
    pieces: [],
    role: 'blank',
    line: Math.max(1, drawing.height + up),
    exact: true,
    floats: [float],
  })
}

const pictureBlocks = (node: Extract<Node, { node: 'picture' }>, setting: Setting): Block[] => {
  const { margin } = boxLook(node.box, ownOf(setting, node.slot), setting)
  if (node.box.bleed) return bledPicture(node, setting)
  if (margin[0] < 0) return [pulledUp(node, margin[0], setting)]
  return lineBlock(piecesOf(node, setting) ?? [], setting, { role: 'blank' })
}

/** Over the whole head of a column, from the page's upper edge on. */
const bledPicture = (node: Extract<Node, { node: 'picture' }>, setting: Setting): Block[] => {
  const { margin } = boxLook(node.box, {}, setting)
  const drawing = pictureDrawing(node, setting)
  const rise = Math.max(0, -margin[0])
  const float: Float =
    rise > 0
      ? { drawing, x: setting.left + margin[3], y: setting.top - rise, from: 'page', behind: false }
      : { drawing, x: margin[3], y: 0, from: 'line', behind: false }
  const line = Math.max(1, drawing.height - rise)
  return [paragraph({ pieces: [], role: 'blank', line, exact: true, floats: [float] })]
}

/** An icon in a disc, a dot in the middle of its line: one drawing. */
const figureBlocks = (node: BoxNode, setting: Setting): Block[] | undefined => {
  const { height } = boxLook(node.box, ownOf(setting, node.slot), setting)
  const pieces = height === undefined ? undefined : piecesOf(node, setting)
  const [only, ...more] = pieces ?? []
  if (height === undefined || only?.piece !== 'drawing' || more.length > 0) return undefined
  const above = Math.max(0, height - only.drawing.height) / 2
  return spaced(lineBlock([only], setting), node.box.align === 'center' ? above : 0)
}

/** A word in a ring: the ring lies around it, in front, since a tinted cell would hide it behind. */
const ringedBlocks = (node: BoxNode, setting: Setting): Block[] | undefined => {
  const look = boxLook(node.box, ownOf(setting, node.slot), setting)
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
  return inset([block], 0, Math.max(0, setting.width - width))
}

/** A tinted band over the head of a page, from its upper edge on. */
const bandBlocks = (node: BoxNode, setting: Setting): Block[] | undefined => {
  const { bleed } = node.box
  if (!bleed?.includes('top') || node.children.length > 0) return undefined
  const look = boxLook(node.box, ownOf(setting, node.slot), setting)
  const { outer } = roomIn(look, setting)
  const { height, fill, margin } = look
  if (height === undefined || fill === undefined) return undefined
  const rise = Math.max(0, -margin[0])
  const drawing = drawn(outer, height, groundFigure(look, outer, height))
  const float: Float = {
    drawing,
    x: setting.left + margin[3],
    y: setting.top - rise,
    from: 'page',
    behind: true,
  }
  const line = Math.max(1, height - rise)
  return [paragraph({ pieces: [], role: 'blank', line, exact: true, floats: [float] })]
}

const boxBlocks = (node: BoxNode, setting: Setting): Block[] => {
  const band = bandBlocks(node, setting)
  if (band) return band
  const figure = figureBlocks(node, setting) ?? ringedBlocks(node, setting)
  if (figure) return figure
  if (node.node === 'layer') return layerBlocks(node, setting, blocksOf)
  if (boxLook(node.box, ownOf(setting, node.slot), setting).vertical) return verticalBlocks(node, setting)
  if (node.node === 'stack') return stackBlocks(node, setting)
  const blocks = rowBlocks(node, setting, blocksOf)
  return node.breaks?.before ? broken(blocks) : blocks
}

/** A resolved node as paragraphs and tables of its place's width. */
export const blocksOf = (node: Node, setting: Setting): Block[] => {
  if ('slot' in node && isHidden(ownOf(setting, node.slot))) return []
  switch (node.node) {
    case 'stack':
    case 'row':
    case 'layer':
      return boxBlocks(laidOut(node, ownOf(setting, node.slot)), setting)
    case 'grid':
      return gridBlocks(node, setting, blocksOf)
    case 'timeline':
      return timelineBlocks(node, setting, blocksOf)
    case 'rail':
      return railBlocks(node, setting, blocksOf)
    case 'text':
      return textBlocks(node, setting)
    case 'rich':
      return richBlocks(node, setting)
    case 'rule':
      return ruleBlocks(node, setting)
    case 'radar':
      return radarBlocks(node, setting)
    case 'table':
      return tableBlocks(node, setting)
    case 'chart':
      return chartBlocks(node, setting)
    case 'picture':
      return pictureBlocks(node, setting)
    case 'shape': {
      const drawing = shapeDrawing(node, setting)
      const { margin } = boxLook(node.box, ownOf(setting, node.slot), setting)
      const block = paragraph({
        pieces: [{ piece: 'drawing', drawing, look: setting.text }],
        role: 'blank',
        line: 1,
      })
      return inset([{ ...block, before: Math.max(0, margin[0]) }], margin[3], 0)
    }
    case 'meter':
    case 'icon':
    case 'qr':
    case 'leader':
      return lineBlock(piecesOf(node, setting) ?? [], setting)
  }
}
