const MAX_BREAKS = 20

/** Characters that are not seen and only mislead: controls, direction overrides, blanks that pass for letters. */
const INVISIBLE =
  /[\p{Cc}\u00ad\u200b\u2060-\u2064\u202a-\u202e\u2066-\u206f\u3164\uffa0\u2800\ufeff\ufff9-\ufffc]|[\u{1d173}-\u{1d17a}]/gu

/** Invisible characters, except those that spell a flag after the black one. */
const TAGS = /(\u{1f3f4}[\u{e0020}-\u{e007e}]*[\u{e0000}-\u{e007f}]?)|[\u{e0000}-\u{e007f}]/gu

/** More marks on one letter than any script has: they climb over the lines around them. */
const PILED = /(\p{M}{4})\p{M}+/gu

const isSeen = /[\p{L}\p{N}\p{P}\p{S}]/u

const fewBreaks = (text: string): string => {
  const lines = text.split('\n')
  return [...lines.slice(0, MAX_BREAKS), lines.slice(MAX_BREAKS).join(' ')].join('\n').trim()
}

/** The text of a user as it is stored: plain text that cannot affect the page or its neighbours. */
export const cleanText = (given: string): string => {
  const text = given
    .toWellFormed()
    .replaceAll(/\r\n?|[\u0085\u2028\u2029\v\f]/g, '\n')
    .replaceAll('\t', ' ')
    .split('\n')
    .map((line) => line.replaceAll(INVISIBLE, '').replaceAll(TAGS, '$1').trimEnd())
    .join('\n')
    .replaceAll(PILED, '$1')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
  return isSeen.test(text) ? fewBreaks(text) : ''
}
