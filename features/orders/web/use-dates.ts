import { languageTag } from '#packages/i18n/language.ts'
import { useLanguage } from '#packages/i18n/words.tsx'

/** Dates in the reader's locale; with the year only if it is another one. */
export const useDates = () => {
  const tag = languageTag[useLanguage().language]
  const isThisYear = (at: number) => new Date(at).getFullYear() === new Date().getFullYear()
  return {
    day: (at: number) =>
      new Date(at).toLocaleDateString(tag, {
        ...(isThisYear(at) ? {} : { year: 'numeric' }),
        month: 'long',
        day: 'numeric',
      }),
    hour: (at: number) =>
      new Date(at).toLocaleTimeString(tag, { hour: '2-digit', minute: '2-digit', hour12: false }),
    moment: (at: number) => new Date(at).toLocaleString(tag, { dateStyle: 'long', timeStyle: 'short' }),
  }
}
