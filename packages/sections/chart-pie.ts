import type { Series } from '#packages/document/values.ts'
import type { ChartLook } from '#packages/layout/parts.ts'
import { type ChartFigure, figuresIn, figureText, placesOf, short, sliceInk, toneOn } from './chart-base.ts'

const onCircle = (share: number, radius: number) => ({
  x: 50 + radius * Math.sin(share * 2 * Math.PI),
  y: 50 - radius * Math.cos(share * 2 * Math.PI),
})

const slice = (from: number, to: number, outer: number, inner: number): string => {
  // A whole circle has no two ends to draw an arc between.
  const end = Math.min(to, from + 0.9999)
  const wide = end - from > 0.5 ? 1 : 0
  const [a, b] = [onCircle(from, outer), onCircle(end, outer)]
  const arc = `M${short(a.x)} ${short(a.y)}A${outer} ${outer} 0 ${wide} 1 ${short(b.x)} ${short(b.y)}`
  if (inner === 0) return `${arc}L50 50z`
  const [c, d] = [onCircle(end, inner), onCircle(from, inner)]
  return `${arc}L${short(c.x)} ${short(c.y)}A${inner} ${inner} 0 ${wide} 0 ${short(d.x)} ${short(d.y)}z`
}

/** Slices thinner than this have no room for a figure. */
export const leastSlice = (as: ChartLook['as']): number => (as === 'donut' ? 0.06 : 0.07)

/** Shares of the first series. Slices under a twentieth are labelled in the legend only. */
export const pie = (chart: Series, look: ChartLook): ChartFigure => {
  const places = placesOf(figuresIn(chart))
  const values = chart.labels.map((_, label) => Math.max(0, chart.series[0]?.values[label] ?? 0))
  const whole = values.reduce((sum, value) => sum + value, 0) || 1
  const inner = look.as === 'donut' ? 27 : 0
  const figure: ChartFigure = { paths: [], texts: [], legend: [] }
  let from = 0
  for (const [label, name] of chart.labels.entries()) {
    const value = values[label] ?? 0
    const share = value / whole
    const ink = sliceInk(chart, label)
    const text = `${Math.round(share * 100)}%`
    if (share > 0) {
      figure.paths.push({ d: slice(from, from + share, 49.5, inner), fill: ink })
      figure.paths.push({ d: slice(from, from + share, 49.5, inner), stroke: 'paper', width: 0.8 })
    }
    const middle = onCircle(from + share / 2, inner === 0 ? 32 : 38)
    if (look.figures && share >= leastSlice(look.as))
      figure.texts.push({
        text,
        ...middle,
        width: 20,
        at: 'middle',
        tone: toneOn(ink),
      })
    const amount = figureText(value, chart.unit ?? '', places)
    figure.legend.push({ name, ink, value: amount, ...(amount === text ? {} : { share: text }) })
    from += share
  }
  return figure
}
