import { createContext, useContext } from 'react'
import type { Language } from '#packages/i18n/language.ts'
import { useLanguage } from '#packages/i18n/words.tsx'

/** Name and description of the site, as the operator wrote them, in the reader's language. */
interface Says {
  name: string
  title: string
  description: string
  /** Lines under the name at the foot of pages. */
  footer: string
  contact: string | null
  filing: string | null
}

/** Given around everything that is drawn: a page without them has no configuration either. */
const SiteTextsContext = createContext({} as Record<Language, Says>)
export const SiteTextsProvider = SiteTextsContext.Provider

export const useSite = (): Says => useContext(SiteTextsContext)[useLanguage().language]

/** A page's own title with the site's name after it, as each language sets them apart. */
export const pageTitle = (title: string, name: string, language: Language): string =>
  title + (language === 'zh' ? '｜' : ' | ') + name

/** The name next to the seal is Chinese in every language, like a logo. */
export const useSealName = (): string => useContext(SiteTextsContext).zh.name
