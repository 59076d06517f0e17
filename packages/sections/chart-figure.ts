import type { Series } from '#packages/document/values.ts'
import type { ChartLook } from '#packages/layout/parts.ts'
import {
  type ChartFigure,
  type ChartText,
  figuresIn,
  figureText,
  hasFigure,
  placesOf,
  scaleOf,
  seriesInk,
  short,
  toneOn,
  valueInk,
} from './chart-base.ts'
import { pie } from './chart-pie.ts'

const box = (x: number, y: number, width: number, height: number): string =>
  `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`

const numbers = (values: readonly (number | null)[]): number[] => values.filter((value) => value !== null)

interface Axes {
  zero: number
  /** A value's place, from above. */
  place(value: number): number
  figure: ChartFigure
}

/** How far the stacks reach on both sides of nothing. */
const stackTotals = ({ labels, series }: Series): number[] =>
  labels.flatMap((_, label) =>
    [Math.max, Math.min].map((side) =>
      series.reduce((sum, { values }) => sum + side(0, values[label] ?? 0), 0),
    ),
  )

const axesOf = (chart: Series, look: ChartLook, upright: boolean): Axes => {
  const all =
    look.as === 'stacked' ? stackTotals(chart) : chart.series.flatMap(({ values }) => numbers(values))
  const ticks = scaleOf(all)
  const least = ticks[0] ?? 0
  const max = ticks.at(-1) ?? 1
  const place = (value: number) => 100 - ((value - least) / (max - least || 1)) * 100
  const zero = place(0)
  const wide = 100 * look.ratio
  const figure: ChartFigure = { paths: [], texts: [], legend: [] }
  for (const tick of look.scale ? ticks : [0]) {
    const share = upright ? place(tick) : 100 - place(tick)
    const isZero = tick === 0
    figure.paths.push({
      d: upright ? `M0 ${short(share)}H${short(wide)}` : `M${short((share / 100) * wide)} 0V100`,
      stroke: isZero ? 'faint' : 'line',
      width: isZero ? 0.6 : 0.35,
    })
    if (look.scale && upright)
      figure.texts.push({
        text: figureText(tick, '', placesOf(ticks)),
        x: 0,
        y: share,
        width: 20,
        at: 'left',
        tone: 'faint',
      })
  }
  return { zero, place, figure }
}

const legendOf = ({ series }: Series): ChartFigure['legend'] =>
  series.length > 1 ? series.map(({ name }, index) => ({ name, ink: seriesInk(series.length, index) })) : []

/** Upright bars in groups, or one upon the other. */
const columns = (chart: Series, look: ChartLook): ChartFigure => {
  const { labels, series, unit, focus } = chart
  const places = placesOf(figuresIn(chart))
  const { place, figure } = axesOf(chart, look, true)
  const step = 100 / labels.length
  const isStacked = look.as === 'stacked'
  const count = isStacked ? 1 : series.length
  const room = step * (count === 1 ? 0.56 : 0.72)
  const wide = room / count
  for (const [label, name] of labels.entries()) {
    const middle = step * (label + 0.5)
    const reached = { up: 0, down: 0 }
    for (const [index, { values }] of series.entries()) {
      const value = values[label] ?? null
      if (value === null) continue
      const side = value < 0 ? 'down' : 'up'
      const under = isStacked ? reached[side] : 0
      reached[side] += value
      const left = middle - room / 2 + (isStacked ? 0 : index * wide)
      const [top, foot] = [place(under + value), place(under)]
      const [from, to] = top < foot ? [top, foot] : [foot, top]
      const gap = count > 1 ? wide * 0.06 : 0
      figure.paths.push({
        d: box((left + gap) * look.ratio, from, (wide - 2 * gap) * look.ratio, Math.max(0.2, to - from)),
        fill: valueInk(chart, index, label),
      })
      if (look.figures && isStacked && to - from >= 8)
        figure.texts.push({
          text: figureText(value, '', places),
          x: middle,
          y: (from + to) / 2,
          width: step,
          at: 'middle',
          tone: toneOn(valueInk(chart, index, label)),
        })
      if (look.figures && !isStacked && hasFigure(chart, index, label))
        figure.texts.push({
          text: figureText(value, count === 1 ? (unit ?? '') : '', places),
          x: left + wide / 2,
          y: Math.min(top, foot),
          width: count === 1 ? step : wide * 1.5,
          at: 'above',
          tone: label === focus || index === series.length - 1 ? 'strong' : 'plain',
        })
    }
    figure.texts.push({ text: name, x: middle, y: 100, width: step, at: 'below', tone: 'plain' })
  }
  return { ...figure, legend: legendOf(chart) }
}

/** Bars that lie, one label under the other. */
const bars = (chart: Series, look: ChartLook): ChartFigure => {
  const { labels, series, unit, focus } = chart
  const places = placesOf(figuresIn(chart))
  const { place, figure } = axesOf(chart, look, false)
  const step = 100 / labels.length
  const room = step * 0.62
  const high = room / series.length
  const across = (value: number) => (100 - place(value)) * look.ratio
  for (const [label, name] of labels.entries()) {
    const middle = step * (label + 0.5)
    for (const [index, { values }] of series.entries()) {
      const value = values[label] ?? null
      if (value === null) continue
      const top = middle - room / 2 + index * high
      const from = Math.min(across(0), across(value))
      const length = Math.abs(across(value) - across(0))
      figure.paths.push({
        d: box(from, top + high * 0.05, Math.max(0.2, length), high * 0.9),
        fill: valueInk(chart, index, label),
      })
      if (look.figures && hasFigure(chart, index, label))
        figure.texts.push({
          text: figureText(value, unit ?? '', places),
          x: (from + length) / look.ratio,
          y: top + high / 2,
          width: 20,
          at: 'right',
          tone: label === focus || index === series.length - 1 ? 'strong' : 'plain',
        })
    }
    figure.texts.push({ text: name, x: 0, y: middle, width: 40, at: 'left', tone: 'plain' })
  }
  return { ...figure, legend: legendOf(chart) }
}

/** Runs of values without a gap. */
const runsOf = (values: readonly (number | null)[]): [label: number, value: number][][] => {
  const runs: [number, number][][] = [[]]
  for (const [label, value] of values.entries()) {
    if (value === null) runs.push([])
    else runs.at(-1)?.push([label, value])
  }
  return runs.filter((run) => run.length > 0)
}

const disc = (x: number, y: number, radius: number): string => {
  const [r, wide] = [short(radius), short(2 * radius)]
  return `M${short(x - radius)} ${short(y)}a${r} ${r} 0 1 0 ${wide} 0a${r} ${r} 0 1 0 -${wide} 0z`
}

/** Where the line has a valley, the figure is below it: above it would be between the slopes. */
const isLow = (values: readonly (number | null)[], label: number): boolean => {
  const [before, at, after] = [values[label - 1], values[label] ?? 0, values[label + 1]]
  return typeof before === 'number' && typeof after === 'number' && before > at && after > at
}

/** Moves the labels of lines apart so far that none covers the next. */
const spreadOut = (texts: readonly ChartText[], least: number): ChartText[] => {
  let under = Number.NEGATIVE_INFINITY
  const down = texts
    .toSorted((a, b) => a.y - b.y)
    .map((text) => {
      under = Math.max(text.y, under + least)
      return { ...text, y: under }
    })
  const over = Math.max(0, under - 100)
  return down.map((text) => ({ ...text, y: text.y - over }))
}

/** Where lines cross, figures between them cannot be read: each line says where it ends. */
export const isCrowded = ({ labels, series }: Series): boolean =>
  series.length > 2 || (series.length === 2 && labels.length > 6)

const lines = (chart: Series, look: ChartLook, thin: number): ChartFigure => {
  const { labels, series, unit, focus } = chart
  const places = placesOf(figuresIn(chart))
  const { zero, place, figure } = axesOf(chart, look, true)
  const step = 100 / labels.length
  const across = (label: number) => step * (label + 0.5) * look.ratio
  const crowded = isCrowded(chart)
  const ends: ChartText[] = []
  // No area may cover the line of another series.
  for (const { values } of look.as === 'area' ? series : [])
    for (const run of runsOf(values)) {
      const points = run.map(([label, value]) => `${short(across(label))} ${short(place(value))}`)
      const [first, last] = [run[0]?.[0] ?? 0, run.at(-1)?.[0] ?? 0]
      figure.paths.push({
        d: `M${short(across(first))} ${short(zero)}L${points.join('L')}L${short(across(last))} ${short(zero)}z`,
        fill: 'soft',
      })
    }
  for (const [index, { values }] of series.entries()) {
    const ink = seriesInk(series.length, index)
    const last = values.findLastIndex((value) => value !== null)
    for (const run of runsOf(values)) {
      const points = run.map(([label, value]) => `${short(across(label))} ${short(place(value))}`)
      if (run.length > 1) figure.paths.push({ d: `M${points.join('L')}`, stroke: ink, width: 1.1 * thin })
      for (const [label, value] of run) {
        const isBelow = isLow(values, label) && place(value) < 88
        figure.paths.push({
          d: disc(across(label), place(value), 1.5 * thin),
          fill: valueInk(chart, index, label),
        })
        if (look.figures && hasFigure(chart, index, label) && index === series.length - 1 && !crowded)
          figure.texts.push({
            text: figureText(value, unit ?? '', places),
            x: step * (label + 0.5),
            y: place(value) + (isBelow ? 2 : -2),
            width: step,
            at: isBelow ? 'below' : 'above',
            tone: label === focus ? 'strong' : 'plain',
          })
        if (look.figures && crowded && label === last)
          ends.push({
            text: figureText(value, unit ?? '', places),
            x: step * (label + 0.5) + (1.5 * thin) / look.ratio,
            y: place(value),
            width: step,
            at: 'right',
            tone: 'strong',
          })
      }
    }
  }
  figure.texts.push(...spreadOut(ends, 6.5 * thin))
  for (const [label, name] of labels.entries())
    figure.texts.push({
      text: name,
      x: step * (label + 0.5),
      y: 100,
      width: step,
      at: 'below',
      tone: 'plain',
    })
  return { ...figure, legend: legendOf(chart) }
}

/** Everything that is drawn of a chart; lines and dots are `thin` times as heavy as in one of usual height. */
export const chartFigure = (chart: Series, look: ChartLook, thin = 1): ChartFigure => {
  switch (look.as) {
    case 'columns':
    case 'stacked':
      return columns(chart, look)
    case 'bars':
      return bars(chart, look)
    case 'line':
    case 'area':
      return lines(chart, look, thin)
    case 'pie':
    case 'donut':
      return pie(chart, look)
  }
}
