import { solidOf } from '#packages/render/css.ts'
import type { Node } from '#packages/sections/node.ts'
import { type Drawing, type Line, NONE, type Piece, type TextLook } from './block.ts'
import { type BoxLook, boxLook, isDecorated, isHidden, laidOut } from './box.ts'
import { cleanText } from './clean.ts'
import {
  drawn,
  groundFigure,
  iconFigure,
  meterPieces,
  pictureDrawing,
  qrDrawing,
  rectangle,
  shapeDrawing,
} from './figures.ts'
import { inkOf, type LayoutContext, lookWith, ownOf } from './layout-context.ts'
import { linkOf, richPieces, wordPieces } from './spans.ts'
import { textWidth } from './text-width.ts'

type TextNode = Extract<Node, { node: 'text' }>
type BoxNode = Extract<Node, { node: 'stack' | 'row' | 'layer' }>

export const textLookOf = (node: TextNode, context: LayoutContext): TextLook => {
  const own = ownOf(context, node.slot, node.shared)
  const isHeading = node.role === 'h1' || node.role === 'h2' || node.role === 'h3'
  const look = lookWith(context, node.look, own, isHeading ? { bold: true } : {})
  const ground = solidOf(own.background)
  return ground === undefined ? look : { ...look, ground: inkOf(context, ground) }
}

const blank = (width: number, look: TextLook, firm?: true): Piece[] =>
  Math.abs(width) > 0.5 ? [{ piece: 'gap', width, look, ...(firm ? { firm } : {}) }] : []

const textPieces = (node: TextNode, context: LayoutContext): Piece[] => {
  if (cleanText(node.text) === '') return []
  const look = textLookOf(node, context)
  const { padding } = ownOf(context, node.slot, node.shared)
  const [, right, , left] = look.ground && padding ? padding : NONE
  return [...blank(left, look, true), ...wordPieces(node.text, look, node.href), ...blank(right, look, true)]
}

const iconPieces = (node: Extract<Node, { node: 'icon' }>, context: LayoutContext): Piece[] => {
  const own = ownOf(context, node.slot)
  const look = lookWith(context, {}, own)
  const color = own.color === undefined && node.color ? inkOf(context, node.color) : look.color
  const size = node.size * look.size
  return [{ piece: 'drawing', drawing: drawn(size, size, [iconFigure(node.icon, size, color)]), look }]
}

const rulePieces = (node: Extract<Node, { node: 'rule' }>, context: LayoutContext): Piece[] => {
  const { borderWidth, borderColor, borderStyle } = ownOf(context, node.slot)
  const { width = 1, style = 'solid', color = 'line' } = node.edge
  const line = {
    width: typeof borderWidth === 'number' ? borderWidth : borderWidth ? Math.max(...borderWidth) : width,
    style: borderStyle === undefined || borderStyle === 'none' ? style : borderStyle,
    color: inkOf(context, borderColor ?? color),
  }
  if (line.width === 0) return []
  const { margin } = boxLook(node.box, ownOf(context, node.slot), context)
  const { text } = context
  if (!node.upright) return [...blank(margin[3], text), { piece: 'filler', line, look: text }]
  const bar: Piece = { piece: 'bar', look: { ...text, color: line.color, bold: false } }
  return [...blank(margin[3], text, true), bar, ...blank(margin[1], text)]
}

const isDrawing = (piece: Piece): piece is Extract<Piece, { piece: 'drawing' }> => piece.piece === 'drawing'

/** Figures in a box of a fixed size (an icon in a disc) are one drawing, and so is an empty box of a fixed size. */
const medallion = (look: BoxLook, pieces: readonly Piece[]): Drawing | undefined => {
  const {
    width,
    height = Math.max(0, ...pieces.map((piece) => (isDrawing(piece) ? piece.drawing.height : 0))),
  } = look
  if (width === undefined || height === 0 || !pieces.every(isDrawing)) return undefined
  if (pieces.length === 0 && !isDecorated(look)) return undefined
  const figures = pieces.flatMap(({ drawing }) =>
    drawing.figures.map((figure) => ({
      ...figure,
      x: figure.x + (width - drawing.width) / 2,
      y: figure.y + (height - drawing.height) / 2,
    })),
  )
  return drawn(width, height, [...groundFigure(look, width, height), ...figures])
}

/** A line of a fixed length. */
const dash = (width: number, line: Line): Drawing =>
  drawn(width, line.width, [rectangle(0, 0, width, line.width, line.color)])

const painted = (piece: Piece, ground: string | undefined, edge: TextLook['edge']): Piece => ({
  ...piece,
  look: { ...piece.look, ...(ground ? { ground } : {}), ...(edge ? { edge } : {}) },
})

/** A small box around text: its own tint and border, with blanks as padding. */
const chip = (look: BoxLook, pieces: readonly Piece[]): Piece[] => {
  const text = look.inside.text
  const { top, left } = look.edges
  const within = [...blank(look.pad[3], text, true), ...pieces, ...blank(look.pad[1], text, true)]
  if (look.fill === undefined && left && !top)
    return [
      {
        piece: 'drawing',
        drawing: drawn(left.width, text.size * 1.25, [
          rectangle(0, 0, left.width, text.size * 1.25, left.color),
        ]),
        look: text,
      },
      ...within,
    ]
  return within.map((piece) => painted(piece, look.fill, top ?? left))
}

const joined = (
  lists: readonly (Piece[] | undefined)[],
  gap: number,
  look: TextLook,
): Piece[] | undefined => {
  const all: Piece[] = []
  for (const list of lists) {
    if (!list) return undefined
    if (list.length === 0) continue
    if (all.length > 0) all.push(...blank(gap, look))
    all.push(...list)
  }
  return all
}

const visibleIn = (nodes: readonly Node[], context: LayoutContext): Node[] =>
  nodes.filter((node) => !('slot' in node) || !isHidden(ownOf(context, node.slot)))

const boxPieces = (node: BoxNode, context: LayoutContext): Piece[] | undefined => {
  const look = boxLook(node.box, ownOf(context, node.slot), context)
  if (look.vertical || node.breaks || node.box.bleed) return undefined
  const children = visibleIn(node.children, context)
  if (node.node === 'layer') return underlined(children, look)
  if (node.node === 'stack' && children.length > 1) return undefined
  const { justify, run, fold } = node.box
  if (justify === 'between' || (fold && context.narrow)) return undefined
  const inner = joined(
    children.map((child) => piecesOf(child, look.inside)),
    run ? 0 : look.gap[1],
    look.inside.text,
  )
  if (!inner) return undefined
  const [only, ...more] = inner
  if (look.width !== undefined && only?.piece === 'filler' && only.line && more.length === 0)
    return [{ piece: 'drawing', drawing: dash(look.width, only.line), look: look.inside.text }]
  const figure = medallion(look, inner)
  if (figure) return [{ piece: 'drawing', drawing: figure, look: look.inside.text }]
  if (inner.length === 0) return blank(look.width ?? 0, look.inside.text)
  if (look.width !== undefined) return undefined
  const placed = isDecorated(look)
    ? chip(look, inner)
    : [...blank(look.pad[3], look.inside.text, true), ...inner, ...blank(look.pad[1], look.inside.text)]
  return [...blank(look.margin[3], look.inside.text), ...placed, ...blank(look.margin[1], look.inside.text)]
}

/** Text over a hand-drawn line becomes underlined text. */
const underlined = (children: readonly Node[], look: BoxLook): Piece[] | undefined => {
  const [ground, words, ...more] = children
  if (ground?.node !== 'shape' || ground.shape !== 'handUnderline' || !words || more.length > 0)
    return undefined
  const color = inkOf(look.inside, ground.fill ?? 'theme')
  return piecesOf(words, look.inside)?.map((piece) => ({
    ...piece,
    look: { ...piece.look, scribble: color },
  }))
}

/** A node as a part of a line of text; undefined if it cannot be part of a line. */
export const piecesOf = (node: Node, context: LayoutContext): Piece[] | undefined => {
  if ('slot' in node && isHidden(ownOf(context, node.slot))) return []
  switch (node.node) {
    case 'text':
      return ownOf(context, node.slot, node.shared).display === 'vertical'
        ? undefined
        : textPieces(node, context)
    case 'icon':
      return iconPieces(node, context)
    case 'rule':
      return rulePieces(node, context)
    case 'leader':
      return [{ piece: 'filler', leader: true, look: { ...context.text, color: inkOf(context, 'faint') } }]
    case 'meter':
      return meterPieces(node, context)
    case 'shape':
      return node.height === '100%'
        ? undefined
        : [{ piece: 'drawing', drawing: shapeDrawing(node, context), look: context.text }]
    case 'picture':
      // A picture with a negative upper margin overlaps the content above it, so it floats.
      if (boxLook(node.box, ownOf(context, node.slot), context).margin[0] < 0) return undefined
      return [{ piece: 'drawing', drawing: pictureDrawing(node, context), look: context.text }]
    case 'qr':
      return [
        { piece: 'drawing', drawing: qrDrawing(node, context), look: context.text, ...linkOf(node.text) },
      ]
    case 'stack':
    case 'row':
    case 'layer':
      return boxPieces(laidOut(node, ownOf(context, node.slot)), context)
    case 'rich':
      return richPieces(node, context)
    default:
      return undefined
  }
}

const FILLER = 1

export const pieceWidth = (piece: Piece): number => {
  switch (piece.piece) {
    case 'text':
      return textWidth(piece.text, piece.look)
    case 'gap':
      return piece.width
    case 'bar':
      return textWidth('|', piece.look)
    case 'drawing':
      return piece.drawing.width
    case 'chart':
      return piece.chart.width
    case 'filler':
      return FILLER * piece.look.size
    case 'tab':
    case 'break':
      return 0
  }
}

export const piecesWidth = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, piece) => sum + pieceWidth(piece), 0)
