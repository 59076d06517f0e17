import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Document } from '#packages/document/schema.ts'
import { themes } from '#packages/document/themes.ts'
import { contrast, rgbOf } from '#packages/layout/color.ts'
import { chartFigure } from '#packages/sections/chart-figure.ts'
import { colorVariables, themeVariables } from './theme-variables.ts'

const six = {
  labels: ['一', '二', '三', '四', '五', '六'],
  series: [{ name: '', values: [6, 5, 4, 3, 2, 1] }],
}
const look = { as: 'pie', ratio: 1, figures: true } as const
const slices = chartFigure(six, look).legend.map(({ ink }) => ink)

/** One colour for all, as certificates and contracts have it. */
const single = { theme: '#22262d', soft: '#f0f1f3', dark: '#22262d', on: '#ffffff', accent: '#22262d' }

const WRITTEN_ON = { 'accent-on': 'chart-accent', 'chart-dark-on': 'chart-dark', 'faint-on': 'faint' }

test.each([...Object.keys(themes), single])('slices of a pie can be told apart in %s', (colors) => {
  const variables = colorVariables({ colors })
  for (const ground of ['', 'on-']) {
    const drawn = slices.map((ink) => rgbOf(variables[`--hj-${ground}${ink}`] ?? ''))
    for (const [at, one] of drawn.entries())
      for (const other of drawn.slice(at + 1))
        expect(Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])).toBeGreaterThan(20)
  }
})

const templates = globSync('packages/templates/{word,ppt}/*.json').map(
  (file) => [file, (JSON.parse(readFileSync(file, 'utf8')) as { document: Document }).document] as const,
)

test.each(templates)('figures on the parts of a chart can be read in %s', (_, document) => {
  const variables = themeVariables(document)
  const grounds = document.kind === 'ppt' ? ['', 'on-', 'night-'] : ['', 'on-']
  for (const ground of grounds)
    for (const [text, part] of Object.entries(WRITTEN_ON)) {
      const [ink, fill] = [text, part].map((name) => variables[`--hj-${ground}${name}`] ?? '')
      expect(contrast(ink ?? '', fill ?? '')).toBeGreaterThanOrEqual(4.5)
    }
})
