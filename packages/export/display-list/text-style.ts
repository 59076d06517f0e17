import { cssNames, type FaceId, type Family, faceIdOf, families } from '#packages/fonts/faces.ts'
import { colorOf } from './colors.ts'
import type { Rgba } from './list.ts'

/** The appearance of an element's texts. */
export interface TextStyle {
  face: FaceId
  family: Family
  size: number
  color: Rgba | undefined
  isUpper: boolean
  isSlanted: boolean
  isVertical: boolean
  /** Lines are stretched, each by its own measure. */
  isJustified: boolean
  /** Identifies all properties that affect the width of a character. */
  key: string
  ascent: number
  descent: number
  /** For a canvas, at any size. */
  fontAt(size: number): string
}

const familyOf = (css: string): Family =>
  families.find((family) => css.replace(/^["']/, '').startsWith(cssNames[family])) ?? 'sans'

let canvas: CanvasRenderingContext2D | undefined

/** A canvas for measuring, and for painting single characters that none of the product's faces has. */
export const scratchCanvas = (): CanvasRenderingContext2D => {
  canvas ??= document.createElement('canvas').getContext('2d') ?? undefined
  if (!canvas) throw new Error('this browser cannot measure text')
  return canvas
}

interface LineMetrics {
  ascent: number
  descent: number
}

const metrics = new Map<string, LineMetrics>()

/**
 * The baseline in a line's box. Browsers round a face's ascent and descent differently on each system, so a canvas
 * measures them.
 */
const metricsOf = (font: string): LineMetrics => {
  const found = metrics.get(font)
  if (found) return found
  const context = scratchCanvas()
  context.font = font
  context.textRendering = 'geometricPrecision'
  const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText('x')
  const measured = { ascent, descent }
  metrics.set(font, measured)
  return measured
}

export const textStyleOf = (style: CSSStyleDeclaration): TextStyle => {
  const { fontFamily, fontWeight, fontStyle, letterSpacing, fontVariantEastAsian } = style
  const family = familyOf(fontFamily)
  const size = Number.parseFloat(style.fontSize)
  const weight = Number(fontWeight) >= 600 ? 700 : 400
  const face = faceIdOf(family, weight)
  const isSlanted = fontStyle !== 'normal'
  return {
    face,
    family,
    size,
    color: colorOf(style.color),
    isUpper: style.textTransform === 'uppercase',
    isSlanted,
    isVertical: style.writingMode !== 'horizontal-tb',
    isJustified: style.textAlign === 'justify',
    key: `${face} ${size} ${letterSpacing} ${fontVariantEastAsian}`,
    ...metricsOf(`${weight} ${size}px ${fontFamily}`),
    fontAt: (other) => `${isSlanted ? 'italic ' : ''}${weight} ${other}px ${fontFamily}`,
  }
}
