import { defineWords, useWords } from '#packages/i18n/words.tsx'

const words = defineWords({
  zh: { of: (label: string, value: string) => `${label}：${value}` },
  en: { of: (label: string, value: string) => `${label}: ${value}` },
})

/** The accessible name of a control that is a button: its label and its value. */
export const useNameWithValue = () => useWords(words).of
