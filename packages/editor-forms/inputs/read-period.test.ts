import { expect, test } from 'vitest'
import { formatDates } from '#packages/sections/dates.ts'
import { endsFirst, readPeriod } from './read-period.ts'

test.each([
  ['2021.3 – 2023.6', { from: '2021-03', to: '2023-06' }],
  ['2021-03 - 2023-06', { from: '2021-03', to: '2023-06' }],
  ['2021.03-2023.06', { from: '2021-03', to: '2023-06' }],
  ['2021年3月至2023年6月', { from: '2021-03', to: '2023-06' }],
  ['2021.3~至今', { from: '2021-03', to: 'now' }],
  ['2021.3至今', { from: '2021-03', to: 'now' }],
  ['2021 到 2023', { from: '2021', to: '2023' }],
  ['2021-2023', { from: '2021', to: '2023' }],
  ['Mar 2021 to present', { from: '2021-03', to: 'now' }],
] as const)('%s', (typed, period) => expect(readPeriod(typed)).toEqual(period))

test.each(['', '2021-03', '2021.3', '大一至大三', '至今', '2021 - 谁知道'])('%s is no range', (typed) =>
  expect(readPeriod(typed)).toBeUndefined(),
)

test('formatted periods are parsed', () => {
  for (const period of [
    { from: '2021-03', to: '2023-06' },
    { from: '2020', to: 'now' },
    { from: '1999-12', to: '2001' },
  ])
    for (const language of ['zh', 'en'] as const)
      expect(readPeriod(formatDates(period, 'range', language).join(''))).toEqual(period)
})

test('an end before the start is detected; a year includes all its months', () => {
  expect(endsFirst({ from: '2021-03', to: '2020-12' })).toBe(true)
  expect(endsFirst({ from: '2021-03', to: '2021' })).toBe(false)
  expect(endsFirst({ from: '2021-03', to: 'now' })).toBe(false)
  expect(endsFirst({ from: '2021-03' })).toBe(false)
})
