import { encode } from 'uqr'
import type { Ink } from '#packages/layout/box.ts'
import { type IconName, iconPaths } from '#packages/layout/icons.ts'
import { type ShapeName, shapeOf } from '#packages/layout/shapes.ts'
import { solidOf } from '#packages/render/css.ts'
import type { Node } from '#packages/sections/node.ts'
import { withoutOwnSize } from '#packages/sections/picture-shape.ts'
import type { Drawing, Edges, Figure, Four, Line, Piece } from './block.ts'
import { type BoxLook, boxLook } from './box.ts'
import { inkOf, type LayoutContext, lookWith, measureOf, ownOf } from './layout-context.ts'
import { lengthOf } from './lengths.ts'
import { encodeSquares } from './png.ts'

export const drawn = (width: number, height: number, figures: readonly Figure[], says?: string): Drawing => ({
  width,
  height,
  figures,
  ...(says ? { says } : {}),
})

const ICON = 24
const ICON_STROKE = 1.75

/** Icons are lines: one figure of all their paths. */
export const iconFigure = (icon: IconName, size: number, color: string, x = 0, y = 0): Figure => ({
  x,
  y,
  width: size,
  height: size,
  shape: { path: iconPaths(icon).join(''), field: [ICON, ICON] },
  stroke: { width: (ICON_STROKE * size) / ICON, style: 'solid', color },
})

/** The area of a figure that keeps its proportions, in the middle of its box. */
const fitted = (shape: ShapeName, width: number, height: number) => {
  const figure = shapeOf(shape)
  if (figure.stretch) return { x: 0, y: 0, width, height }
  const scale = Math.min(width / figure.width, height / figure.height)
  const [w, h] = [figure.width * scale, figure.height * scale]
  return { x: (width - w) / 2, y: (height - h) / 2, width: w, height: h }
}

export const shapeFigures = (
  shape: ShapeName,
  width: number,
  height: number,
  paint: { fill?: string; stroke?: Line },
): Figure[] => {
  const figure = shapeOf(shape)
  const place = fitted(shape, width, height)
  return figure.paths.map(({ d, opacity }) => ({
    ...place,
    shape: { path: d, field: [figure.width, figure.height] },
    ...(paint.fill ? { fill: { color: paint.fill, ...(opacity === undefined ? {} : { opacity }) } } : {}),
    ...(paint.stroke ? { stroke: paint.stroke } : {}),
  }))
}

type ShapeNode = Extract<Node, { node: 'shape' }>

/** `whole` is the box that a figure as high as its neighbour fills. */
export const shapeDrawing = (
  node: ShapeNode,
  context: LayoutContext,
  whole?: { width?: number; height?: number },
): Drawing => {
  const own = ownOf(context, node.slot)
  const measure = measureOf(context)
  const width = whole?.width ?? lengthOf(node.width, measure)
  const height = whole?.height ?? lengthOf(node.height, { ...measure, whole: context.text.size * 2 })
  const color = (ink: Ink) => inkOf(context, own.color ?? ink)
  const fill = node.fill ? color(node.fill) : node.stroke ? undefined : context.text.color
  const stroke: Line | undefined = node.stroke && { width: 1, style: 'solid', color: color(node.stroke) }
  return drawn(
    width,
    height,
    shapeFigures(node.shape, width, height, { ...(fill ? { fill } : {}), ...(stroke ? { stroke } : {}) }),
  )
}

export const rectangle = (x: number, y: number, width: number, height: number, color: string): Figure => ({
  x,
  y,
  width,
  height,
  shape: 'rectangle',
  fill: { color },
})

/** Lines on some sides only are drawn one by one. */
const sideLines = ({ top, right, bottom, left }: Edges, width: number, height: number): Figure[] => [
  ...(top ? [rectangle(0, 0, width, top.width, top.color)] : []),
  ...(right ? [rectangle(width - right.width, 0, right.width, height, right.color)] : []),
  ...(bottom ? [rectangle(0, height - bottom.width, width, bottom.width, bottom.color)] : []),
  ...(left ? [rectangle(0, 0, left.width, height, left.color)] : []),
]

/** The background of a box of a fixed size. */
export const groundFigure = (look: BoxLook, width: number, height: number): Figure[] => {
  const lines = Object.values(look.edges)
  if (lines.length > 0 && lines.length < 4) {
    const ground = look.fill ? [rectangle(0, 0, width, height, look.fill)] : []
    return [...ground, ...sideLines(look.edges, width, height)]
  }
  const [edge] = lines
  if (!look.fill && !look.gradient && !edge) return []
  const inset = (edge?.width ?? 0) / 2
  const round = Math.min(look.radius, Math.min(width, height) / 2)
  return [
    {
      x: inset,
      y: inset,
      width: width - inset * 2,
      height: height - inset * 2,
      shape:
        round >= Math.min(width, height) / 2 - 1 ? 'ellipse' : round > 0 ? { radius: round } : 'rectangle',
      ...(look.fill ? { fill: { color: look.fill } } : look.gradient ? { fill: look.gradient } : {}),
      ...(edge ? { stroke: edge } : {}),
    },
  ]
}

type PictureNode = Extract<Node, { node: 'picture' }>

/** How much of a picture is cut off so that it covers its box. */
const cropOf = (picture: { width: number; height: number }, width: number, height: number): Four => {
  const surplus = picture.width / picture.height / (width / height)
  if (surplus > 1) return [0, (1 - 1 / surplus) * 50, 0, (1 - 1 / surplus) * 50]
  return [(1 - surplus) * 50, 0, (1 - surplus) * 50, 0]
}

export const pictureDrawing = (node: PictureNode, context: LayoutContext): Drawing => {
  const own = withoutOwnSize(node, ownOf(context, node.slot)) ?? {}
  const look = boxLook(node.box, own, context)
  const width = look.width ?? lengthOf(node.width, measureOf(context))
  const height = look.height ?? lengthOf(node.height, measureOf(context))
  const soft = inkOf(context, 'soft')
  const [ground] = groundFigure({ ...look, fill: look.fill ?? soft }, width, height)
  const picture = context.pictures.get(node.src)
  if (!ground || !picture) return drawn(width, height, ground ? [ground] : [])
  const { type, bytes } = picture
  if (own.objectFit === 'contain') {
    const scale = Math.min(width / picture.width, height / picture.height)
    const [w, h] = [picture.width * scale, picture.height * scale]
    const placed = { type, bytes, crop: [0, 0, 0, 0] as const }
    const whole: Figure = {
      x: (width - w) / 2,
      y: (height - h) / 2,
      width: w,
      height: h,
      shape: 'rectangle',
      fill: { picture: placed },
    }
    return drawn(width, height, [ground, whole])
  }
  const crop =
    own.objectFit === 'fill' ? ([0, 0, 0, 0] as const) : cropOf(picture, ground.width, ground.height)
  return drawn(width, height, [{ ...ground, fill: { picture: { type, bytes, crop } } }])
}

export const qrDrawing = (node: Extract<Node, { node: 'qr' }>, context: LayoutContext): Drawing => {
  const width = lengthOf(node.width, measureOf(context))
  const { data } = encode(node.text, { ecc: 'M', border: 0 })
  const bytes = encodeSquares(data, inkOf(context, 'ink'))
  const figure: Figure = {
    x: 0,
    y: 0,
    width,
    height: width,
    shape: 'rectangle',
    fill: { picture: { type: 'image/png', bytes, crop: [0, 0, 0, 0] } },
  }
  return drawn(width, width, [figure], node.text)
}

type MeterNode = Extract<Node, { node: 'meter' }>

const RING_WIDTH = 0.1

/** The reached part of a ring, clockwise from the top, as a band. */
const ringBand = (share: number): string => {
  const end = share * 2 * Math.PI - Math.PI / 2
  const at = (radius: number) =>
    `${(20 + radius * Math.cos(end)).toFixed(3)} ${(20 + radius * Math.sin(end)).toFixed(3)}`
  const large = share > 0.5 ? 1 : 0
  return `M20 1A19 19 0 ${large} 1 ${at(19)}L${at(15)}A15 15 0 ${large} 0 20 5Z`
}

export const ringDrawing = (node: MeterNode, context: LayoutContext): Drawing => {
  const own = ownOf(context, node.slot)
  const width = own.width ?? lengthOf(node.width, measureOf(context))
  const line = width * RING_WIDTH
  const ring = (ink: string): Figure => ({
    x: line * 0.75,
    y: line * 0.75,
    width: width - line * 1.5,
    height: width - line * 1.5,
    shape: 'ellipse',
    stroke: { width: line, style: 'solid', color: ink },
  })
  const color = inkOf(context, own.color ?? node.color)
  if (node.level >= 5) return drawn(width, width, [ring(color)], node.word)
  const reached: Figure = {
    x: 0,
    y: 0,
    width,
    height: width,
    shape: { path: ringBand(node.level / 5), field: [40, 40] },
    fill: { color },
  }
  return drawn(
    width,
    width,
    [ring(inkOf(context, solidOf(own.background) ?? node.track)), reached],
    node.word,
  )
}

const BLOCKS = Array.from({ length: 10 }, (_, at) => at + 1)

const segmentsPath = (level: number): string =>
  BLOCKS.map((step) => {
    const x = (step - 1) * 14
    const hole = step <= level * 2 ? '' : `M${x + 1} 1V9H${x + 9}V1Z`
    return `M${x} 0H${x + 10}V10H${x}Z${hole}`
  }).join('')

/** Dots and stars are characters, which are easy to edit; bars, blocks and rings are drawn. */
export const meterPieces = (node: MeterNode, context: LayoutContext): Piece[] => {
  const own = ownOf(context, node.slot)
  const { level, look, word } = node
  const text = lookWith(context, {}, own)
  const color = inkOf(context, own.color ?? node.color)
  const track = inkOf(context, solidOf(own.background) ?? node.track)
  if (look === 'word') return [{ piece: 'text', text: word, look: { ...text, color } }]
  if (look === 'dots' || look === 'stars') {
    const [full, open] = look === 'dots' ? ['●', '○'] : ['★', '☆']
    const marks = { ...text, size: text.size * (look === 'dots' ? 0.86 : 0.95), bold: false }
    const rest = open.repeat(5 - level)
    return [
      { piece: 'text', text: full.repeat(level), look: { ...marks, color } },
      ...(rest === '' ? [] : [{ piece: 'text', text: rest, look: { ...marks, color: track } } as const]),
    ]
  }
  if (look === 'ring') return [{ piece: 'drawing', drawing: ringDrawing(node, context), look: text }]
  // A drawing as wide as its line would not fit on it.
  const width = (own.width ?? lengthOf(node.width, measureOf(context))) - 1
  const height = text.size * (look === 'bar' ? 0.4 : 0.66)
  const bar = [rectangle(0, 0, width, height, track), rectangle(0, 0, (width * level) / 5, height, color)]
  const blocks: Figure[] = [
    { x: 0, y: 0, width, height, shape: { path: segmentsPath(level), field: [136, 10] }, fill: { color } },
  ]
  return [
    { piece: 'drawing', drawing: drawn(width, height, look === 'bar' ? bar : blocks, word), look: text },
  ]
}
