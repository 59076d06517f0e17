import { expect, test } from 'vitest'
import { defineWords } from '#packages/i18n/define-words.ts'
import { inKind, kindWords } from './kind-words.ts'

const words = defineWords({
  zh: { add: '添加栏目', moved: (all: number) => `共 ${all} 个栏目` },
  en: { add: 'Add a section', moved: (all: number) => `${all} sections` },
})

test('a presentation says slides instead of sections and resumes', () => {
  expect(kindWords(words, 'resume', 'zh')).toBe(words.zh)
  expect(kindWords(words, 'ppt', 'zh').add).toBe('添加幻灯片')
  expect(kindWords(words, 'ppt', 'zh').moved(3)).toBe('共 3 张幻灯片')
  expect(kindWords(words, 'ppt', 'en').moved(3)).toBe('3 slides')
  expect(kindWords(words, 'word', 'zh').add).toBe('添加栏目')
  expect(inKind('点一下加到简历里', 'word', 'zh')).toBe('点一下加到文档里')
  // The same object, so that memoised components do not render again.
  expect(kindWords(words, 'ppt', 'zh')).toBe(kindWords(words, 'ppt', 'zh'))
})
