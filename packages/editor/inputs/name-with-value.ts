import { defineWords, useWords } from '#packages/ui/words.tsx'

const words = defineWords({
  zh: { of: (label: string, value: string) => `${label}：${value}` },
  en: { of: (label: string, value: string) => `${label}: ${value}` },
})

/** The name of a control that is a button: what it is, and what it stands at. */
export const useNameWithValue = () => useWords(words).of
