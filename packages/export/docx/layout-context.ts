import type { Document, Section } from '#packages/document/schema.ts'
import type { Ink, Look } from '#packages/layout/box.ts'
import { mix } from '#packages/layout/color.ts'
import type { StyleProps } from '#packages/layout/setters/style.ts'
import { themeVariables } from '#packages/render/theme-variables.ts'
import type { Node } from '#packages/sections/node.ts'
import type { Picture } from '../display-list/list.ts'
import type { Align, Block, TextLook } from './block.ts'
import type { Measure } from './lengths.ts'

const inkNames = [
  'ink',
  'muted',
  'faint',
  'line',
  'theme',
  'soft',
  'dark',
  'on',
  'accent',
  'chart-accent',
  'chart-dark',
  'paper',
] as const
export type Colors = Record<(typeof inkNames)[number], string>

/** Colours by meaning: on paper, and on the theme's own background. */
interface Tones {
  paper: Colors
  on: Colors
}

/** Values that a node inherits from its surroundings, as in CSS. */
export interface LayoutContext {
  /** The available width. */
  width: number
  tones: Tones
  colors: Colors
  /** The text size that relative sizes refer to, and the unit of all gaps. */
  size: number
  unit: number
  text: TextLook
  align: Align
  own: Section['style']
  bleed: Measure['bleed']
  /** Its offset from the page's left edge, and the offset of its region from the upper one. */
  left: number
  top: number
  /** The height of its region on a page. */
  height: number
  /** A side column, in which rows with `fold` wrap. */
  narrow: boolean
  /** On the line that connects sections. */
  rail: boolean
  pictures: ReadonlyMap<string, Picture>
  /** A new list number that is unique in the file. */
  nextList(): number
}

/** Turns a node into blocks. It is passed down because boxes contain boxes. */
export type Draw = (node: Node, context: LayoutContext) => Block[]

const colorsOf = (variables: Record<string, string>, prefix: string): Colors =>
  Object.fromEntries(
    inkNames.map((name) => [name, variables[`--hj-${prefix}${name}`] ?? '#000000']),
  ) as Colors

export const layoutContextOf = (document: Document, pictures: LayoutContext['pictures']): LayoutContext => {
  const { fontSize, lineHeight, spacing, font } = document.theme
  const variables = themeVariables(document)
  const paper = colorsOf(variables, '')
  let lists = 0
  return {
    width: 0,
    tones: { paper, on: colorsOf(variables, 'on-') },
    colors: paper,
    size: fontSize,
    unit: (fontSize / 4) * spacing,
    text: {
      size: fontSize,
      leading: lineHeight,
      bold: false,
      italic: false,
      underline: false,
      strike: false,
      color: paper.ink,
      face: font,
      spacing: 0,
      upper: false,
    },
    align: 'left',
    own: {},
    bleed: { top: 0, left: 0, right: 0 },
    left: 0,
    top: 0,
    height: 0,
    narrow: false,
    rail: false,
    pictures,
    nextList: () => {
      lists += 1
      return lists
    },
  }
}

/** The colours on the theme's background (`on`), on paper (`paper`), or on a tint, where a tinted box is white. */
export const toned = (context: LayoutContext, tone: 'on' | 'paper' | 'tint'): LayoutContext => {
  if (tone === 'tint') return { ...context, colors: { ...context.colors, soft: context.colors.paper } }
  const colors = context.tones[tone]
  return { ...context, colors, text: { ...context.text, color: colors.ink } }
}

type AnyInk = Ink | NonNullable<StyleProps['color']>

export const inkOf = ({ colors }: Pick<LayoutContext, 'colors'>, color: AnyInk): string =>
  color.startsWith('#') ? color.toLowerCase() : (colors[color as keyof Colors] ?? colors.ink)

/** The user's own style of a slot, or the shared style (`shared`) where the slot has none. */
export const ownOf = ({ own }: LayoutContext, slot: string | undefined, shared?: string): StyleProps => ({
  ...own[shared ?? ''],
  ...own[slot ?? ''],
})

export const measureOf = (context: LayoutContext, em = context.text.size): Measure => ({
  em,
  whole: context.width,
  bleed: context.bleed,
})

const ownLook = (own: StyleProps, context: LayoutContext): Partial<TextLook> => ({
  ...(own.fontSize === undefined ? {} : { size: own.fontSize }),
  ...(own.lineHeight === undefined ? {} : { leading: own.lineHeight }),
  ...(own.fontWeight === undefined ? {} : { bold: own.fontWeight === '700' }),
  ...(own.color === undefined ? {} : { color: inkOf(context, own.color) }),
  ...(own.fontFamily === undefined ? {} : { face: own.fontFamily }),
  ...(own.letterSpacing === undefined ? {} : { spacing: own.letterSpacing }),
  ...(own.textDecoration === undefined
    ? {}
    : { underline: own.textDecoration === 'underline', strike: own.textDecoration === 'line-through' }),
})

/** Word has no opacity for text, so translucent text gets a paler colour. */
const faded = (look: TextLook, { opacity }: StyleProps, { colors }: LayoutContext): TextLook =>
  opacity === undefined ? look : { ...look, color: mix(look.color, colors.paper, Math.max(0.15, opacity)) }

/** The look of a text or of the content of a box; the user's own style overrides the rest. */
export const lookWith = (
  context: LayoutContext,
  look: Look,
  own: StyleProps = {},
  base: Partial<TextLook> = {},
): TextLook => {
  const size = look.size === undefined ? context.text.size : context.size * look.size
  const set: TextLook = {
    ...context.text,
    ...base,
    size,
    ...(look.leading === undefined ? {} : { leading: look.leading }),
    ...(look.bold === undefined ? {} : { bold: look.bold }),
    ...(look.italic ? { italic: true } : {}),
    ...(look.upper ? { upper: true } : {}),
    ...(look.color === undefined ? {} : { color: inkOf(context, look.color) }),
    ...(look.face === undefined ? {} : { face: look.face }),
    ...(look.spacing === undefined ? {} : { spacing: Math.min(look.spacing, 0.08) * size }),
    ...ownLook(own, context),
  }
  return faded(set, own, context)
}

export const alignWith = (context: LayoutContext, align: Align | undefined, own: StyleProps = {}): Align =>
  own.textAlign ?? align ?? context.align

/** The context with another width, indented from its left edge. */
export const within = (context: LayoutContext, width: number, from = 0): LayoutContext => ({
  ...context,
  width: Math.max(8, width),
  left: context.left + from,
})
