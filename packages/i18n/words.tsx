import { createContext, type ReactNode, useContext } from 'react'
import type { Language } from '#packages/i18n/language.ts'
import { type Dictionary, defineWords as define, type Words } from './define-words.ts'

/** Node strips no JSX: what runs there too takes it from define-words.ts. */
export const defineWords = define

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
