import { type Finding, withoutRepeats } from './check/finding.ts'
import { findColourOnly, findIllegible } from './check/legibility.ts'
import { linesOf, type Sheet, sheetsOf } from './check/lines.ts'
import { findDisorder } from './check/order.ts'
import { findOverflow, findOverlap } from './check/overflow.ts'
import { findTooFull } from './check/too-full.ts'

export interface Inspection {
  findings: Finding[]
  /** The lowest contrast of all its texts; none where there is no text. */
  contrast: number | undefined
}

const inspectSheet = (root: HTMLElement, sheet: Sheet): Inspection => {
  const lines = linesOf(sheet)
  const legible = findIllegible(sheet, lines)
  return {
    findings: [
      ...findTooFull(root, sheet),
      ...findOverflow(sheet, lines),
      ...findOverlap(lines),
      ...legible.findings,
      ...findColourOnly(sheet),
      ...findDisorder(sheet, lines),
    ],
    contrast: legible.lowest,
  }
}

/** Checks a document as it is drawn: content outside its page or box, illegible text, wrong reading order. */
export const inspectDrawn = (root: HTMLElement): Inspection => {
  const looks = sheetsOf(root).map((sheet) => inspectSheet(root, sheet))
  const contrasts = looks.flatMap(({ contrast }) => contrast ?? [])
  return {
    findings: withoutRepeats(looks.flatMap(({ findings }) => findings)),
    contrast: contrasts.length > 0 ? Math.min(...contrasts) : undefined,
  }
}
