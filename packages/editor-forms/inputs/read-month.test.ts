import { describe, expect, test } from 'vitest'
import { formatMonth } from '#packages/sections/dates.ts'
import { meansNow, readMonth } from './read-month.ts'

describe('months in different notations', () => {
  test.each([
    ['2021.3', '2021-03'],
    ['2021.03', '2021-03'],
    ['2021-03', '2021-03'],
    ['2021-3', '2021-03'],
    ['2021/12', '2021-12'],
    ['2021年3月', '2021-03'],
    ['2021 年 11 月', '2021-11'],
    ['2021年', '2021'],
    ['2021', '2021'],
    ['202103', '2021-03'],
    ['２０２１．３', '2021-03'],
    ['2021。3', '2021-03'],
    ['2021 3', '2021-03'],
    ['3/2021', '2021-03'],
    ['Mar 2021', '2021-03'],
    ['March, 2021', '2021-03'],
    ['  2021.3 ', '2021-03'],
  ])('%s', (typed, month) => expect(readMonth(typed)).toBe(month))

  test.each(['', '2021.13', '2021.0', '21.3', '20213', '2021春', '大三', '0821-03', '2021-03-04', 'Mar'])(
    '%s is none',
    (typed) => expect(readMonth(typed)).toBeUndefined(),
  )

  test('formatted months are parsed in both languages', () => {
    for (const month of ['1999', '2021-01', '2021-09', '2030-12'])
      for (const language of ['zh', 'en'] as const)
        expect(readMonth(formatMonth(month, language))).toBe(month)
  })

  test('now', () => {
    for (const word of ['至今', '现在', 'Present', 'now ']) expect(meansNow(word)).toBe(true)
    expect(meansNow('2021')).toBe(false)
  })
})
