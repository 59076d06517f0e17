import type { Family } from '#packages/fonts/faces.ts'

type Language = 'zh' | 'en'

/** Printable ASCII in thousandths of an em, from the space on. */
type Widths = readonly number[]

const widths = (digits: number, signs: string, upper: string, lower: string): Widths => {
  const numbers = (text: string) => text.split(' ').map(Number)
  const [a, b, c, d] = [signs.split(' | ').map(numbers), numbers(upper), numbers(lower), digits]
  const [first = [], second = [], third = [], fourth = []] = a
  return [...first, ...Array<number>(10).fill(d), ...second, ...b, ...third, ...c, ...fourth]
}

const YAHEI = widths(
  539,
  '274 284 392 591 539 818 800 230 302 302 417 684 217 400 217 390 | 217 217 684 684 684 448 955 | 302 380 302 684 415 268 | 302 239 302 684',
  '645 573 619 701 506 488 687 710 266 357 580 471 898 748 754 560 754 598 531 524 687 621 934 590 553 571',
  '509 588 462 589 523 313 589 565 242 242 497 242 861 565 586 588 589 347 424 339 565 479 723 459 484 452',
)
const ARIAL = widths(
  556,
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 | 278 278 584 584 584 556 1015 | 278 278 278 469 556 333 | 334 260 334 584',
  '667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611',
  '556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500',
)
const TIMES = widths(
  500,
  '250 333 408 500 500 833 778 180 333 333 500 564 250 333 250 278 | 278 278 564 564 564 444 921 | 333 278 333 469 500 333 | 480 200 480 541',
  '722 667 667 722 611 556 722 722 333 389 722 611 889 722 722 556 722 667 556 611 722 722 944 722 722 611',
  '444 500 444 500 444 333 500 500 278 278 500 278 778 500 500 500 500 333 389 278 500 500 722 500 500 444',
)
/** Cut like Times and a good eighth wider. */
const CAMBRIA = TIMES.map((width) => Math.round(width * 1.13))

export interface FontFacts {
  latin: string
  eastAsian: string
  widths: Widths
  /** How far the line reaches below the baseline, in ems. */
  descent: number
}

/** Fonts that every reader has, chosen for similar widths, so that texts fit their boxes. */
const FACTS: Record<Language, Record<Family, FontFacts>> = {
  zh: {
    sans: { latin: 'Microsoft YaHei', eastAsian: '微软雅黑', widths: YAHEI, descent: 0.262 },
    serif: { latin: 'Cambria', eastAsian: '宋体', widths: CAMBRIA, descent: 0.2 },
    kai: { latin: 'Cambria', eastAsian: '楷体', widths: CAMBRIA, descent: 0.2 },
  },
  en: {
    sans: { latin: 'Arial', eastAsian: '微软雅黑', widths: ARIAL, descent: 0.212 },
    serif: { latin: 'Cambria', eastAsian: '宋体', widths: CAMBRIA, descent: 0.222 },
    kai: { latin: 'Cambria', eastAsian: '楷体', widths: CAMBRIA, descent: 0.222 },
  },
}

/** Fonts that the reader's computer has. */
export const fontFacts = (language: Language, family: Family): FontFacts => FACTS[language][family]

/** Characters that are as wide as a Chinese character in Chinese text, and have their own width in Latin text. */
const EITHER = /[\u2014\u2018-\u201d\u2026\u00b7]/
const SQUARE =
  /[\u1100-\u115f\u2190-\u21ff\u2460-\u27bf\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|[\u{1f000}-\u{1faff}\u{20000}-\u{3fffd}]/u
const LATIN_EITHER = 0.4
/** Blanks and dashes that have the same width in all fonts. */
const ALIKE: Record<string, number> = {
  '\u2002': 0.5,
  '\u2003': 1,
  '\u2009': 0.2,
  '\u200a': 0.1,
  '\u200b': 0,
  '\u202f': 0.2,
  '\u2013': 0.53,
  '\u2022': 0.38,
}
const OTHER = 0.55
const BOLD = 1.06

const emsOf = (character: string, facts: FontFacts, isLatin: boolean): number => {
  const code = character.codePointAt(0) ?? 0
  const own = facts.widths[code - 0x20]
  if (own !== undefined && code < 0x7f) return own / 1000
  if (character === '\u00a0') return emsOf(' ', facts, isLatin)
  if (ALIKE[character] !== undefined) return ALIKE[character]
  if (EITHER.test(character)) return isLatin ? LATIN_EITHER : 1
  return SQUARE.test(character) ? 1 : OTHER
}

/** How wide a text will be in that face, in ems. */
export const widthIn = (
  text: readonly string[],
  facts: FontFacts,
  { isBold, isLatin }: { isBold: boolean; isLatin: boolean },
): number =>
  text.reduce((sum, character) => {
    const width = emsOf(character, facts, isLatin)
    return sum + (isBold && width < 1 ? width * BOLD : width)
  }, 0)
