import { expect, test } from 'vitest'
import { themes } from '#packages/document/themes.ts'
import { rgbOf } from '#packages/parts/color.ts'
import { chartFigure } from '#packages/sections/chart-figure.ts'
import { colorVariables } from './theme-variables.ts'

const six = {
  labels: ['一', '二', '三', '四', '五', '六'],
  series: [{ name: '', values: [6, 5, 4, 3, 2, 1] }],
}
const look = { as: 'pie', ratio: 1, figures: true } as const
const slices = chartFigure(six, look).legend.map(({ ink }) => ink)

/** One colour for all, as certificates and contracts have it. */
const single = { theme: '#22262d', soft: '#f0f1f3', dark: '#22262d', on: '#ffffff', accent: '#22262d' }

test.each([...Object.keys(themes), single])('slices of a pie can be told apart in %s', (colors) => {
  const variables = colorVariables({ colors })
  for (const ground of ['', 'on-']) {
    const drawn = slices.map((ink) => rgbOf(variables[`--hj-${ground}${ink}`] ?? ''))
    for (const [at, one] of drawn.entries())
      for (const other of drawn.slice(at + 1))
        expect(Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])).toBeGreaterThan(20)
  }
})
