import { defineWords } from '#packages/i18n/words.tsx'

/** Terms for documents, wherever they are shown. */
export const documentWords = defineWords({
  zh: {
    free: '免费',
    points: (count: string) => `${count} 积分`,
    word: (count: string) => `${count} 页`,
    ppt: (count: string) => `${count} 张`,
    downloads: (count: string) => `${count} 次下载`,
    dot: '・',
    comma: '、',
    wordList: 'Word 文档',
    pptList: '演示文稿',
  },
  en: {
    free: 'Free',
    points: (count: string) => (count === '1' ? '1 point' : `${count} points`),
    word: (count: string) => (count === '1' ? '1 page' : `${count} pages`),
    ppt: (count: string) => (count === '1' ? '1 slide' : `${count} slides`),
    downloads: (count: string) => (count === '1' ? '1 download' : `${count} downloads`),
    dot: ' · ',
    comma: ', ',
    wordList: 'Word documents',
    pptList: 'Presentations',
  },
})
