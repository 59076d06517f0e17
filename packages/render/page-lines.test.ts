import { expect, test } from 'vitest'
import { colorsOf, themes } from '#packages/document/themes.ts'
import { contrast } from '#packages/layout/color.ts'
import { patternInk } from './page-lines.ts'

const INK = '#1f2630'
const MUTED = '#59616c'

test.each(['rules', 'grid', 'dots', 'letter'] as const)('%s are a whisper under the text', (pattern) => {
  for (const name of Object.keys(themes))
    for (const color of [undefined, '#fffdf7', '#f6faf5']) {
      const ground = color ?? '#ffffff'
      const drawn = patternInk({ ...(color ? { color } : {}), pattern }, colorsOf({ colors: name }).theme)
      expect(contrast(drawn, ground), `${name} on ${ground}`).toBeGreaterThan(1.05)
      expect(contrast(drawn, ground), `${name} on ${ground}`).toBeLessThan(1.6)
      expect(contrast(INK, drawn), `ink on ${name}`).toBeGreaterThanOrEqual(7)
      expect(contrast(MUTED, drawn), `muted on ${name}`).toBeGreaterThanOrEqual(3.5)
    }
})

test('a pattern is drawn from the colour that the page begins with', () => {
  const gradient: [string, string] = ['#e6edf5', '#ffffff']
  expect(patternInk({ gradient, pattern: 'grid' }, '#2c4563')).not.toBe(
    patternInk({ pattern: 'grid' }, '#2c4563'),
  )
})
