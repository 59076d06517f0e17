import { expect, test } from 'vitest'
import { cleanText } from './clean-text.ts'

test.each([
  ['a number copied from a phone', '\u202a13800002716\u202c', '13800002716'],
  ['what a database refuses', 'a\u0000b\u0007', 'ab'],
  ['a blank of no width', '产品\u200b经理\ufeff', '产品经理'],
  ['a family and a flag stay', '👩‍👩‍👧 🏳️‍🌈', '👩‍👩‍👧 🏳️‍🌈'],
  ['halves of a character', 'a\ud83db\ude00c😀', 'abc😀'],
  ['lines and tabs stay', '一\n\t二', '一\n\t二'],
])('%s', (_, text, clean) => {
  expect(cleanText(text)).toBe(clean)
})
