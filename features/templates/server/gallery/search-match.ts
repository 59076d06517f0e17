import { foldText, searchWords } from '#packages/document/search.ts'

/** The prepared search text of a template: matches any part of `text`, or the beginning of a word in `latin`. */
export interface SearchText {
  text: string
  latin: string
}

/** Ranks a match: 0 in the name, 1 in a tag, 2 anywhere else. */
export const rankOf = (query: string): ((found: SearchText & { tags: readonly string[] }) => number) => {
  const words = searchWords(query)
  return ({ text, tags }) => {
    const [name = ''] = text.split('\n', 1)
    if (words.every((word) => name.includes(word))) return 0
    return words.some((word) => tags.some((tag) => foldText(tag).includes(word))) ? 1 : 2
  }
}

/** A function that tells whether a template has all words of the query. */
export const matcherOf = (query: string | undefined): ((found: SearchText) => boolean) => {
  const words = searchWords(query ?? '')
  return ({ text, latin }) => words.every((word) => text.includes(word) || latin.includes(` ${word}`))
}
