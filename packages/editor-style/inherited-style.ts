import type { FillGradient, StyleRow } from '#packages/layout/setters/rows.ts'
import { type StyleName, styleNames, styleSetters } from '#packages/layout/setters/style.ts'

export type Inherited = Partial<Record<StyleName, unknown>>

type Read = (style: CSSStyleDeclaration, element: Element) => unknown

const px = (value: string): number | undefined => {
  const number = Number.parseFloat(value)
  return Number.isFinite(number) ? Number(number.toFixed(1)) : undefined
}

const hexOf = (color: string): string | undefined => {
  const [r, g, b, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number)
  if (r === undefined || g === undefined || b === undefined || alpha === 0) return undefined
  return `#${[r, g, b].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

/** Parses a gradient of two colours. Without a direction it goes down, as in CSS. */
const blendOf = (image: string): FillGradient | undefined => {
  const [, angle = '180', from = '', to = ''] =
    /^linear-gradient\((?:([\d.]+)deg, )?(rgba?\([^)]*\)), (rgba?\([^)]*\))\)$/.exec(image) ?? []
  const [first, last] = [hexOf(from), hexOf(to)]
  return first && last ? [first, last, Number(angle)] : undefined
}

const SIDES = ['top', 'right', 'bottom', 'left'] as const
const sidesOf = (style: CSSStyleDeclaration, before: string, after = '') =>
  SIDES.map((side) => px(style.getPropertyValue(`${before}-${side}${after}`)) ?? 0)

/** The style of the sides that have a border. */
const borderStyleOf = (style: CSSStyleDeclaration) =>
  SIDES.map((side) => style.getPropertyValue(`border-${side}-style`)).find((one) => one !== 'none') ?? 'none'

const FAMILIES = { sans: 'Noto Sans SC', serif: 'Noto Serif SC', kai: 'LXGW WenKai' }

/** Bullets are rendered as elements; an attribute of the list has their type. */
const listOf = (element: Element) => element.querySelector('[data-role="li"]')

/** Layouts have more bullets than the setter. */
const BULLETS: Record<string, string> = { dot: 'disc', ring: 'circle', square: 'square', number: 'decimal' }

/** Setters that do not correspond to one CSS property. */
const READ: Partial<Record<StyleName, Read>> = {
  fontFamily: ({ fontFamily }) => Object.entries(FAMILIES).find(([, name]) => fontFamily.includes(name))?.[0],
  // Half points need three digits in pixels.
  fontSize: ({ fontSize }) => Number(Number.parseFloat(fontSize).toFixed(3)),
  lineHeight: ({ lineHeight, fontSize }) => {
    const ratio = Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)
    return Number.isFinite(ratio) ? Number(ratio.toFixed(2)) : undefined
  },
  letterSpacing: ({ letterSpacing }) => px(letterSpacing) ?? 0,
  textAlign: ({ textAlign }) => (textAlign === 'start' ? 'left' : textAlign === 'end' ? 'right' : textAlign),
  textDecoration: ({ textDecorationLine }) => textDecorationLine,
  margin: (style) => sidesOf(style, 'margin'),
  padding: (style) => sidesOf(style, 'padding'),
  display: ({ display, writingMode }) => (writingMode === 'vertical-rl' ? 'vertical' : display),
  opacity: ({ opacity }) => Number(opacity),
  rotate: () => 0,
  flex: ({ flexGrow }) => Number(flexGrow),
  flexShrink: ({ flexShrink }) => Number(flexShrink),
  alignItems: ({ alignItems }) => (alignItems === 'normal' ? 'stretch' : alignItems),
  justifyContent: ({ justifyContent }) => (justifyContent === 'normal' ? 'flex-start' : justifyContent),
  borderStyle: borderStyleOf,
  borderWidth: (style) => {
    const widths = sidesOf(style, 'border', '-width')
    return new Set(widths).size === 1 ? widths[0] : widths
  },
  borderColor: (style) => {
    const side = SIDES.find((one) => style.getPropertyValue(`border-${one}-style`) !== 'none')
    return side && hexOf(style.getPropertyValue(`border-${side}-color`))
  },
  borderRadius: ({ borderTopLeftRadius }) => px(borderTopLeftRadius),
  background: ({ backgroundColor, backgroundImage }) => blendOf(backgroundImage) ?? hexOf(backgroundColor),
  backgroundPath: () => undefined,
  listStyle: (_, element) => {
    const list = listOf(element)
    return list ? BULLETS[list.getAttribute('data-bullet') ?? ''] : 'none'
  },
  listStylePosition: (_, element) =>
    listOf(element)?.classList.contains('hj-inside') ? 'inside' : 'outside',
  themeColor: (style) => style.getPropertyValue('--hj-theme').trim() || undefined,
  moduleMargin: (style) => sidesOf(style, 'margin'),
  modulePadding: (style) => sidesOf(style, 'padding'),
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)

const readPlainly = (style: CSSStyleDeclaration, name: StyleName, { input, options }: StyleRow): unknown => {
  const value = style.getPropertyValue(kebab(name))
  if (input === 'color') return hexOf(value)
  if (input === 'number') return px(value)
  return options?.includes(value) ? value : undefined
}

/** The computed style of a part as setter values, including inherited ones. */
export const readStyle = (part: Element, section: Element): Inherited => {
  const partStyle = getComputedStyle(part)
  const sectionStyle = getComputedStyle(section)
  return Object.fromEntries(
    styleNames.map((name) => {
      const row: StyleRow = styleSetters[name]
      const isSectionOnly = row.writes === 'section'
      const style = isSectionOnly ? sectionStyle : partStyle
      const read = READ[name]
      return [name, read ? read(style, isSectionOnly ? section : part) : readPlainly(style, name, row)]
    }),
  )
}
