import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chartFigure } from './chart-figure.ts'

const look = { as: 'stacked', ratio: 2, figures: true, scale: true } as const
const value = fc.oneof(fc.integer({ min: -500, max: 500 }), fc.constant(null))

/** From and to of each bar, in the plot's hundred. */
const barsOf = (paths: readonly { d: string; fill?: unknown }[]) =>
  paths
    .filter(({ fill }) => fill !== undefined)
    .map(({ d }) => {
      const [, from = 0, , high = 0] = [...d.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number)
      return { from, high, d }
    })

test('stacks of gains and losses grow on either side of nothing, and stay within the plot', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(value, value, value), { minLength: 1, maxLength: 6 }), (rows) => {
      const series = [0, 1, 2].map((at) => ({ name: `${at}`, values: rows.map((row) => row[at] ?? null) }))
      const { paths } = chartFigure({ labels: rows.map((_, at) => `${at}`), series }, look)
      for (const { from, high, d } of barsOf(paths)) {
        expect(from, d).toBeGreaterThanOrEqual(-0.01)
        expect(from + high, d).toBeLessThanOrEqual(100.21)
      }
    }),
  )
})
