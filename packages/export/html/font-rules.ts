import type { UsedFace } from './used-characters.ts'

/** A slice of a face, and what of it a document shows. */
export interface NeededSlice extends UsedFace {
  /** As style sheets write it. */
  range: string
  url: string
}

const unquoted = (text: string): string => text.replaceAll(/["']/g, '').trim()

const addressOf = ({ style, parentStyleSheet }: CSSFontFaceRule): string => {
  const [, address = ''] = /url\(["']?([^"'()]+)["']?\)/.exec(style.getPropertyValue('src')) ?? []
  return new URL(address, parentStyleSheet?.href ?? document.baseURI).href
}

/** A style sheet from another origin cannot be read, and has none of the product's fonts. */
const rulesIn = (sheet: CSSStyleSheet): CSSRule[] => {
  try {
    return [...sheet.cssRules]
  } catch {
    return []
  }
}

const parseRange = (range: string): (readonly [number, number])[] =>
  range.split(',').map((part) => {
    const [first = '', last = first] = part.trim().replace(/^U\+/i, '').split('-')
    return [Number.parseInt(first.replaceAll('?', '0'), 16), Number.parseInt(last.replaceAll('?', 'f'), 16)]
  })

const within = (characters: ReadonlySet<number>, range: string): Set<number> => {
  const ranges = parseRange(range)
  return new Set([...characters].filter((one) => ranges.some(([first, last]) => first <= one && one <= last)))
}

/** The slice of a rule for the characters of these faces; empty if none of them is in its range. */
const sliceOf = (rule: CSSFontFaceRule, faces: readonly UsedFace[]): NeededSlice[] => {
  const { style } = rule
  const family = unquoted(style.getPropertyValue('font-family'))
  const weight = style.getPropertyValue('font-weight')
  const face = faces.find((one) => one.family === family && one.weight === weight)
  if (!face) return []
  const range = style.getPropertyValue('unicode-range')
  const characters = within(face.characters, range)
  return characters.size === 0 ? [] : [{ family, weight, range, characters, url: addressOf(rule) }]
}

/**
 * The slices that the browser uses for these characters, in the order of their rules. The order matters: the last
 * slice affects how brackets are trimmed.
 */
export const neededSlices = (faces: readonly UsedFace[]): NeededSlice[] => {
  const slices = [...document.styleSheets]
    .flatMap(rulesIn)
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .flatMap((rule) => sliceOf(rule, faces))
  // The interface and the documents may each have brought the rules of one family.
  return [...new Map(slices.map((slice) => [slice.url, slice])).values()]
}
