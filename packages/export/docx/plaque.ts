import type { Node } from '#packages/sections/node.ts'
import { type Block, type Drawing, type Float, type Four, type Paragraph, paragraph } from './block.ts'
import { type BoxLook, boxLook } from './box.ts'
import { drawn, rectangle, shapeDrawing } from './figures.ts'
import { inkOf, type LayoutContext, measureOf, ownOf } from './layout-context.ts'
import { lengthOf } from './lengths.ts'
import { lineBlock, roleIn } from './lines.ts'
import { roomy } from './members.ts'
import { piecesOf, piecesWidth } from './pieces.ts'

type BoxNode = Extract<Node, { node: 'stack' | 'row' | 'layer' }>

interface Words {
  pieces: NonNullable<ReturnType<typeof piecesOf>>
  pad: Four
  fill: string
  margin: Four
}

/** The part of a row that has text on a solid background: a tinted box, or a brush stroke. */
const wordsIn = (node: Node, context: LayoutContext): Words | undefined => {
  if (node.node === 'layer') {
    const [ground, inner, ...more] = node.children
    if (ground?.node !== 'shape' || ground.height !== '100%' || ground.width !== '100%') return undefined
    if (inner?.node !== 'row' || more.length > 0) return undefined
    const { margin } = boxLook(node.box, {}, context)
    const fill = inkOf(context, ownOf(context, ground.slot).color ?? ground.fill ?? 'theme')
    const words = wordsIn({ ...inner, box: { ...inner.box, fill: fill as `#${string}` } }, context)
    return words && { ...words, margin }
  }
  if (node.node !== 'row') return undefined
  const look = boxLook(node.box, ownOf(context, node.slot), context)
  if (look.fill === undefined || look.width !== undefined) return undefined
  const pieces = node.children.flatMap((child) => piecesOf(child, look.inside) ?? [])
  const isText = pieces.length > 0 && pieces.every(({ piece }) => piece === 'text')
  return isText ? { pieces, pad: look.pad, fill: look.fill, margin: look.margin } : undefined
}

type Shape = Extract<Node, { node: 'shape' }>

/** A figure as high as the text next to it. */
const shapeIn = (node: Node): Shape | undefined => {
  if (node.node === 'shape') return node.height === '100%' ? node : undefined
  if (node.node === 'layer' && node.children.length === 1 && node.children[0])
    return shapeIn(node.children[0])
  return undefined
}

interface Placed {
  drawing: Drawing
  x: number
}

/** Figures are placed outwards from one edge of the text; adjacent ones overlap by about a pixel, as on screen. */
const adjacentFigures = (
  nodes: readonly Node[],
  context: LayoutContext,
  height: number,
  from: number,
): Placed[] => {
  let x = from
  return nodes.flatMap((node): Placed[] => {
    const shape = shapeIn(node)
    if (!shape) return []
    const box = node.node === 'layer' ? node.box : shape.box
    const { margin } = boxLook(box, {}, context)
    const width = lengthOf(shape.width, measureOf(context))
    const place = { drawing: shapeDrawing(shape, context, { width, height }), x: x + margin[3] }
    x += margin[3] + width
    return [place]
  })
}

/** The baseline of letters in a line of a fixed height, and how far above it their middle is, in ems. */
const BASELINE = 0.8
const MIDDLE = 0.38

/**
 * A row of text on a solid background with figures at its ends (a ribbon, a flag, a stroke) is a shaded paragraph as
 * wide as its text, so that it stays an editable heading; the figures float next to it.
 */
export const plaqueBlocks = (node: BoxNode, look: BoxLook, context: LayoutContext): Block[] | undefined => {
  if (node.node !== 'row' || node.box.align !== 'stretch') return undefined
  const { inside } = look
  const at = node.children.findIndex((child) => wordsIn(child, inside) !== undefined)
  const words = at < 0 ? undefined : wordsIn(node.children[at] as Node, inside)
  const others = node.children.filter((_, place) => place !== at)
  if (!words || !others.every((child) => shapeIn(child))) return undefined
  const [line] = lineBlock(words.pieces, inside, { role: roleIn(node.children), align: 'left', tabs: [] })
  if (!line) return undefined
  const { pad } = words
  const height = line.line + pad[0] + pad[2]
  const before = adjacentFigures(node.children.slice(0, at), inside, height, 0)
  const lead =
    before.reduce((sum, { drawing }) => sum + drawing.width, 0) + (before.length > 0 ? words.margin[3] : 0)
  const width = pad[3] + roomy(piecesWidth(words.pieces)) + pad[1]
  const after = adjacentFigures(node.children.slice(at + 1), inside, height, lead + width)
  const rest = context.width - look.margin[3] - look.margin[1] - lead - width
  const tail: Placed[] =
    look.fill === undefined || rest <= 0
      ? []
      : [{ drawing: drawn(rest, height, [rectangle(0, 0, rest, height, look.fill)]), x: lead + width }]
  // The line must have exactly this height, or the figures would end above or below it.
  const size = words.pieces[0]?.look.size ?? context.text.size
  const raise = Math.max(0, height * BASELINE - height / 2 - size * MIDDLE)
  const floats = [...before, ...after, ...tail].map(
    ({ drawing, x }): Float => ({ drawing, x: x + look.margin[3], y: 0, from: 'line', behind: false }),
  )
  const block: Paragraph = paragraph({
    ...line,
    pieces: line.pieces.map((piece) => ({ ...piece, look: { ...piece.look, raise } })),
    line: height,
    exact: true,
    fill: words.fill,
    pad: [0, pad[1], 0, pad[3]],
    left: look.margin[3] + lead + pad[3],
    right: Math.max(0, rest) + look.margin[1] + pad[1],
    before: Math.max(0, look.margin[0]),
    after: Math.max(0, look.margin[2]),
    floats,
  })
  return [block]
}
