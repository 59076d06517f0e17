import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldText, replaceInFolded } from './fold-text.ts'

test.each([
  ['１３８００', '13800'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['𝟎𝟏𝟐𝟗𝟘𝟡', '012909'],
  ['①⒉⑫', '12.12'],
  ['1️⃣3️⃣8️⃣', '138'],
  ['1\u200b3\u00ad8\u2060', '138'],
  ['Ｌｉ．Ｍｉｎｇ＠Example', 'li.ming@example'],
  ['a﹫b', 'a@b'],
  ['José Jose\u0301', 'jose jose'],
  ['1—2–3－4−5', '1-2-3-4-5'],
  ['1・2•3·4', '1·2·3·4'],
  ['1\u00a02\u30003\t4', '1 2 3 4'],
])('%s', (given, folded) => {
  expect(foldText(given).text).toBe(folded)
})

test('each decimal digit of Unicode is the digit that it means', () => {
  const digits = Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((character) => /\p{Nd}/u.test(character))
  expect(digits.length % 10).toBe(0)
  expect(digits.map((digit) => foldText(digit).text).join('')).toBe('0123456789'.repeat(digits.length / 10))
})

test('each folded character is folded from the range that it names, wherever it occurs', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (before, after) => {
      const whole = foldText(before + after)
      // A high surrogate at the end of one text and a low one at the start of the other are one character.
      fc.pre(!/[\uD800-\uDBFF]$/.test(before))
      expect(whole.text).toBe(foldText(before).text + foldText(after).text)
      for (const [at, start] of whole.starts.entries())
        expect(foldText((before + after).slice(start, whole.ends[at])).text).toContain(whole.text[at])
    }),
  )
})

test('a replacement covers all of what it replaces', () => {
  const replaced = replaceInFolded(foldText('ｌｉ ( AT ) x'), /\( *at *\)/g, () => '@')
  expect(replaced.text).toBe('li @ x')
  expect([replaced.starts[3], replaced.ends[3]]).toEqual([3, 9])
})
