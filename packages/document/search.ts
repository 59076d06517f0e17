/**
 * Searches words in texts. Query and text are folded alike, so that case, accents and full-width characters do not
 * matter. Any part of a text is found, because Chinese has no spaces between words.
 */

/** All but ideographs, small letters, digits and plain signs, which are most of any text and fold to themselves. */
const FOLDS = /[^\u4e00-\u9fff\0-@[-~]/gu

/** Folds one character at a time, so that a position in the folded text can be mapped back to the original. */
const foldCharacter = (character: string): string =>
  character
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{Mn}/gu, '')

export const foldText = (text: string): string => text.replaceAll(FOLDS, foldCharacter)

/** Never empty ones; a query of nothing but spaces has none. */
export const searchWords = (query: string): string[] => foldText(query).split(/\s+/).filter(Boolean)

/** A row of an index can take no more than so many: a document of megabytes fills it up, and is still found. */
const GRAMS = 2 ** 16

const gram = (before: number, code: number): string =>
  ((Math.imul(Math.imul(before, 0x9e3779b1) ^ code, 0x85ebca6b) >>> 0) % GRAMS).toString(36)

const SPACE = /\s/

/**
 * Every character and every two that stand side by side, as short words that an index takes whatever the characters
 * are. Two may fall together: an index by them misses nothing, but what it finds has to be looked at.
 */
export const gramsOf = (folded: string): Set<string> => {
  const grams = new Set<string>()
  let before = 0
  for (const character of folded) {
    const code = SPACE.test(character) ? 0 : (character.codePointAt(0) ?? 0)
    if (code > 0) grams.add(gram(0, code))
    if (code > 0 && before > 0) grams.add(gram(before, code))
    before = code
  }
  return grams
}

/** A hit with the text around it. */
export interface Match {
  before: string
  hit: string
  after: string
}

const MAX_BEFORE = 10
const MAX_AFTER = 24

const ends = (characters: readonly string[], max: number, from: 'start' | 'end'): string => {
  if (characters.length <= max) return characters.join('')
  return from === 'start' ? `${characters.slice(0, max).join('')}…` : `…${characters.slice(-max).join('')}`
}

const matchIn = (line: string, word: string): Match | undefined => {
  const at = foldText(line).indexOf(word)
  if (at < 0) return undefined
  const [before, hit, after]: [string[], string[], string[]] = [[], [], []]
  let folded = 0
  for (const character of line) {
    const end = folded + foldCharacter(character).length
    // A combining mark on the last character of the hit has no length of its own.
    const isMark = end === folded && after.length === 0
    if (end <= at) before.push(character)
    else if (folded < at + word.length || isMark) hit.push(character)
    else after.push(character)
    folded = end
  }
  return {
    before: ends(before, MAX_BEFORE, 'end'),
    hit: hit.join(''),
    after: ends(after, MAX_AFTER, 'start'),
  }
}

/**
 * Whether all the words are there: nothing where one is missing, `title` where the title has them all, and otherwise
 * the place of the first that it has not.
 */
export const findWords = (
  words: readonly string[],
  title: string,
  lines: readonly string[],
): Match | 'title' | undefined => {
  const named = foldText(title)
  const missing = words.filter((word) => !named.includes(word))
  const [first] = missing
  if (first === undefined) return 'title'
  const text = lines.map(foldText)
  if (!missing.every((word) => text.some((line) => line.includes(word)))) return undefined
  const line = lines[text.findIndex((one) => one.includes(first))] ?? ''
  return matchIn(line, first)
}
