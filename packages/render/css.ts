import type { CSSProperties } from 'react'
import type { Box, Edge, Fill, Ink, Look, Sides } from '#packages/layout/box.ts'
import { mix } from '#packages/layout/color.ts'
import type { StyleProps } from '#packages/layout/setters/style.ts'
import { pictureUrl } from './pictures.ts'

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

const NAMES = ['Top', 'Right', 'Bottom', 'Left'] as const
type Four<T> = readonly [T, T, T, T]

/**
 * Always side by side, never as one: a value that a person takes back must leave what the layout says of that side,
 * and a browser that clears a whole `margin` clears all four.
 */
const bySide = (before: string, values: Four<string | number>, after = ''): CSSProperties =>
  Object.fromEntries(NAMES.map((name, at) => [`${before}${name}${after}`, values[at]]))

const sides = (value: Sides): Four<string> => {
  const list: readonly number[] = typeof value === 'number' ? [value] : value
  const [top = 0, right = top, bottom = top, left = right] = list
  return [units(top), units(right), units(bottom), units(left)]
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
  ...(bleed.includes('bottom') ? { marginBottom: 'calc(var(--hj-bleed-bottom) * -1)' } : {}),
  ...(bleed.includes('left') ? { marginLeft: 'calc(var(--hj-bleed-left) * -1)' } : {}),
  ...(bleed.includes('right') ? { marginRight: 'calc(var(--hj-bleed-right) * -1)' } : {}),
})

const borderOf = ({ width = 1, style = 'solid', color = 'line', ...border }: NonNullable<Box['border']>) => {
  const drawn = NAMES.filter((name) => border.sides?.includes(name.toLowerCase() as 'top') ?? true)
  const line = drawn.flatMap((name) => [
    [`border${name}Width`, `${width}px`],
    [`border${name}Style`, style],
    [`border${name}Color`, ink(color)],
  ])
  return Object.fromEntries(line) as CSSProperties
}

const scaled = (scale: number): CSSProperties =>
  ({
    '--hj-size': `calc(var(--hj-full-size) * var(--hj-fit, 1) * ${scale})`,
    '--hj-u': `calc(var(--hj-full-u) * var(--hj-fit, 1) * ${scale})`,
    fontSize: 'var(--hj-size)',
  }) as CSSProperties

/** The gap between the children of a stack is their margin, so that it vanishes at a page break as in print. */
export const boxStyle = (box: Box): CSSProperties => ({
  ...(box.pad === undefined ? {} : bySide('padding', sides(box.pad))),
  ...(box.margin === undefined ? {} : bySide('margin', sides(box.margin))),
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
  // A head that could break within itself would leave its upper padding on the page before.
  ...(box.keep || box.keepNext ? { breakInside: 'avoid' } : {}),
  ...(box.keepNext ? { breakAfter: 'avoid' } : {}),
  ...(box.clone ? { boxDecorationBreak: 'clone', WebkitBoxDecorationBreak: 'clone' } : {}),
  ...(box.bleed === undefined ? {} : bleedOf(box.bleed)),
  ...(box.vertical ? { writingMode: 'vertical-rl' } : {}),
  ...(box.clip ? { overflow: 'hidden' } : {}),
  ...(box.scale === undefined ? {} : scaled(box.scale)),
  ...(box.span === undefined ? {} : { gridColumn: `span ${box.span}` }),
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

/** A light theme (yellow) is no colour for letters on paper: presentations say which cut of it is. */
const textInk = (color: Ink): string =>
  color === 'theme' || color === 'accent' ? `var(--hj-${color}-text, var(--hj-${color}))` : ink(color)

export const lookStyle = (look: Look): CSSProperties => ({
  ...(look.size === undefined ? {} : { fontSize: `calc(var(--hj-size) * ${look.size})` }),
  ...(look.bold === undefined ? {} : { fontWeight: look.bold ? 700 : 400 }),
  ...(look.color === undefined ? {} : { color: textInk(look.color) }),
  ...(look.face === undefined ? {} : { fontFamily: `var(--hj-${look.face})` }),
  ...(look.align === undefined ? {} : { textAlign: look.align }),
  ...(look.leading === undefined ? {} : { lineHeight: look.leading }),
  ...(look.spacing === undefined ? {} : { letterSpacing: `${Math.min(look.spacing, 0.08)}em` }),
  ...(look.nowrap ? { whiteSpace: 'nowrap', flexShrink: 0 } : {}),
  ...(look.upper ? { textTransform: 'uppercase' } : {}),
  ...(look.italic ? { fontStyle: 'italic' } : {}),
})

const px = (list: Four<number>): Four<string> => {
  const [top, right, bottom, left] = list
  return [`${top}px`, `${right}px`, `${bottom}px`, `${left}px`]
}

const all = <T>(value: T): Four<T> => [value, value, value, value]

/**
 * Borders are drawn even if the user chose no style. A single width applies only to the sides that the layout draws.
 */
const ownBorder = (
  { borderWidth, borderStyle, borderColor }: StyleProps,
  isBordered: boolean,
): CSSProperties => {
  const isDrawn = Array.isArray(borderWidth) || (!!borderWidth && !isBordered)
  const style = borderStyle ?? (isDrawn ? 'solid' : undefined)
  return {
    ...(borderWidth === undefined
      ? {}
      : bySide('border', px(typeof borderWidth === 'number' ? all(borderWidth) : borderWidth), 'Width')),
    ...(style === undefined ? {} : bySide('border', all(style), 'Style')),
    ...(borderColor === undefined ? {} : bySide('border', all(ink(borderColor)), 'Color')),
  }
}

const displayOf = (display: StyleProps['display']): CSSProperties =>
  display === 'vertical' ? { display: 'block', writingMode: 'vertical-rl' } : display ? { display } : {}

/** The user's style without the border, where that is drawn as a line. */
export const withoutBorder = (style: StyleProps | undefined): StyleProps | undefined => {
  if (!style) return undefined
  const { borderColor, borderWidth, borderStyle, ...rest } = style
  return rest
}

/** A rule or a timeline takes a person's border as its own line. */
export const ownEdge = (line: Edge, style: StyleProps | undefined): Edge => {
  const { borderWidth, borderColor, borderStyle } = style ?? {}
  const width = typeof borderWidth === 'number' ? borderWidth : borderWidth && Math.max(...borderWidth)
  return {
    ...line,
    ...(width === undefined ? {} : { width }),
    ...(borderColor === undefined ? {} : { color: borderColor as Ink }),
    ...(borderStyle === undefined || borderStyle === 'none' ? {} : { style: borderStyle }),
  }
}

/** Where one colour must do: the middle of a blend. */
export const solidOf = (background: StyleProps['background']): Ink | undefined =>
  (Array.isArray(background) ? mix(background[0], background[1], 0.5) : background) as Ink | undefined

/** A gradient of the layout gives way to a person's colour, and a colour of the layout to a person's gradient. */
const ownFill = (background: StyleProps['background']): CSSProperties => {
  if (background === undefined) return {}
  if (typeof background === 'string') return { backgroundColor: ink(background), backgroundImage: 'none' }
  const [from, to, angle] = background
  return { backgroundColor: 'transparent', backgroundImage: `linear-gradient(${angle}deg, ${from}, ${to})` }
}

/** A picture fills its box unless it is asked to repeat. */
const ownGround = ({ background, backgroundPath, backgroundRepeat }: StyleProps): CSSProperties => ({
  ...ownFill(background),
  ...(backgroundPath === '' && background === undefined ? { backgroundImage: 'none' } : {}),
  ...(!backgroundPath
    ? {}
    : {
        backgroundImage: `url("${pictureUrl(backgroundPath)}")`,
        backgroundRepeat: 'no-repeat',
        backgroundPosition: 'center',
        ...(backgroundRepeat === undefined || backgroundRepeat === 'no-repeat'
          ? { backgroundSize: 'cover' }
          : {}),
      }),
  ...(backgroundRepeat === undefined ? {} : { backgroundRepeat }),
})

/** Variables that content inside is measured by: titles by the size, bullets by the line height. */
const ownMeasures = ({ fontSize, lineHeight }: StyleProps): CSSProperties => ({
  ...(fontSize === undefined ? {} : { fontSize, '--hj-size': `${fontSize}px` }),
  ...(lineHeight === undefined ? {} : { lineHeight, '--hj-leading': String(lineHeight) }),
})

/**
 * The style that the user set with the style setters. It comes last and wins; zero is a value too. `isBordered`: the
 * layout draws a border of its own.
 */
export const ownStyle = (style: StyleProps | undefined, isBordered = false): CSSProperties => {
  if (!style) return {}
  const {
    color,
    background: _ground,
    backgroundRepeat: _repeat,
    fontSize: _size,
    lineHeight: _leading,
    borderColor: _color,
    borderWidth: _width,
    borderStyle: _style,
    display,
    themeColor,
    margin,
    padding,
    rotate,
    fontFamily,
    backgroundPath: _path,
    ...rest
  } = style
  const { fontWeight, moduleMargin, modulePadding, listStyle, listStylePosition, flex, ...same } = rest
  void listStyle
  void listStylePosition
  return {
    ...(same as CSSProperties),
    ...displayOf(display),
    ...ownBorder(style, isBordered),
    ...ownMeasures(style),
    ...ownGround(style),
    ...(fontWeight === undefined ? {} : { fontWeight: Number(fontWeight) }),
    ...(flex === undefined ? {} : { flexGrow: flex }),
    ...(color === undefined ? {} : { color: ink(color) }),
    ...(margin === undefined ? {} : bySide('margin', px(margin))),
    ...(padding === undefined ? {} : bySide('padding', px(padding))),
    ...(moduleMargin === undefined ? {} : bySide('margin', px(moduleMargin))),
    ...(modulePadding === undefined ? {} : bySide('padding', px(modulePadding))),
    ...(rotate === undefined ? {} : { transform: `rotate(${rotate}deg)` }),
    ...(fontFamily === undefined ? {} : { fontFamily: `var(--hj-${fontFamily})` }),
    ...(themeColor === undefined ? {} : { '--hj-theme': ink(themeColor) }),
  }
}
