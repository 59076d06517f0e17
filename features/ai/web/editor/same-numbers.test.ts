import { expect, test } from 'vitest'
import { hasSameNumbers } from './same-numbers.ts'

test.each([
  ['平均耗时由 31 天缩短为 19 天', 'cut lead time from 31 to 19 days', true],
  ['平均耗时由 31 天缩短为 19 天', 'cut lead time from 31 to 15 days', false],
  ['覆盖 1,200 家门店', 'covering 1200 stores', true],
  ['续约率 91%', 'renewal rate', false],
  ['月活 42 万', '420,000 monthly users', true],
])('%s → %s: %s', (before, after, same) => {
  expect(hasSameNumbers(before, after)).toBe(same)
})
