import type { Language } from '#packages/i18n/language.ts'

/** A text, or a function of its parameters that makes one. */
type Word = string | ((...values: never[]) => string)
export type Dictionary = Record<string, Word>

/** A slice's words in both languages. English must have every key that Chinese has, of the same kind. */
export type Words<D extends Dictionary = Dictionary> = Record<Language, D>

export const defineWords = <D extends Dictionary>(words: {
  zh: D
  en: { [K in keyof D]: D[K] extends string ? string : D[K] }
}): Words<{ [K in keyof D]: D[K] extends string ? string : D[K] }> => words as never
