const HAN = /\p{Script=Han}/gu
/** A word, a number or an address counts as one; so do `95%` and `it’s`. */
const WORD = /[\p{L}\p{N}]+(?:[.,:'’@/+_-]+[\p{L}\p{N}]+)*/gu

/** Chinese characters and the words of other scripts, as people count them in China. Punctuation does not count. */
export const countWords = (text: string): number => {
  const han = text.match(HAN)?.length ?? 0
  const words = text.replace(HAN, ' ').match(WORD)?.length ?? 0
  return han + words
}

/** A bullet outside these limits, in `countWords`, is hard to read or says too little. */
export const BULLET_LENGTH = { max: { zh: 90, en: 40 }, min: { zh: 6, en: 3 } } as const

/** Some bullets end with a full stop and some do not. */
export const haveUnevenEnds = (bullets: readonly string[]): boolean =>
  new Set(bullets.map((text) => /[。.；;！!]$/.test(text))).size > 1
