import { defineWords } from '#packages/i18n/words.tsx'

export const kindWords = defineWords({
  zh: { resume: '简历', word: 'Word 文档', ppt: '演示文稿' },
  en: { resume: 'Resume', word: 'Word document', ppt: 'Presentation' },
})
