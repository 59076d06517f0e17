import { createContext, useContext } from 'react'
import type { Language } from '#packages/i18n/language.ts'
import { useLanguage } from '#packages/i18n/words.tsx'

/** Name and description of the site in one language, as the operator wrote them. */
interface SiteTexts {
  name: string
  title: string
  description: string
  /** Lines below the name in the footer. */
  footer: string
  contact: string | null
  filing: string | null
}

/** Every rendered page has this provider, so there is no default. */
const SiteTextsContext = createContext({} as Record<Language, SiteTexts>)
export const SiteTextsProvider = SiteTextsContext.Provider

export const useSite = (): SiteTexts => useContext(SiteTextsContext)[useLanguage().language]

/** The title of a page followed by the name of the site. */
export const pageTitle = (title: string, name: string, language: Language): string =>
  title + (language === 'zh' ? '｜' : ' | ') + name

/** The name next to the seal is Chinese in every language, like a logo. */
export const useSealName = (): string => useContext(SiteTextsContext).zh.name
