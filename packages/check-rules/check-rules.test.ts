import { expect, it } from 'vitest'
import { looksLikeEmail, looksLikePhone, privateNumberIn } from './contact.ts'
import { endsBeforeStart, gapsBetween, overlapOf, spanOf } from './periods.ts'
import { countWords, haveUnevenEnds } from './texts.ts'

it.each([
  ['2020-06', '2020-05', true],
  ['2020-06', '2020-06', false],
  ['2020-06', '2020', false],
  ['2020', '2020-01', false],
  ['2020', '2019-12', true],
  ['2020-06', 'now', false],
])('%s to %s ends before it starts: %j', (from, to, expected) => {
  expect(endsBeforeStart({ from, to })).toBe(expected)
})

it('finds gaps that no other period covers', () => {
  const spans = [
    { from: '2024-03', to: 'now' },
    { from: '2018', to: '2020' },
    { from: '2019-01', to: '2021-06' },
  ].flatMap((period) => spanOf(period, '2026-10') ?? [])
  expect(gapsBetween(spans, 12).map(({ months }) => months)).toEqual([32])
  expect(gapsBetween(spans, 33)).toEqual([])
})

it('counts the months that two periods share', () => {
  const [one, other] = [
    spanOf({ from: '2020', to: '2021' }, ''),
    spanOf({ from: '2021-06', to: 'now' }, '2026-10'),
  ]
  expect(one && other && overlapOf(one, other)).toBe(6)
})

it('knows addresses, numbers and words', () => {
  expect(looksLikeEmail('lin@example.com')).toBe(true)
  expect(looksLikeEmail('lin@example')).toBe(false)
  expect(looksLikePhone('+86 138-0000-1234')).toBe(true)
  expect(looksLikePhone('110')).toBe(false)
  expect(privateNumberIn('身份证 11010119900307123X')).toBe('11010119900307123X')
  expect(privateNumberIn('2019.03')).toBeUndefined()
  expect(countWords('负责 3 个项目, it’s 95%')).toBe(8)
  expect(haveUnevenEnds(['做了一件事。', '又做了一件'])).toBe(true)
  expect(haveUnevenEnds(['做了一件事', '又做了一件'])).toBe(false)
})
