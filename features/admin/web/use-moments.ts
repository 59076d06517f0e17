import { useLanguage } from '#packages/ui/words.tsx'
import { languageTag } from '#packages/wire/language.ts'

/** Times and numbers as the reader writes them. */
export const useMoments = () => {
  const tag = languageTag[useLanguage().language]
  return {
    time: (at: number) => new Date(at).toLocaleString(tag, { dateStyle: 'medium', timeStyle: 'short' }),
    date: (at: number) => new Date(at).toLocaleDateString(tag, { dateStyle: 'medium' }),
    count: (value: number) => value.toLocaleString(tag),
    /** Fen as yuan, always with both places: amounts stand under one another. */
    yuan: (fen: number) =>
      `¥${(fen / 100).toLocaleString(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`,
  }
}
