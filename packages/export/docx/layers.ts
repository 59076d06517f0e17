import type { Node } from '#packages/sections/node.ts'
import {
  type Block,
  cell,
  type Figure,
  type Float,
  type Paragraph,
  type Piece,
  paragraph,
  table,
} from './block.ts'
import { type BoxLook, boxLook, isHidden } from './box.ts'
import { drawn, groundFigure, rectangle } from './figures.ts'
import { heightOf } from './heights.ts'
import { type Area, drawnOver, figureSize, figuresIn, isFigure } from './layer-figures.ts'
import { type Draw, inkOf, type LayoutContext, ownOf } from './layout-context.ts'
import { boxed, inset, keepTogether, roomIn, spaced, stacked } from './wrap.ts'

type LayerNode = Extract<Node, { node: 'stack' | 'row' | 'layer' }>

interface Layer {
  node: LayerNode
  look: BoxLook
  grounds: Node[]
  /** The inner area, where the text is. */
  inner: LayoutContext
}

const HAIR = 1

/** A line without height, as the anchor of drawings. */
export const anchor = (floats: readonly Float[], lift = 0): Paragraph =>
  paragraph({
    pieces: [],
    role: 'blank',
    line: HAIR,
    exact: true,
    floats: [...floats],
    keepNext: true,
    ...(lift > 0 ? { lift } : {}),
  })

/** Removes the part that is over the page's upper margin; `lift` is set if the text itself begins there. */
const sunk = (content: readonly Block[], rise: number): { blocks: Block[]; lift: number } => {
  const above = content[0]?.before ?? 0
  return { blocks: spaced(content, -Math.min(above, rise)), lift: Math.max(0, rise - above) }
}

const sizesOf = ({ grounds, inner, look }: Layer) => {
  const sizes = grounds.map((ground) => figureSize(ground, inner))
  return {
    width: Math.max(0, ...sizes.map(({ width }) => width)),
    height: look.height ?? Math.max(0, ...sizes.map(({ height }) => height)),
  }
}

const drawnIn = ({ node, look, grounds, inner }: Layer, area: Area): Figure[] => [
  ...groundFigure(look, area.width, area.height).map((figure) => ({
    ...figure,
    x: figure.x + area.x,
    y: figure.y + area.y,
  })),
  ...grounds.flatMap((ground) =>
    figuresIn(ground, area, inner, node.box.align ?? 'center', node.box.justify === 'center'),
  ),
]

const OVERLAP = 3

/** A layer of figures only: an inline drawing, or one that extends under the next content. */
const figureBlocks = (layer: Layer, context: LayoutContext): Block[] => {
  const { look } = layer
  const { outer } = roomIn(look, context)
  const { height } = sizesOf(layer)
  const figures = drawnIn(layer, { x: 0, y: 0, width: outer, height })
  if (height === 0) return []
  if (look.margin[3] >= 0 && look.margin[1] >= 0) {
    const drawing = drawn(outer - 1, height, figures)
    return [
      paragraph({
        pieces: [{ piece: 'drawing', drawing, look: look.inside.text }],
        role: 'blank',
        line: HAIR,
      }),
    ]
  }
  const float: Float = {
    drawing: drawn(outer, height, figures),
    x: look.margin[3],
    y: -OVERLAP,
    from: 'line',
    behind: true,
  }
  return [
    paragraph({
      pieces: [],
      role: 'blank',
      line: Math.max(1, height - OVERLAP),
      exact: true,
      floats: [float],
    }),
  ]
}

/** Drawn around text, not under it. */
const isHollow = (node: Node): boolean => {
  if (node.node === 'meter' || node.node === 'rule') return true
  if (node.node === 'shape') return node.shape === 'cropMarks'
  return 'children' in node && node.children.every(isHollow)
}

/** Seals and shields are solid: a tinted cell, because it moves with its text. */
const SOLID = new Set(['seal', 'crest'])

const solidFigure = (
  layer: Layer,
  content: readonly Block[],
  context: LayoutContext,
): Block[] | undefined => {
  const [ground, ...more] = layer.grounds
  if (ground?.node !== 'shape' || !SOLID.has(ground.shape) || more.length > 0) return undefined
  const { width, height } = figureSize(ground, layer.inner)
  const fill = inkOf(context, ownOf(context, ground.slot).color ?? ground.fill ?? 'theme')
  const [first] = content
  const down = first?.block === 'table' ? first.rows[0]?.cells[0] : undefined
  const words = (down?.blocks ?? content).flatMap((block) =>
    block.block === 'paragraph' ? [centred(block, down !== undefined)] : [],
  )
  const left = layer.node.box.justify === 'center' ? (layer.inner.width - width) / 2 : 0
  const inside = cell({ blocks: words, fill, align: 'center' })
  return [
    table({ columns: [width], left: Math.max(0, left), rows: [{ cells: [inside], height, exact: true }] }),
  ]
}

/**
 * The four characters of a seal are two lines of two, because programs differ on vertical text in such a small cell.
 */
const centred = (block: Paragraph, isSeal: boolean): Paragraph => ({
  ...block,
  align: 'center',
  left: 0,
  right: 0,
  before: 0,
  after: 0,
  pieces: isSeal ? block.pieces.flatMap(halved) : block.pieces,
})

const halved = (piece: Piece): Piece[] => {
  const signs = piece.piece === 'text' ? [...piece.text] : []
  if (piece.piece !== 'text' || signs.length !== 4) return [piece]
  const [first, last] = [signs.slice(0, 2).join(''), signs.slice(2).join('')]
  return [
    { ...piece, text: first },
    { piece: 'break', look: piece.look },
    { ...piece, text: last },
  ]
}

/** A line of text on a tile: the tile is the fill of a cell, and its decoration is drawn around the text. */
const wordsOnTile = (layer: Layer, words: Paragraph, height: number): Block[] => {
  const { look, inner } = layer
  const area = { x: 0, y: 0, width: inner.width, height }
  const { fill: _fill, ...bare } = look
  const drawing = drawnOver(drawnIn({ ...layer, look: bare }, area), area)
  const float: Float = { drawing, x: 0, y: (words.line - height) / 2, from: 'line', behind: false }
  const block: Paragraph = { ...words, align: 'center', before: (height - words.line) / 2, floats: [float] }
  const tile = cell({ blocks: [block], ...(look.fill ? { fill: look.fill } : {}) })
  return [table({ columns: [inner.width], rows: [{ cells: [tile], height, exact: true, keep: true }] })]
}

/** A line of text on a figure: the figure floats behind it, and the line is as high as the figure. */
const wordsOnFigure = (layer: Layer, words: Paragraph, context: LayoutContext): Block[] => {
  const { node, look } = layer
  const size = sizesOf(layer)
  if (look.fill && look.height !== undefined) return wordsOnTile(layer, words, look.height)
  const width = size.width === 0 ? layer.inner.width : size.width
  const inside = words.line + words.before + words.after + words.pad[0] + words.pad[2]
  const height = Math.max(size.height, inside)
  const { align = 'center', justify } = node.box
  const free = height - inside
  const above = align === 'end' ? free : align === 'center' ? free / 2 : 0
  const isCentred = justify === 'center' || words.align === 'center'
  const x = isCentred ? (layer.inner.width - width) / 2 : 0
  const area = { x: 0, y: 0, width, height }
  const float: Float = {
    drawing: drawnOver(drawnIn(layer, area), area),
    x,
    y: -above - words.before - words.pad[0],
    from: 'line',
    // A tinted cell hides a drawing behind its text; a hollow drawing does not cover the text and may be in front.
    behind: !layer.grounds.every(isHollow),
  }
  const block: Paragraph = {
    ...words,
    align: isCentred ? 'center' : words.align,
    before: words.before + above,
    after: words.after + free - above,
    floats: [float, ...words.floats],
  }
  const { fill: _fill, gradient: _gradient, height: _height, ...bare } = look
  return boxed([block], { ...bare, edges: {} }, context)
}

/** A solid band is a tinted cell; the part over the upper margin is a figure on the page. */
const solidBand = (layer: Layer, ground: BoxLook, content: readonly Block[]): Block[] => {
  const { look, inner } = layer
  const { fill = '#ffffff', margin } = ground
  const [left, right] = [-margin[3], -margin[1]]
  const rise = Math.max(0, -look.margin[0])
  const { blocks, lift } = sunk(content, rise)
  const width = inner.width + left + right
  const band = table({
    columns: [width],
    left: -left,
    rows: [{ cells: [cell({ blocks, fill, pad: [0, right, 0, left] })] }],
  })
  if (rise === 0) return [band]
  const strip = drawn(width, rise + OVERLAP, [rectangle(0, 0, width, rise + OVERLAP, fill)])
  return [
    anchor([{ drawing: strip, x: inner.left - left, y: inner.top - rise, from: 'page', behind: true }], lift),
    band,
  ]
}

/** Figures behind several blocks: the cell of the blocks is as high as the figures. */
const drawnBand = (layer: Layer, content: readonly Block[]): Block[] => {
  const { look, inner, grounds } = layer
  const rise = Math.max(0, -look.margin[0])
  const { blocks, lift } = sunk(content, rise)
  // Lifted content is over the margin too.
  const over = rise - lift
  const height = Math.max(heightOf(blocks, inner.width), sizesOf(layer).height - over)
  const reach = grounds.map((ground) =>
    'box' in ground ? boxLook(ground.box, {}, inner).margin : look.margin,
  )
  const left = Math.max(0, ...reach.map((margin) => -margin[3]))
  const right = Math.max(0, ...reach.map((margin) => -margin[1]))
  const area = { x: 0, y: 0, width: inner.width, height: height + over + HAIR }
  const whole = { x: -left, y: 0, width: inner.width + left + right, height: height + over + HAIR }
  const float: Float = {
    drawing: drawnOver(drawnIn(layer, area), whole),
    ...(rise > 0
      ? ({ x: inner.left - left, y: inner.top - rise, from: 'page' } as const)
      : ({ x: -left, y: 0, from: 'line' } as const)),
    behind: true,
  }
  const band = table({ columns: [inner.width], rows: [{ cells: [cell({ blocks })], height }] })
  return [anchor([float], lift), band]
}

const groundOf = ({ grounds, inner }: Layer): BoxLook | undefined => {
  const [only, ...more] = grounds
  if (only?.node !== 'stack' || only.children.length > 0 || more.length > 0) return undefined
  const look = boxLook(only.box, ownOf(inner, only.slot), inner)
  return look.fill !== undefined && !look.gradient ? look : undefined
}

/** Layered content: text stays text, and the layers under it become a tint or a drawing behind it. */
export const layerBlocks = (node: LayerNode, context: LayoutContext, draw: Draw): Block[] => {
  const look = boxLook(node.box, ownOf(context, node.slot), context)
  const children = node.children.filter(
    (child) => !('slot' in child) || !isHidden(ownOf(context, child.slot)),
  )
  const grounds = children.filter(isFigure)
  const { inner } = roomIn(look, context)
  const layer: Layer = { node, look, grounds, inner }
  const contents = children.filter((child) => !isFigure(child))
  if (contents.length === 0) return figureBlocks(layer, context)
  const content = stacked(
    contents.map((child) => draw(child, inner)),
    0,
  )
  const solid = solidFigure(layer, content, context)
  if (solid) return solid
  const [first, ...more] = content
  const ground = groundOf(layer)
  if (first?.block === 'paragraph' && more.length === 0 && !ground && !node.box.bleed)
    return wordsOnFigure(layer, first, context)
  const band = ground ? solidBand(layer, ground, content) : drawnBand(layer, content)
  const placed = inset(band, look.margin[3], context.width - look.margin[3] - inner.width)
  return node.box.keep ? keepTogether(placed) : placed
}
