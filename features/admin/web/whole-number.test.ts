import { expect, test } from 'vitest'
import { wholeNumber } from './whole-number.ts'

test('accepts whole numbers within bounds only', () => {
  expect(wholeNumber(' 12 ', 1, 1000)).toBe(12)
  expect(wholeNumber('+50', -100, 100)).toBe(50)
  expect(wholeNumber('-5', -100, 100)).toBe(-5)
  for (const text of ['', ' ', '-', '0', '1001', '1.5', '1e2', '0x10', '１２', '12a', '9'.repeat(12)])
    expect(wholeNumber(text, 1, 1000), text).toBeUndefined()
})
