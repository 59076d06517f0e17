const MOST = 20

/** By whole characters: half an emoji is none. */
const shortened = (text: string, most: number): string => {
  let kept = ''
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (kept.length + segment.length > most) break
    kept += segment
  }
  return kept.trim()
}

/** One line of at most so many characters. */
export const oneLine = (text: string, most: number): string =>
  shortened(text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim(), most)

/** What the provider calls them, or else how their address begins. */
export const nicknameFor = (given: string, email: string): string =>
  oneLine(given, MOST) || oneLine(email.split('@', 1)[0] ?? '', MOST)
