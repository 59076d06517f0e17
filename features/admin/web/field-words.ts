import { defineWords } from '#packages/ui/words.tsx'

/** What is wrong with a field, where the field itself has nothing better to say. */
export const fieldWords = defineWords({
  zh: {
    missing: '请填写',
    whole: (least: number, most: number) => `填 ${least} 到 ${most} 的整数`,
  },
  en: {
    missing: 'Please fill this in',
    whole: (least: number, most: number) => `A whole number from ${least} to ${most}`,
  },
})
