import type { Series } from '#packages/document/values.ts'
import type { Ink } from '#packages/parts/box.ts'
import type { ChartLook } from '#packages/parts/parts.ts'

/** A chart as lines and texts. Places are per cent of the drawn area; paths are in a box of 100 × ratio by 100. */
export interface ChartFigure {
  paths: { d: string; fill?: Ink; stroke?: Ink; width?: number }[]
  texts: ChartText[]
  legend: { name: string; ink: Ink; value?: string; share?: string }[]
}

export interface ChartText {
  text: string
  /** What it stands at: the middle of a label below or above, the end of one beside. */
  x: number
  y: number
  /** How wide it may be. */
  width: number
  at: 'below' | 'above' | 'left' | 'right' | 'middle'
  /** What it stands on, where that is no paper, decides its colour: the theme's, the accent, a dark one. */
  tone: 'plain' | 'strong' | 'faint' | 'onTheme' | 'onAccent' | 'onFaint' | 'onChartDark' | 'onDark'
}

const ONE: readonly Ink[] = ['theme']
const TWO: readonly Ink[] = ['faint', 'theme']
const MANY: readonly Ink[] = ['theme', 'chart-accent', 'faint', 'muted', 'line', 'chart-dark']
const SLICES: readonly Ink[] = ['theme', 'chart-accent', 'muted', 'faint', 'line', 'chart-dark']
const QUIET: readonly Ink[] = SLICES.filter((ink) => ink !== 'chart-accent')

const at = (inks: readonly Ink[], index: number): Ink => inks[index % inks.length] ?? 'theme'

/** The colour of a series, or of a slice: what screens, Word and slides share. */
export const seriesInk = (count: number, index: number): Ink =>
  at(count === 1 ? ONE : count === 2 ? TWO : MANY, index)
export const sliceInk = ({ focus }: Series, index: number): Ink => {
  if (focus === undefined) return at(SLICES, index)
  return index === focus ? 'chart-accent' : at(QUIET, index < focus ? index : index - 1)
}

/** Whether a value is written at its figure: where there are many, only what the chart is about. */
export const isTold = ({ labels, series, focus }: Series, index: number, label: number): boolean => {
  if (labels.length * series.length <= 14 || label === focus) return true
  return labels.length <= 14 && index === series.length - 1
}

const toneOn = (ink: Ink): ChartText['tone'] => {
  if (ink === 'theme') return 'onTheme'
  if (ink === 'chart-accent') return 'onAccent'
  if (ink === 'faint') return 'onFaint'
  if (ink === 'chart-dark') return 'onChartDark'
  return ink === 'muted' || ink === 'ink' ? 'onDark' : 'strong'
}

/** The colour of one value: the one that the chart is about stands out from the last series. */
export const valueInk = ({ series, focus }: Series, index: number, label: number): Ink => {
  const isLast = index === series.length - 1
  if (focus === undefined || !isLast) return seriesInk(series.length, index)
  return label === focus ? 'chart-accent' : seriesInk(series.length, index)
}

const STEPS = [1, 2, 2.5, 5, 10]

/** Round values from the least to the most, four to six of them, zero among them. */
export const scaleOf = (values: readonly number[]): number[] => {
  const most = Math.max(0, ...values)
  const least = Math.min(0, ...values)
  const rough = (most - least || 1) / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = (STEPS.find((one) => one * power >= rough * 0.999) ?? 10) * power
  const first = Math.floor(least / step + 1e-9)
  const last = Math.ceil(most / step - 1e-9)
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  )
}

const placesIn = (value: number): number =>
  value
    .toFixed(2)
    .replace(/\.?0+$/, '')
    .split('.')[1]?.length ?? 0

/** How many decimals figures that stand beside one another are written with: 2.90 beside 2.96. */
export const placesOf = (figures: readonly (number | null)[]): number =>
  Math.max(0, ...figures.map((value) => placesIn(value ?? 0)))

export const figuresIn = ({ series }: Series): (number | null)[] => series.flatMap(({ values }) => values)

export const figureText = (value: number, unit: string, places: number): string => {
  const digits = { minimumFractionDigits: places, maximumFractionDigits: places }
  return `${value.toLocaleString('en-US', digits)}${unit}`
}

const short = (value: number): string => Number(value.toFixed(2)).toString()
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
  const most = ticks.at(-1) ?? 1
  const place = (value: number) => 100 - ((value - least) / (most - least || 1)) * 100
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
      if (look.figures && !isStacked && isTold(chart, index, label))
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
      if (look.figures && isTold(chart, index, label))
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

/** In a valley of its line a figure stands below: above it were within the slopes. */
const isLow = (values: readonly (number | null)[], label: number): boolean => {
  const [before, at, after] = [values[label - 1], values[label] ?? 0, values[label + 1]]
  return typeof before === 'number' && typeof after === 'number' && before > at && after > at
}

/** Labels beside one another's lines, so far from each other that none covers the next. */
const apart = (texts: readonly ChartText[], least: number): ChartText[] => {
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
        if (look.figures && isTold(chart, index, label) && index === series.length - 1 && !crowded)
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
  figure.texts.push(...apart(ends, 6.5 * thin))
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

/** Shares of the first series; slices under a twentieth are told in the legend alone. */
const pie = (chart: Series, look: ChartLook): ChartFigure => {
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
    const told = figureText(value, chart.unit ?? '', places)
    figure.legend.push({ name, ink, value: told, ...(told === text ? {} : { share: text }) })
    from += share
  }
  return figure
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
