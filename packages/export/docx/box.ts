import type { Box, Sides } from '#packages/layout/box.ts'
import type { StyleProps } from '#packages/layout/setters/style.ts'
import type { Node } from '#packages/sections/node.ts'
import { type Edges, type Four, type Line, NONE, sideNames } from './block.ts'
import { inkOf, type LayoutContext, lookWith, measureOf, toned } from './layout-context.ts'
import { lengthOf } from './lengths.ts'

/** A box with the properties of its layout and of the user, in pixels. */
export interface BoxLook {
  margin: Four
  pad: Four
  fill?: string
  gradient?: { from: string; to: string; angle: number }
  edges: Edges
  /** A large value makes the box fully round. */
  radius: number
  width?: number
  minWidth?: number
  height?: number
  minHeight?: number
  maxHeight?: number
  grow: number
  /** Does not shrink if its row is too narrow. */
  firm: boolean
  gap: readonly [row: number, column: number]
  vertical: boolean
  /** The content is centred vertically. */
  middle: boolean
  /** The context of the content. */
  inside: LayoutContext
}

const FULL = 999

const fourOf = (sides: Sides | undefined, unit: number): Four => {
  if (sides === undefined) return NONE
  const list: readonly number[] = typeof sides === 'number' ? [sides] : sides
  const [top = 0, right = top, bottom = top, left = right] = list
  return [top * unit, right * unit, bottom * unit, left * unit]
}

const lineOf = (
  context: LayoutContext,
  { width = 1, style = 'solid', color = 'line' }: NonNullable<Box['border']>,
): Line => ({
  width,
  style,
  color: inkOf(context, color),
})

const edgesOf = (border: Box['border'], context: LayoutContext): Edges => {
  if (!border) return {}
  const line = lineOf(context, border)
  return Object.fromEntries((border.sides ?? sideNames).map((side) => [side, line]))
}

/** As on screen: a width alone draws a solid line, and one width for all keeps to the sides that the layout draws. */
const ownEdges = (
  edges: Edges,
  { borderWidth, borderStyle, borderColor }: StyleProps,
  context: LayoutContext,
): Edges => {
  if (borderWidth === undefined && borderStyle === undefined && borderColor === undefined) return edges
  const isBordered = Object.keys(edges).length > 0
  return Object.fromEntries(
    sideNames.flatMap((side, at) => {
      const layout = edges[side]
      const width =
        typeof borderWidth === 'object' ? (borderWidth[at] ?? 0) : (borderWidth ?? layout?.width ?? 0)
      const keeps =
        layout !== undefined || borderStyle !== undefined || typeof borderWidth === 'object' || !isBordered
      if (width <= 0 || !keeps || borderStyle === 'none') return []
      const color =
        borderColor === undefined ? (layout?.color ?? context.text.color) : inkOf(context, borderColor)
      return [[side, { width, style: borderStyle ?? layout?.style ?? 'solid', color }]]
    }),
  )
}

/** A box with inverted text takes its own fill from the colours on paper. */
const fillOf = ({ fill, tone }: Box, context: LayoutContext): Pick<BoxLook, 'fill' | 'gradient'> => {
  if (fill === undefined) return {}
  const at = tone ? { ...context, colors: context.tones.paper } : context
  if (typeof fill === 'string') return { fill: inkOf(at, fill) }
  return { gradient: { from: inkOf(at, fill.from), to: inkOf(at, fill.to), angle: fill.angle } }
}

const ownFill = (
  background: NonNullable<StyleProps['background']>,
  context: LayoutContext,
): Pick<BoxLook, 'fill' | 'gradient'> => {
  if (typeof background === 'string') return { fill: inkOf(context, background) }
  const [from, to, angle] = background
  return { gradient: { from: inkOf(context, from), to: inkOf(context, to), angle } }
}

const insideOf = (box: Box, own: StyleProps, context: LayoutContext): LayoutContext => {
  const at = box.tone ? toned(context, box.tone) : context
  const themed =
    own.themeColor === undefined ? at : { ...at, colors: { ...at.colors, theme: inkOf(at, own.themeColor) } }
  const look = box.size === undefined ? {} : { size: box.size }
  return {
    ...themed,
    size: own.fontSize ?? themed.size,
    text: lookWith(themed, look, own),
    align: own.textAlign ?? box.text ?? themed.align,
  }
}

const gapOf = (gap: Box['gap'], unit: number): BoxLook['gap'] => {
  if (gap === undefined) return [0, 0]
  return typeof gap === 'number' ? [gap * unit, gap * unit] : [gap[0] * unit, gap[1] * unit]
}

const bleedMargin = (margin: Four, { bleed }: Box, context: LayoutContext): Four => {
  if (!bleed) return margin
  const [top, right, bottom, left] = margin
  return [
    bleed.includes('top') ? -context.bleed.top : top,
    bleed.includes('right') ? -context.bleed.right : right,
    bottom,
    bleed.includes('left') ? -context.bleed.left : left,
  ]
}

export const boxLook = (box: Box, own: StyleProps, context: LayoutContext): BoxLook => {
  const inside = insideOf(box, own, context)
  const length = (css: string) => lengthOf(css, measureOf(context, inside.text.size))
  const px = (css: string | undefined, set?: number) => set ?? (css === undefined ? undefined : length(css))
  const sizes = {
    width: px(box.width, own.width),
    minWidth: px(box.minWidth),
    height: px(box.height === '100%' ? undefined : box.height, own.height),
    minHeight: px(box.minHeight),
    maxHeight: px(box.maxHeight),
  }
  const radius = own.borderRadius ?? box.radius ?? 0
  const known = Object.fromEntries(Object.entries(sizes).filter(([, size]) => size !== undefined))
  return {
    margin: own.moduleMargin ?? own.margin ?? bleedMargin(fourOf(box.margin, context.unit), box, context),
    pad: own.modulePadding ?? own.padding ?? fourOf(box.pad, context.unit),
    ...(own.background === undefined ? fillOf(box, context) : ownFill(own.background, inside)),
    edges: ownEdges(edgesOf(box.border, inside), own, inside),
    radius: radius === 'full' ? FULL : typeof radius === 'number' ? radius : Math.max(...radius),
    ...known,
    grow: own.flex ?? box.grow ?? 0,
    firm: box.shrink === 0,
    gap: gapOf(box.gap, context.unit),
    vertical: box.vertical === true || own.display === 'vertical',
    middle: box.column ? box.justify === 'center' : box.height !== undefined && box.align === 'center',
    inside,
  }
}

type BoxNode = Extract<Node, { node: 'stack' | 'row' | 'layer' }>

const JUSTIFY = {
  'flex-start': 'start',
  center: 'center',
  'flex-end': 'end',
  'space-between': 'between',
  'space-around': 'around',
} as const
const ALIGN = {
  'flex-start': 'start',
  center: 'center',
  'flex-end': 'end',
  baseline: 'baseline',
  stretch: 'stretch',
} as const

/** A box with the user's `display`: a row as a block stacks its children, and a block as flex is a row. */
export const laidOut = (node: BoxNode, own: StyleProps): BoxNode => {
  const { display, flexDirection, justifyContent, alignItems, flexWrap } = own
  if (node.node === 'layer') return node
  const isBlock = display === 'block' || display === 'inline-block' || flexDirection === 'column'
  const kind = isBlock ? 'stack' : display === 'flex' ? 'row' : node.node
  const { wrap, ...rest } = node.box
  const wraps = flexWrap === undefined ? wrap : flexWrap === 'wrap' ? (true as const) : undefined
  return {
    ...node,
    node: kind,
    box: {
      ...rest,
      ...(wraps ? { wrap: wraps } : {}),
      ...(justifyContent ? { justify: JUSTIFY[justifyContent] } : {}),
      ...(alignItems ? { align: ALIGN[alignItems] } : {}),
    },
  }
}

export const isDecorated = ({ fill, gradient, edges }: BoxLook): boolean =>
  fill !== undefined || gradient !== undefined || Object.keys(edges).length > 0

export const isHidden = ({ display }: StyleProps): boolean => display === 'none'
