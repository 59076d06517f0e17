import type { Node } from '#packages/sections/node.ts'
import type { Figure } from './block.ts'
import { boxLook, isHidden } from './box.ts'
import { drawn, groundFigure, iconFigure, rectangle, ringDrawing, shapeDrawing } from './figures.ts'
import { inkOf, type LayoutContext, measureOf, ownOf } from './layout-context.ts'
import { lengthOf } from './lengths.ts'

export interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** Whether a node is only decoration: no text, no picture, and of the user's data at most a level. */
export const isFigure = (node: Node): boolean => {
  switch (node.node) {
    case 'shape':
    case 'rule':
    case 'icon':
    case 'leader':
      return true
    case 'meter':
      return node.look === 'ring'
    case 'stack':
    case 'row':
    case 'layer':
      return node.children.every(isFigure)
    default:
      return false
  }
}

/** The natural size of a figure; undefined if it fills its area. */
export const figureSize = (node: Node, context: LayoutContext): { width: number; height: number } => {
  const length = (css: string) => (css === '100%' ? 0 : lengthOf(css, measureOf(context)))
  if (node.node === 'shape') return { width: length(node.width), height: length(node.height) }
  if (node.node === 'icon')
    return { width: node.size * context.text.size, height: node.size * context.text.size }
  if (node.node === 'meter') return ringDrawing(node, context)
  if (node.node !== 'stack' && node.node !== 'row' && node.node !== 'layer') return { width: 0, height: 0 }
  const look = boxLook(node.box, ownOf(context, node.slot), context)
  const sizes = node.children.map((child) => figureSize(child, look.inside))
  const across = sizes.map(({ width }) => width)
  const wide =
    node.node === 'row' ? across.reduce((sum, one) => sum + one + look.gap[1], 0) : Math.max(0, ...across)
  return {
    width: look.width ?? wide,
    height: look.height ?? look.pad[0] + look.pad[2] + Math.max(0, ...sizes.map(({ height }) => height)),
  }
}

const moved = (figures: readonly Figure[], x: number, y: number): Figure[] =>
  figures.map((figure) => ({ ...figure, x: figure.x + x, y: figure.y + y }))

type Align = 'start' | 'center' | 'end' | 'baseline' | 'stretch'

const alignedTop = (align: Align, height: number, area: Area): number => {
  if (align === 'center') return area.y + (area.height - height) / 2
  return align === 'end' ? area.y + area.height - height : area.y
}

const shapeIn = (
  node: Extract<Node, { node: 'shape' }>,
  area: Area,
  context: LayoutContext,
  align: Align,
  isCentred: boolean,
) => {
  const look = boxLook(node.box, ownOf(context, node.slot), context)
  const [top, right, , left] = look.margin
  const own = figureSize(node, context)
  const width = node.width === '100%' ? area.width - left - right : own.width
  const height = node.height === '100%' ? area.height - top : own.height
  const y = node.height === '100%' ? area.y + top : alignedTop(align, height, area) + top
  const x = isCentred ? area.x + (area.width - width) / 2 : area.x + left
  return moved(shapeDrawing(node, context, { width, height }).figures, x, y)
}

type BoxNode = Extract<Node, { node: 'stack' | 'row' | 'layer' }>

/** The figures of a row are next to each other, from the left or from the right. */
const rowIn = (node: BoxNode, area: Area, context: LayoutContext): Figure[] => {
  const look = boxLook(node.box, ownOf(context, node.slot), context)
  const inside = look.inside
  const [top, right, , left] = look.pad
  const widths = node.children.map((child) => figureSize(child, inside).width)
  const all = widths.reduce((sum, width) => sum + width, 0) + look.gap[1] * Math.max(0, widths.length - 1)
  const { justify } = node.box
  const room = area.width - left - right
  let x = area.x + left + (justify === 'end' ? room - all : justify === 'center' ? (room - all) / 2 : 0)
  return node.children.flatMap((child, at) => {
    const width = widths[at] ?? 0
    const place = { x, y: area.y + top, width, height: area.height - top - look.pad[2] }
    x += width + look.gap[1]
    return figuresIn(child, place, inside, node.box.align ?? 'baseline')
  })
}

const boxIn = (node: BoxNode, area: Area, context: LayoutContext): Figure[] => {
  const look = boxLook(node.box, ownOf(context, node.slot), context)
  const [, right, , left] = look.margin
  const place = { ...area, x: area.x + left, width: area.width - left - right }
  const ground = moved(groundFigure(look, place.width, place.height), place.x, place.y)
  if (node.node === 'row') return [...ground, ...rowIn(node, place, context)]
  return [
    ...ground,
    ...node.children.flatMap((child) => figuresIn(child, place, look.inside, node.box.align ?? 'center')),
  ]
}

/** The figures that a purely decorative node draws over an area. */
export const figuresIn = (
  node: Node,
  area: Area,
  context: LayoutContext,
  align: Align = 'center',
  isCentred = false,
): Figure[] => {
  if ('slot' in node && isHidden(ownOf(context, node.slot))) return []
  switch (node.node) {
    case 'shape':
      return shapeIn(node, area, context, align, isCentred)
    case 'meter': {
      const { figures, width, height } = ringDrawing(node, context)
      return moved(
        figures,
        area.x + (isCentred ? (area.width - width) / 2 : 0),
        alignedTop(align, height, area),
      )
    }
    case 'icon': {
      const size = node.size * context.text.size
      const color = node.color ? inkOf(context, node.color) : context.text.color
      return [iconFigure(node.icon, size, color, area.x, alignedTop(align, size, area))]
    }
    case 'rule': {
      const { width = 1, color = 'line' } = node.edge
      return [rectangle(area.x, area.y + (area.height - width) / 2, area.width, width, inkOf(context, color))]
    }
    case 'stack':
    case 'row':
    case 'layer':
      return boxIn(node, area, context)
    default:
      return []
  }
}

export const drawnOver = (figures: readonly Figure[], area: Area) =>
  drawn(
    area.width,
    area.height,
    figures.map((figure) => ({ ...figure, x: figure.x - area.x, y: figure.y - area.y })),
  )
