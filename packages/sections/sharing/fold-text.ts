/** A text in the form in which masks compare it, with the place of each of its characters in the original. */
export interface Folded {
  text: string
  /** The range of the original that each UTF-16 unit of `text` was made from. */
  starts: readonly number[]
  ends: readonly number[]
}

const isDecimal = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code))

/** Unicode stores the decimal digits of each script as rows of ten, from zero to nine. */
const valueOfDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0
  let first = code
  while (isDecimal(first - 1)) first -= 1
  return String((code - first) % 10)
}

const foldOnce = (character: string): string =>
  character
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\s/g, ' ')
    .replaceAll(/[\p{M}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/[·•‧∙⋅・]/g, '·')
    .replaceAll(/\p{Nd}/gu, valueOfDigit)

/** Small letters, ASCII digits and signs, and the common ideographs are their own folded form. */
const FOLDED = /^[ -@[-~\u4e00-\u9fff]$/

const folds = new Map<string, string>()

const foldCharacter = (character: string): string => {
  if (FOLDED.test(character)) return character
  const known = folds.get(character)
  if (known !== undefined) return known
  const folded = foldOnce(character)
  folds.set(character, folded)
  return folded
}

/**
 * Compatibility forms, case, scripts of digits, kinds of dashes and spaces, accents and invisible characters make no
 * difference. Each character is folded by itself, so that a text has the same form wherever it occurs.
 */
export const foldText = (original: string): Folded => {
  let text = ''
  const starts: number[] = []
  const ends: number[] = []
  let at = 0
  for (const character of original) {
    const folded = foldCharacter(character)
    const end = at + character.length
    for (let unit = 0; unit < folded.length; unit += 1) {
      starts.push(at)
      ends.push(end)
    }
    // A mark belongs to the character before it.
    if (folded === '' && ends.length > 0) ends[ends.length - 1] = end
    text += folded
    at = end
  }
  return { text, starts, ends }
}

/** The same text with each match replaced; a replacement covers what its whole match covered. */
export const replaceInFolded = (
  folded: Folded,
  pattern: RegExp,
  replacement: (match: string) => string,
): Folded => {
  let text = ''
  const starts: number[] = []
  const ends: number[] = []
  let from = 0
  const keepUntil = (end: number) => {
    text += folded.text.slice(from, end)
    for (let at = from; at < end; at += 1) {
      starts.push(folded.starts[at] ?? 0)
      ends.push(folded.ends[at] ?? 0)
    }
  }
  for (const match of folded.text.matchAll(pattern)) {
    const end = match.index + match[0].length
    keepUntil(match.index)
    const replaced = replacement(match[0])
    for (let unit = 0; unit < replaced.length; unit += 1) {
      starts.push(folded.starts[match.index] ?? 0)
      ends.push(folded.ends[end - 1] ?? 0)
    }
    text += replaced
    from = end
  }
  keepUntil(folded.text.length)
  return { text, starts, ends }
}
