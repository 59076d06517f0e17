import type { Language } from '#packages/i18n/language.ts'

/** Read off the page, for what speaks where no component is: the one that knows the language may be what is missing. */
export const pageLanguage = (): Language =>
  typeof document !== 'undefined' && document.documentElement.lang === 'en' ? 'en' : 'zh'
