import { expect, test } from 'vitest'
import { colorSet } from '#packages/document/schema.ts'
import { themes } from '#packages/document/themes.ts'
import { colorSetFrom, contrastPairs, lowestContrastOf, MIN_CONTRAST } from './derive-colors.ts'

/** Six values per channel, which cover dark, pale, dull and bright colors. */
const STEPS = ['00', '33', '66', '99', 'cc', 'ff']
const colors = STEPS.flatMap((r) => STEPS.flatMap((g) => STEPS.map((b) => `#${r}${g}${b}`)))

test('every derived set has readable contrasts', () => {
  const poor = colors.flatMap((color) =>
    contrastPairs(colorSetFrom(color))
      .filter(({ contrast }) => contrast < MIN_CONTRAST)
      .map(({ pair, contrast }) => `${color}: ${pair} ${contrast.toFixed(2)}`),
  )
  expect(poor).toEqual([])
})

test('a readable colour does not change, and the set has the schema of a document', () => {
  expect(colorSetFrom('#2C4563').theme).toBe('#2c4563')
  for (const color of colors) expect(colorSet.parse(colorSetFrom(color))).toBeTruthy()
})

test('the preset sets have readable contrasts', () => {
  for (const { colors: set } of Object.values(themes))
    expect(Math.min(...contrastPairs(set).map(({ contrast }) => contrast))).toBeGreaterThanOrEqual(
      MIN_CONTRAST,
    )
})

test('the lowest contrast of a pale text colour is reported', () => {
  const set = { ...themes.ink.colors, on: '#333333' }
  expect(lowestContrastOf(set, 'on')).toBeLessThan(2)
  expect(lowestContrastOf(set, 'accent')).toBeGreaterThan(MIN_CONTRAST)
})
