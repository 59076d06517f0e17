import type { Language } from '#packages/sections/language.ts'

const HAN = /\p{Script=Han}/u

/** Alike however it is typed: width, case, blanks, and how an apostrophe is drawn. */
export const keyOf = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ').trim()

export type Lookup = ReadonlyMap<string, string>

const languageOf = (word: string): Language => (HAN.test(word) ? 'zh' : 'en')

/** From every word of the one language to the first of the other. */
export const lookupOf = (rows: readonly (readonly string[])[], to: Language): Lookup => {
  const found = new Map<string, string>()
  for (const row of rows) {
    const goal = row.find((word) => languageOf(word) === to)
    for (const word of row)
      if (goal !== undefined && languageOf(word) !== to && !found.has(keyOf(word)))
        found.set(keyOf(word), goal)
  }
  return found
}
