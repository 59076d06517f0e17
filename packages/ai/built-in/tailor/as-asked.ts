import same from '../../match/same-words.json' with { type: 'json' }
import { findWord, termOf } from '../../match/vocabulary.ts'

const plain = (word: string): string => word.toLowerCase().replace(/\s+/g, '')

const rowOf = new Map(same.flatMap((names) => names.map((name) => [plain(name), names] as const)))

/** Other names of exactly the same thing. Related things (Vue3 and Vue) are not. */
export const otherNames = (word: string): string[] => {
  const row = rowOf.get(plain(word)) ?? []
  return row.filter((name) => plain(name) !== plain(word))
}

/** Only the very name: `termOf` would find its relatives as well. */
const isThisName = (found: string, name: string): boolean => plain(found) === plain(name)

/** A text that names things as the posting does: JS becomes JavaScript where that is asked for. */
export const asAsked = (text: string, words: readonly string[]): { text: string; renamed: string[] } => {
  let now = text
  const renamed: string[] = []
  for (const word of words) {
    const names = otherNames(word)
    if (names.length === 0 || plain(now).includes(plain(word))) continue
    for (const name of names) {
      const found = termOf(name) ? findWord(name, now) : undefined
      if (!found || !isThisName(found.text, name)) continue
      now = `${now.slice(0, found.at)}${word}${now.slice(found.at + found.text.length)}`
      renamed.push(word)
      break
    }
  }
  return { text: now, renamed }
}
