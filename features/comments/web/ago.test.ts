import { expect, test } from 'vitest'
import { ago } from './ago.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

test('shows the age in the largest whole unit', () => {
  const times = [
    -5 * MINUTE,
    59_999,
    MINUTE,
    59.9 * MINUTE,
    60 * MINUTE,
    DAY - 1,
    29 * DAY,
    31 * DAY,
    400 * DAY,
  ]
  expect(times.map((ms) => ago(ms, 'zh'))).toEqual([
    '刚刚',
    '刚刚',
    '1 分钟前',
    '59 分钟前',
    '1 小时前',
    '23 小时前',
    '29 天前',
    '1 个月前',
    '1 年前',
  ])
  expect([MINUTE, 2 * DAY].map((ms) => ago(ms, 'en'))).toEqual(['1 minute ago', '2 days ago'])
})
