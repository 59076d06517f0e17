const MAX_LENGTH = 20

/** By whole characters: half an emoji is none. */
const shortened = (text: string, maxLength: number): string => {
  let short = ''
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (short.length + segment.length > maxLength) break
    short += segment
  }
  return short.trim()
}

/** One line of at most so many characters. */
export const oneLine = (text: string, maxLength: number): string =>
  shortened(text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim(), maxLength)

/** The name at the provider, or else the part of the address before the @. */
export const nicknameFor = (given: string, email: string): string =>
  oneLine(given, MAX_LENGTH) || oneLine(email.split('@', 1)[0] ?? '', MAX_LENGTH)
