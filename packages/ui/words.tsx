import { createContext, type ReactNode, useContext } from 'react'
import type { Language } from '#packages/wire/language.ts'

/** A text, or a function of its parameters that makes one. */
type Word = string | ((...values: never[]) => string)
type Dictionary = Record<string, Word>

/** A slice's words in both languages. English must have every key that Chinese has, of the same kind. */
export type Words<D extends Dictionary = Dictionary> = Record<Language, D>

export const defineWords = <D extends Dictionary>(words: {
  zh: D
  en: { [K in keyof D]: D[K] extends string ? string : D[K] }
}): Words<{ [K in keyof D]: D[K] extends string ? string : D[K] }> => words as never

interface LanguageState {
  language: Language
  setLanguage(language: Language): void
}

const LanguageContext = createContext<LanguageState>({ language: 'zh', setLanguage: () => undefined })

export const LanguageProvider = ({ value, children }: { value: LanguageState; children: ReactNode }) => (
  <LanguageContext value={value}>{children}</LanguageContext>
)

export const useLanguage = () => useContext(LanguageContext)

export const useWords = <D extends Dictionary>(words: Words<D>): D => words[useLanguage().language]
