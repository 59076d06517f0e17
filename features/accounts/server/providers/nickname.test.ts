import { expect, test } from 'vitest'
import { nicknameFor } from './nickname.ts'

test.each([
  [' 林知夏 ', '林知夏'],
  ['Zoë\nO’Neill\u0000', 'Zoë O’Neill'],
  ['', 'someone'],
  [' \u2028\t', 'someone'],
  ['一二三四五六七八九十一二三四五六七八九十多余', '一二三四五六七八九十一二三四五六七八九十'],
  [`${'a'.repeat(18)}👩‍👩‍👧‍👦`, 'a'.repeat(18)],
  ['👩‍👩‍👧‍👦'.repeat(3), '👩‍👩‍👧‍👦'],
  ['𠮷'.repeat(30), '𠮷'.repeat(10)],
])('%j becomes %j', (given, nickname) => {
  expect(nicknameFor(given, 'someone@example.com')).toBe(nickname)
})
