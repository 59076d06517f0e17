import type { CSSProperties } from 'react'
import type { Box, Edge, Fill, Ink, Look, Sides } from '#packages/parts/box.ts'
import type { StyleProps } from '#packages/setters/style.ts'

/** Lengths of layouts are multiples of one unit, which the theme's size and spacing set. */
const units = (count: number): string => (count === 0 ? '0' : `calc(var(--hj-u) * ${count})`)

export const ink = (color: Ink | StyleProps['color']): string =>
  color === undefined ? '' : color.startsWith('#') ? color : `var(--hj-${color})`

/** A box that turns its texts (`tone`) redefines the colours for itself too: its own fill is the paper's. */
const fillOf = (fill: Fill, toned: boolean): CSSProperties => {
  const color = (name: Ink) => (toned && !name.startsWith('#') ? `var(--hj-paper-${name})` : ink(name))
  return typeof fill === 'string'
    ? { backgroundColor: color(fill) }
    : { backgroundImage: `linear-gradient(${fill.angle}deg, ${color(fill.from)}, ${color(fill.to)})` }
}

const sides = (value: Sides): string => {
  const list: readonly number[] = typeof value === 'number' ? [value] : value
  return list.map(units).join(' ')
}

export const edge = ({ width = 1, style = 'solid', color = 'line' }: Edge): string =>
  `${width}px ${style} ${ink(color)}`

const ALIGN = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  baseline: 'baseline',
  stretch: 'stretch',
} as const
const JUSTIFY = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  between: 'space-between',
  around: 'space-around',
} as const

const radiusOf = (radius: NonNullable<Box['radius']>): string =>
  radius === 'full'
    ? '999px'
    : typeof radius === 'number'
      ? `${radius}px`
      : radius.map((r) => `${r}px`).join(' ')

const bleedOf = (bleed: NonNullable<Box['bleed']>): CSSProperties => ({
  ...(bleed.includes('top') ? { marginTop: 'calc(var(--hj-bleed-top) * -1)' } : {}),
  ...(bleed.includes('left') ? { marginLeft: 'calc(var(--hj-bleed-left) * -1)' } : {}),
  ...(bleed.includes('right') ? { marginRight: 'calc(var(--hj-bleed-right) * -1)' } : {}),
})

const borderOf = (border: NonNullable<Box['border']>): CSSProperties => {
  const line = edge(border)
  if (!border.sides) return { border: line }
  return Object.fromEntries(
    border.sides.map((side) => [`border${side[0]?.toUpperCase()}${side.slice(1)}`, line]),
  )
}

/** The gap between the children of a stack is their margin, so that it vanishes at a page break as in print. */
export const boxStyle = (box: Box): CSSProperties => ({
  ...(box.pad === undefined ? {} : { padding: sides(box.pad) }),
  ...(box.margin === undefined ? {} : { margin: sides(box.margin) }),
  ...(box.fill === undefined ? {} : fillOf(box.fill, box.tone !== undefined)),
  ...(box.border === undefined ? {} : borderOf(box.border)),
  ...(box.radius === undefined ? {} : { borderRadius: radiusOf(box.radius) }),
  ...(box.width === undefined ? {} : { width: box.width }),
  ...(box.minWidth === undefined ? {} : { minWidth: box.minWidth }),
  ...(box.height === undefined ? {} : { height: box.height }),
  ...(box.minHeight === undefined ? {} : { minHeight: box.minHeight }),
  ...(box.maxHeight === undefined ? {} : { maxHeight: box.maxHeight }),
  ...(box.grow === undefined ? {} : { flexGrow: box.grow, flexBasis: 0, minWidth: box.minWidth ?? 0 }),
  ...(box.shrink === undefined ? {} : { flexShrink: box.shrink }),
  ...(box.text === undefined ? {} : { textAlign: box.text }),
  ...(box.size === undefined ? {} : { fontSize: `calc(var(--hj-size) * ${box.size})` }),
  ...(box.keep ? { breakInside: 'avoid' } : {}),
  ...(box.keepNext ? { breakAfter: 'avoid' } : {}),
  ...(box.clone ? { boxDecorationBreak: 'clone', WebkitBoxDecorationBreak: 'clone' } : {}),
  ...(box.bleed === undefined ? {} : bleedOf(box.bleed)),
  ...(box.vertical ? { writingMode: 'vertical-rl' } : {}),
  ...(box.clip ? { overflow: 'hidden' } : {}),
})

export const alignment = (box: Box, fallback: keyof typeof ALIGN): CSSProperties => ({
  alignItems: ALIGN[box.align ?? fallback],
  ...(box.justify ? { justifyContent: JUSTIFY[box.justify] } : {}),
})

export const gapOf = (box: Box): string | undefined =>
  box.gap === undefined
    ? undefined
    : typeof box.gap === 'number'
      ? units(box.gap)
      : box.gap.map(units).join(' ')

export const lookStyle = (look: Look): CSSProperties => ({
  ...(look.size === undefined ? {} : { fontSize: `calc(var(--hj-size) * ${look.size})` }),
  ...(look.bold === undefined ? {} : { fontWeight: look.bold ? 700 : 400 }),
  ...(look.color === undefined ? {} : { color: ink(look.color) }),
  ...(look.face === undefined ? {} : { fontFamily: `var(--hj-${look.face})` }),
  ...(look.align === undefined ? {} : { textAlign: look.align }),
  ...(look.leading === undefined ? {} : { lineHeight: look.leading }),
  ...(look.spacing === undefined ? {} : { letterSpacing: `${Math.min(look.spacing, 0.08)}em` }),
  ...(look.nowrap ? { whiteSpace: 'nowrap', flexShrink: 0 } : {}),
  ...(look.upper ? { textTransform: 'uppercase' } : {}),
  ...(look.italic ? { fontStyle: 'italic' } : {}),
})

const px = (list: readonly number[]) => list.map((value) => `${value}px`).join(' ')

/** What a person set with the style setters: it comes last and wins. Zero is a value. */
export const ownStyle = (style: StyleProps | undefined): CSSProperties => {
  if (!style) return {}
  const {
    color,
    background,
    borderColor,
    themeColor,
    margin,
    padding,
    rotate,
    fontFamily,
    backgroundPath,
    ...rest
  } = style
  const { fontWeight, moduleMargin, modulePadding, listStyle, listStylePosition, flex, ...same } = rest
  void listStyle
  void listStylePosition
  return {
    ...(same as CSSProperties),
    ...(fontWeight === undefined ? {} : { fontWeight: Number(fontWeight) }),
    ...(flex === undefined ? {} : { flexGrow: flex }),
    ...(color === undefined ? {} : { color: ink(color) }),
    ...(background === undefined ? {} : { backgroundColor: ink(background) }),
    ...(borderColor === undefined ? {} : { borderColor: ink(borderColor) }),
    ...(margin === undefined ? {} : { margin: px(margin) }),
    ...(padding === undefined ? {} : { padding: px(padding) }),
    ...(moduleMargin === undefined ? {} : { margin: px(moduleMargin) }),
    ...(modulePadding === undefined ? {} : { padding: px(modulePadding) }),
    ...(rotate === undefined ? {} : { transform: `rotate(${rotate}deg)` }),
    ...(fontFamily === undefined ? {} : { fontFamily: `var(--hj-${fontFamily})` }),
    ...(backgroundPath === undefined
      ? {}
      : { backgroundImage: `url("/files/${encodeURI(backgroundPath)}")` }),
    ...(themeColor === undefined ? {} : { '--hj-theme': ink(themeColor) }),
  }
}
