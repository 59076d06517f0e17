import type { Series } from '#packages/document/values.ts'
import type { ChartLook } from '#packages/layout/parts.ts'
import { allIn, at, attributeOf, childOf, type XmlNode } from './xml-tree.ts'

export interface ReadChart {
  series: Series
  as: ChartLook['as']
}

const MAX_LABELS = 40
const MAX_SERIES = 8
const MAX_LABEL_LENGTH = 40
const LARGEST = 1e12

const cut = (text: string): string =>
  [...text.trim()].slice(0, MAX_LABEL_LENGTH).join('').slice(0, MAX_LABEL_LENGTH)

/** By its place; what a cache leaves out is nothing. */
const pointsOf = (cache: XmlNode | undefined): string[] => {
  const points: string[] = []
  for (const point of allIn(cache, 'c:pt')) {
    const place = Number(attributeOf(point, 'idx'))
    if (Number.isInteger(place) && place >= 0 && place < MAX_LABELS)
      points[place] = childOf(point, 'c:v')?.text ?? ''
  }
  return Array.from(points, (text) => text ?? '')
}

const numberOf = (text: string | undefined): number | null => {
  const value = text === undefined || text.trim() === '' ? Number.NaN : Number(text)
  return Number.isFinite(value) && Math.abs(value) <= LARGEST ? value : null
}

const CHARTS = [
  'c:barChart',
  'c:bar3DChart',
  'c:lineChart',
  'c:line3DChart',
  'c:pieChart',
  'c:pie3DChart',
  'c:ofPieChart',
  'c:doughnutChart',
  'c:areaChart',
  'c:area3DChart',
  'c:radarChart',
  'c:scatterChart',
]

const lookOf = (chart: XmlNode): ChartLook['as'] => {
  const { name } = chart.tag
  if (/pie/i.test(name)) return 'pie'
  if (name === 'c:doughnutChart') return 'donut'
  if (name.startsWith('c:area')) return 'area'
  if (!name.startsWith('c:bar')) return 'line'
  if (attributeOf(childOf(chart, 'c:barDir'), 'val') === 'bar') return 'bars'
  return /stacked/i.test(attributeOf(childOf(chart, 'c:grouping'), 'val') ?? '') ? 'stacked' : 'columns'
}

const nameOf = (series: XmlNode): string =>
  cut(pointsOf(at(series, 'c:tx', 'c:strRef', 'c:strCache'))[0] ?? at(series, 'c:tx', 'c:v')?.text ?? '')

const cacheIn = (series: XmlNode, ...names: string[]): XmlNode | undefined => {
  const holder = names.map((name) => childOf(series, name)).find((one) => one !== undefined)
  const [cache] = ['c:strCache', 'c:numCache', 'c:strLit', 'c:numLit'].flatMap((name) => allIn(holder, name))
  return cache
}

/** The figures of a chart as its XML stores them, apart from the embedded workbook; undefined if it stores none. */
export const readChart = (tree: XmlNode | undefined): ReadChart | undefined => {
  const plot = at(tree, 'c:chartSpace', 'c:chart', 'c:plotArea')
  const drawn = (plot?.children ?? []).filter(({ tag }) => CHARTS.includes(tag.name))
  // An area with a line on its edge is one chart, drawn twice.
  const [first] = drawn
  if (!first) return undefined
  const all = drawn.flatMap((chart) => chart.children.filter(({ tag }) => tag.name === 'c:ser'))
  const labels = pointsOf(cacheIn(all[0] as XmlNode, 'c:cat', 'c:xVal'))
  const read = all.map((series) => ({
    name: nameOf(series),
    values: pointsOf(cacheIn(series, 'c:val', 'c:yVal')).map(numberOf),
  }))
  const count = Math.max(labels.length, ...read.map(({ values }) => values.length))
  const series = read.filter(
    (one, place) => read.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === place,
  )
  if (count === 0 || series.length === 0) return undefined
  const places = Array.from({ length: count }, (_, place) => place)
  return {
    as: lookOf(first),
    series: {
      labels: places.map((place) => cut(labels[place] ?? String(place + 1))),
      series: series.slice(0, MAX_SERIES).map(({ name, values }) => ({
        name,
        values: places.map((place) => values[place] ?? null),
      })),
    },
  }
}
