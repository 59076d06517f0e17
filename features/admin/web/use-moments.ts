import { languageTag } from '#packages/i18n/language.ts'
import { useLanguage } from '#packages/i18n/words.tsx'

/** Times and numbers in the reader's locale. */
export const useMoments = () => {
  const tag = languageTag[useLanguage().language]
  return {
    /** To the minute; with the year only if it is another one. */
    time: (at: number) =>
      new Date(at).toLocaleString(tag, {
        ...(new Date(at).getFullYear() === new Date().getFullYear() ? {} : { year: 'numeric' }),
        month: 'short',
        day: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      }),
    date: (at: number) => new Date(at).toLocaleDateString(tag, { dateStyle: 'medium' }),
    count: (value: number) => value.toLocaleString(tag),
    /** A signed amount. */
    signed: (value: number) => `${value > 0 ? '+' : '−'}${Math.abs(value).toLocaleString(tag)}`,
    /** Fen as yuan, always with two decimals, so that amounts are aligned in columns. */
    yuan: (fen: number) =>
      `¥${(fen / 100).toLocaleString(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`,
  }
}
