import type { TextLook } from './block.ts'

/** Square in every Chinese face: characters, their punctuation, full-width forms, emoji. */
const SQUARE =
  /[\u00b7\u1100-\u115f\u2014\u2026\u2190-\u21ff\u2460-\u27bf\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|[\u{1f000}-\u{1faff}\u{20000}-\u{3fffd}]/u

/** Hundredths of an em from the space to the tilde: the wider of the page's own face and of Word's. */
const ASCII = (
  '27 32 47 59 56 92 80 28 34 34 47 68 28 40 28 39 56 56 56 56 56 56 56 56 56 56 28 28 56 56 56 47 ' +
  '96 64 66 64 70 59 55 69 73 29 54 65 54 90 75 75 63 75 64 60 60 72 62 93 59 55 60 34 39 34 56 56 ' +
  '61 56 62 51 62 55 32 59 61 28 28 55 28 93 61 61 62 62 39 47 38 61 52 80 50 52 48 34 27 34 56'
)
  .split(' ')
  .map(Number)

const OTHER = 0.56
/** Bold letters are wider; Chinese characters are not. */
const BOLD = 1.06

const widthOfSign = (sign: string): number => {
  const ascii = ASCII[sign.charCodeAt(0) - 32]
  if (ascii !== undefined) return ascii / 100
  return SQUARE.test(sign) ? 1 : OTHER
}

/**
 * Estimates the width of a text. Word has no flexible rows, so positions must be known before the file is written, and
 * the reader's fonts are unknown: the estimate has a little to spare.
 */
export const textWidth = (text: string, { size, bold, spacing, upper }: TextLook): number => {
  const signs = [...(upper ? text.toUpperCase() : text)]
  const ems = signs.reduce((sum, sign) => {
    const width = widthOfSign(sign)
    return sum + (bold && width < 1 ? width * BOLD : width)
  }, 0)
  return ems * size + spacing * signs.length
}
