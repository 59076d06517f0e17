import { type Color, contrast, grey, over, readColor } from './colors.ts'
import { type Finding, findingAt } from './finding.ts'
import { groundsUnder, inkOf } from './grounds.ts'
import { isSeen, type Line, onPage, type Sheet } from './lines.ts'

const isLarge = (element: Element): boolean => {
  const { fontSize, fontWeight } = getComputedStyle(element)
  const size = Number.parseFloat(fontSize)
  return size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
}

/** Printers make light greys of dots: thin strokes need a little more than large letters do. */
const GREY_ENOUGH = { large: 2.6, small: 3.6 }

const worstOn = (ink: Color, grounds: readonly Color[], turn: (color: Color) => Color): number =>
  Math.min(...grounds.map((ground) => contrast(turn(over(ink, ground)), turn(ground))))

export interface Legibility {
  findings: Finding[]
  /** The lowest contrast of all texts; none where there is no text. */
  lowest: number | undefined
}

/** The contrast of every text with its background, in color and in grayscale. */
export const findIllegible = (sheet: Sheet, lines: readonly Line[]): Legibility => {
  const findings: Finding[] = []
  let lowest: number | undefined
  const known = new Map<Element, true>()
  for (const { element, rect, box, text } of lines) {
    // The lines of one text have one colour, and nearly always one ground.
    if (known.has(element)) continue
    known.set(element, true)
    const ink = inkOf(sheet, element)
    const grounds = groundsUnder(sheet, element, rect, box)
    const ratio = worstOn(ink, grounds, (color) => color)
    const inGrey = worstOn(ink, grounds, grey)
    const size = isLarge(element) ? 'large' : 'small'
    lowest = Math.min(lowest ?? ratio, ratio)
    if (ratio < (size === 'large' ? 3 : 4.5)) findings.push(findingAt('contrast', element, box, text, ratio))
    else if (inGrey < GREY_ENOUGH[size]) findings.push(findingAt('mono', element, box, text, inGrey))
  }
  return { findings, lowest }
}

const ALIKE = 1.25

/** A level shown by two colors that are the same gray is illegible on paper. */
export const findColourOnly = (sheet: Sheet): Finding[] =>
  [...sheet.window.querySelectorAll<HTMLElement>('[role="img"][aria-label]')]
    .filter(isSeen)
    .flatMap((meter) => {
      const fills = [...meter.querySelectorAll('path, rect, circle')]
        .map((shape) => getComputedStyle(shape).fill)
        .filter((fill) => fill !== 'none')
      const [first, second, ...more] = [...new Set(fills)].map((fill) => grey(readColor(fill)))
      if (!first || !second || more.length > 0 || contrast(first, second) >= ALIKE) return []
      const box = onPage(sheet, meter.getBoundingClientRect())
      return [findingAt('mono', meter, box, meter.getAttribute('aria-label') ?? '', contrast(first, second))]
    })
