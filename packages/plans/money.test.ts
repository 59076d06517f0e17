import { expect, test } from 'vitest'
import { fenPerDay, yuanOf } from './money.ts'
import { priceWords } from './price-words.ts'

test('shows fen as yuan without unnecessary zeros', () => {
  expect([0, 1, 90, 100, 990, 2990, 3000, 123_456].map(yuanOf)).toEqual([
    '0',
    '0.01',
    '0.9',
    '1',
    '9.9',
    '29.9',
    '30',
    '1234.56',
  ])
})

test('shows the price per day only for plans with an end', () => {
  expect(fenPerDay({ priceFen: 990, days: 31 })).toBe(32)
  expect(fenPerDay({ priceFen: 2990, days: 365 })).toBe(8)
  expect(fenPerDay({ priceFen: 5990, days: null })).toBeUndefined()
  expect(fenPerDay({ priceFen: 0, days: 31 })).toBeUndefined()
})

test('writes small amounts in 角 and 分', () => {
  expect([8, 30, 32, 150].map(priceWords.zh.perDay)).toEqual([
    '约每天 8 分',
    '约每天 3 角',
    '约每天 3 角 2 分',
    '约每天 1.5 元',
  ])
})
