import type { Series } from '#packages/document/values.ts'
import type { Ink } from '#packages/layout/box.ts'

/** A chart as lines and texts. Places are per cent of the drawn area; paths are in a box of 100 × ratio by 100. */
export interface ChartFigure {
  paths: { d: string; fill?: Ink; stroke?: Ink; width?: number }[]
  texts: ChartText[]
  legend: { name: string; ink: Ink; value?: string; share?: string }[]
}

export interface ChartText {
  text: string
  /** The anchor: the middle of a label below or above, the end of one at the side. */
  x: number
  y: number
  /** How wide it may be. */
  width: number
  at: 'below' | 'above' | 'left' | 'right' | 'middle'
  /** Its color depends on its background: paper, the theme color, the accent, a dark one. */
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
export const hasFigure = ({ labels, series, focus }: Series, index: number, label: number): boolean => {
  if (labels.length * series.length <= 14 || label === focus) return true
  return labels.length <= 14 && index === series.length - 1
}

export const toneOn = (ink: Ink): ChartText['tone'] => {
  if (ink === 'theme') return 'onTheme'
  if (ink === 'chart-accent') return 'onAccent'
  if (ink === 'faint') return 'onFaint'
  if (ink === 'chart-dark') return 'onChartDark'
  return ink === 'muted' || ink === 'ink' ? 'onDark' : 'strong'
}

/** The color of one value. The focused value differs from the others of the last series. */
export const valueInk = ({ series, focus }: Series, index: number, label: number): Ink => {
  const isLast = index === series.length - 1
  if (focus === undefined || !isLast) return seriesInk(series.length, index)
  return label === focus ? 'chart-accent' : seriesInk(series.length, index)
}

const STEPS = [1, 2, 2.5, 5, 10]

/** Round values from the least to the most, four to six of them, zero among them. */
export const scaleOf = (values: readonly number[]): number[] => {
  const max = Math.max(0, ...values)
  const least = Math.min(0, ...values)
  const rough = (max - least || 1) / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = (STEPS.find((one) => one * power >= rough * 0.999) ?? 10) * power
  const first = Math.floor(least / step + 1e-9)
  const last = Math.ceil(max / step - 1e-9)
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  )
}

const placesIn = (value: number): number =>
  value
    .toFixed(2)
    .replace(/(?:\.|(?<![0.]))0+$/, '')
    .split('.')[1]?.length ?? 0

/** The number of decimals of figures in one chart: 2.90 next to 2.96. */
export const placesOf = (figures: readonly (number | null)[]): number =>
  Math.max(0, ...figures.map((value) => placesIn(value ?? 0)))

export const figuresIn = ({ series }: Series): (number | null)[] => series.flatMap(({ values }) => values)

export const figureText = (value: number, unit: string, places: number): string => {
  const digits = { minimumFractionDigits: places, maximumFractionDigits: places }
  return `${value.toLocaleString('en-US', digits)}${unit}`
}

/** As little as a path needs. */
export const short = (value: number): string => Number(value.toFixed(2)).toString()
