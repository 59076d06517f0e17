import { defineWords } from '#packages/i18n/words.tsx'

/** What is wrong with a field, where the field itself has nothing better to say. */
export const fieldWords = defineWords({
  zh: {
    missing: '请填写',
    whole: (least: number, most: number) => `填 ${least} 到 ${most} 的整数`,
  },
  en: {
    missing: 'Fill this in',
    whole: (min: number, max: number) => `Enter a whole number from ${min} to ${max}`,
  },
})
