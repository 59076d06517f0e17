import { type Finding, withoutRepeats } from './check/finding.ts'
import { findColourOnly, findIllegible } from './check/legibility.ts'
import { linesOf, sheetOf } from './check/lines.ts'
import { findDisorder } from './check/order.ts'
import { findOverflow, findOverlap } from './check/overflow.ts'

export interface Inspection {
  findings: Finding[]
  /** The lowest contrast of all its texts; none where there is no text. */
  contrast: number | undefined
}

/** Looks at a document as it is drawn: what leaves its page or box, what cannot be read, what is told out of order. */
export const inspectDrawn = (root: HTMLElement): Inspection => {
  const sheet = sheetOf(root)
  if (!sheet) return { findings: [], contrast: undefined }
  const lines = linesOf(sheet)
  const legible = findIllegible(sheet, lines)
  return {
    findings: withoutRepeats([
      ...findOverflow(sheet, lines),
      ...findOverlap(lines),
      ...legible.findings,
      ...findColourOnly(sheet),
      ...findDisorder(sheet, lines),
    ]),
    contrast: legible.lowest,
  }
}
