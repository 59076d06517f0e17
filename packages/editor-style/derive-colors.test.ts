import { expect, test } from 'vitest'
import { colorSet } from '#packages/document/schema.ts'
import { themes } from '#packages/document/themes.ts'
import { colorSetFrom, LEAST, pairsOf, poorestOf } from './derive-colors.ts'

/** Every sixth of every channel: dark and pale, dull and bright. */
const STEPS = ['00', '33', '66', '99', 'cc', 'ff']
const colors = STEPS.flatMap((r) => STEPS.flatMap((g) => STEPS.map((b) => `#${r}${g}${b}`)))

test('every set that is derived can be read wherever its colours meet', () => {
  const poor = colors.flatMap((color) =>
    pairsOf(colorSetFrom(color))
      .filter(({ contrast }) => contrast < LEAST)
      .map(({ pair, contrast }) => `${color}: ${pair} ${contrast.toFixed(2)}`),
  )
  expect(poor).toEqual([])
})

test('a colour that can be read is kept as it is, and the set is one that documents store', () => {
  expect(colorSetFrom('#2C4563').theme).toBe('#2c4563')
  for (const color of colors) expect(colorSet.parse(colorSetFrom(color))).toBeTruthy()
})

test('the ready sets can be read too', () => {
  for (const { colors: set } of Object.values(themes))
    expect(Math.min(...pairsOf(set).map(({ contrast }) => contrast))).toBeGreaterThanOrEqual(LEAST)
})

test('a pale text colour is told as the poorest meeting of its own', () => {
  const set = { ...themes.ink.colors, on: '#333333' }
  expect(poorestOf(set, 'on')).toBeLessThan(2)
  expect(poorestOf(set, 'accent')).toBeGreaterThan(LEAST)
})
