import { defineWords, useWords } from '#packages/i18n/words.tsx'

const words = defineWords({
  zh: { of: (label: string, value: string) => `${label}：${value}` },
  en: { of: (label: string, value: string) => `${label}: ${value}` },
})

/** The name of a control that is a button: what it is, and what it stands at. */
export const useNameWithValue = () => useWords(words).of
