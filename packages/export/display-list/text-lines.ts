import { colorOf } from './colors.ts'
import type { Rgba } from './list.ts'

/** A line that an element draws through or under all texts inside of it, by its own size and colour. */
export interface TextLine {
  kind: 'underline' | 'line-through'
  color: Rgba
  size: number
}

const linesIn = (style: CSSStyleDeclaration): TextLine[] => {
  const { textDecorationLine } = style
  const color = textDecorationLine === 'none' ? undefined : colorOf(style.textDecorationColor)
  if (!color) return []
  const size = Number.parseFloat(style.fontSize)
  return (['underline', 'line-through'] as const)
    .filter((kind) => textDecorationLine.includes(kind))
    .map((kind) => ({ kind, color, size }))
}

/** A text inside an inline block does not inherit underlines and strikes from outside. */
export const linesFor = (
  style: CSSStyleDeclaration,
  display: string,
  outer: readonly TextLine[],
): readonly TextLine[] => {
  const own = linesIn(style)
  if (display.startsWith('inline-') || style.position === 'absolute') return own
  if (outer.length === 0 || display === 'inline') return own.length > 0 ? [...outer, ...own] : outer
  // A block draws the line of what is around it by its own size.
  const size = Number.parseFloat(style.fontSize)
  return [...outer.map((line) => ({ ...line, size })), ...own]
}
