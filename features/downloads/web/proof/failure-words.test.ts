import { afterEach, expect, test, vi } from 'vitest'
import { FontsUnreachable } from '#packages/export/pdf/fonts-unreachable.ts'
import { failureText } from './failure-words.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  [new FontsUnreachable('font sans-400/7: 503'), true, '字体文件'],
  [new TypeError('Failed to fetch'), false, '没有网络'],
  [new Error('anything'), true, '再试一次'],
])('why no file came is said in words: %s', (error, onLine, word) => {
  vi.stubGlobal('navigator', { onLine })
  expect(failureText(error, 'PDF', 'zh')).toContain(word)
  expect(failureText(error, 'PDF', 'zh')).toContain('你的内容没有变')
  expect(failureText(error, 'PDF', 'en')).toContain('Your content is untouched')
})
