import { defineWords } from '#packages/i18n/words.tsx'

/** Default error messages of fields. */
export const fieldWords = defineWords({
  zh: {
    missing: '请填写',
    whole: (min: number, max: number) => `填 ${min} 到 ${max} 的整数`,
  },
  en: {
    missing: 'Fill this in',
    whole: (min: number, max: number) => `Enter a whole number from ${min} to ${max}`,
  },
})
