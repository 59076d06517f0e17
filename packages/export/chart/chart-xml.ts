import type { Series } from '#packages/document/values.ts'
import type { Ink } from '#packages/layout/box.ts'
import type { ChartLook } from '#packages/layout/parts.ts'
import {
  figuresIn,
  figureText,
  hasFigure,
  placesOf,
  scaleOf,
  seriesInk,
  sliceInk,
  valueInk,
} from '#packages/sections/chart-base.ts'
import { isCrowded } from '#packages/sections/chart-figure.ts'
import { leastSlice } from '#packages/sections/chart-pie.ts'
import { emOf } from '#packages/sections/text-width.ts'
import { escaped, HEAD, MAIN, RELATIONS } from '../pptx/xml.ts'
import { categories, numberFormat, seriesName, values } from './chart-data.ts'

/** As shares of the chart's frame. */
export interface Share {
  x: number
  y: number
  width: number
  height: number
}

/** Colours of text on the accent, on the dark chart colour and on the faint one, in addition to the usual ones. */
export type ChartInk = Ink | 'accent-on' | 'chart-dark-on' | 'faint-on'

/** Points of a pixel. */
export const POINT = 0.75

export interface ChartContext {
  /** Six hexadecimal digits of a colour at the place of the chart. */
  colorOf(ink: ChartInk): string
  /** The plot area, without labels. Default: the program's own layout. */
  plot?: Share
  legend?: Share
  /** The size of the whole chart, in points. */
  frame: { width: number; height: number }
  /** Hundredths of a point. */
  textSize: number
  /** Points. */
  lineWidth: number
  language: 'zh' | 'en'
  latin: string
  eastAsian: string
}

interface Chart extends ChartContext {
  series: Series
  look: ChartLook
}

const CHART = 'http://schemas.openxmlformats.org/drawingml/2006/chart'

const fill = (color: string): string => `<a:solidFill><a:srgbClr val="${color}"></a:srgbClr></a:solidFill>`
const NO_LINE = '<a:ln><a:noFill/></a:ln>'
const line = (color: string, points: number): string =>
  `<a:ln w="${Math.round(points * 12_700)}" cap="rnd">${fill(color)}<a:round/></a:ln>`
const filled = (color: string): string => `<c:spPr>${fill(color)}${NO_LINE}</c:spPr>`

const textXml = (chart: Chart, ink: ChartInk, isBold = false): string => {
  const { textSize, latin, eastAsian, colorOf } = chart
  return [
    '<c:txPr><a:bodyPr/><a:lstStyle/><a:p><a:pPr>',
    `<a:defRPr sz="${textSize}" b="${isBold ? 1 : 0}">${fill(colorOf(ink))}`,
    `<a:latin typeface="${latin}"/><a:ea typeface="${eastAsian}"/></a:defRPr>`,
    '</a:pPr><a:endParaRPr lang="en-US"/></a:p></c:txPr>',
  ].join('')
}

const layoutXml = (share: Share | undefined, isInner: boolean): string => {
  if (!share) return '<c:layout/>'
  const at = (name: string, value: number) => `<c:${name} val="${value.toFixed(5)}"/>`
  return [
    `<c:layout><c:manualLayout>${isInner ? '<c:layoutTarget val="inner"/>' : ''}`,
    '<c:xMode val="edge"/><c:yMode val="edge"/>',
    at('x', share.x) + at('y', share.y) + at('w', share.width) + at('h', share.height),
    '</c:manualLayout></c:layout>',
  ].join('')
}

const SHOWN =
  '<c:showLegendKey val="0"/><c:showVal val="1"/><c:showCatName val="0"/><c:showSerName val="0"/><c:showPercent val="0"/><c:showBubbleSize val="0"/>'
const PERCENT = SHOWN.replace('showVal val="1"', 'showVal val="0"').replace(
  'showPercent val="0"',
  'showPercent val="1"',
)
const HIDDEN = `<c:dLbls>${SHOWN.replace('showVal val="1"', 'showVal val="0"')}</c:dLbls>`

const format = (code: string): string => `<c:numFmt formatCode="${escaped(code)}" sourceLinked="0"/>`

const NO_SHAPE = `<c:spPr><a:noFill/>${NO_LINE}</c:spPr>`

/** Labels inside the segments of a stack; segments that are too thin have none. */
const stackLabels = (chart: Chart, index: number): string => {
  const { series } = chart
  const ticks = ticksOf(chart)
  const range = (ticks.at(-1) ?? 1) - (ticks[0] ?? 0) || 1
  const common = seriesInk(series.series.length, index)
  const code = format(numberFormat(figuresIn(series), ''))
  const inside = (ink: Ink) =>
    `${code}${NO_SHAPE}${textXml(chart, inkOn(ink), true)}<c:dLblPos val="ctr"/>${SHOWN}`
  const own = series.labels.map((_label, label) => {
    const idx = `<c:idx val="${label}"/>`
    const value = series.series[index]?.values[label] ?? 0
    if (Math.abs(value) / range < 0.08) return `<c:dLbl>${idx}<c:delete val="1"/></c:dLbl>`
    const ink = valueInk(series, index, label)
    return ink === common ? '' : `<c:dLbl>${idx}${inside(ink)}</c:dLbl>`
  })
  return `<c:dLbls>${own.join('')}${inside(common)}</c:dLbls>`
}

/** The height of a text's line and the margins that programs add to it, as multiples of its size. */
const LINE = 1.4
const AIR = { above: 0.5, side: 0.9 } as const

/** Without this, a leader line is drawn to each moved label, across its bar. */
const NO_LEADERS =
  '<c:extLst><c:ext uri="{CE6537A1-D6FC-4f65-9D91-7224C49458BB}" xmlns:c15="http://schemas.microsoft.com/office/drawing/2012/chart"><c15:showLeaderLines val="0"/></c:ext></c:extLst>'

/**
 * At the far end of a bar below zero, a figure would cover the label there, so it is on the other side of zero, as on
 * the screen. The position of a label is an offset from its default, as a share of the chart.
 */
const overZero = (chart: Chart, value: number, unit: string): string => {
  const { plot, frame, textSize, series } = chart
  if (value >= 0 || !plot) return ''
  const ticks = ticksOf(chart)
  const bar = -value / ((ticks.at(-1) ?? 1) - (ticks[0] ?? 0) || 1)
  const em = textSize / 100
  const wide = emOf(figureText(value, unit, placesOf(figuresIn(series))))
  const [x, y] = isLying(chart)
    ? [bar * plot.width + ((wide + AIR.side) * em) / frame.width, 0]
    : [0, -bar * plot.height - ((LINE + AIR.above) * em) / frame.height]
  return `<c:layout><c:manualLayout><c:x val="${x.toFixed(5)}"/><c:y val="${y.toFixed(5)}"/></c:manualLayout></c:layout>`
}

/** The figures at bars and points: those of highlighted values are bold. */
const labelsXml = (chart: Chart, index: number): string => {
  const { series, look } = chart
  if (!look.figures) return HIDDEN
  if (look.as === 'stacked') return stackLabels(chart, index)
  const { values = [] } = series.series[index] ?? {}
  const isLast = index === series.series.length - 1
  const isLine = look.as === 'line' || look.as === 'area'
  const crowded = isLine && isCrowded(series)
  if (isLine && !isLast && !crowded) return HIDDEN
  const hasUnit = look.as !== 'columns' || series.series.length === 1
  const unit = hasUnit ? (series.unit ?? '') : ''
  const code = format(numberFormat(figuresIn(series), unit))
  const place = `<c:dLblPos val="${crowded ? 'r' : isLine ? 't' : 'outEnd'}"/>`
  const inside = (isBold: boolean) => `${code}${NO_SHAPE}${textXml(chart, 'ink', isBold)}${place}${SHOWN}`
  const isPlain = crowded ? false : isLine || !isLast
  const end = values.findLastIndex((value) => value !== null)
  let isMoved = false
  const own = series.labels.map((_, label) => {
    const idx = `<c:idx val="${label}"/>`
    const isShown = crowded ? label === end : hasFigure(series, index, label)
    if (!isShown) return `<c:dLbl>${idx}<c:delete val="1"/></c:dLbl>`
    const isBold = !isPlain || label === series.focus
    const moved = isLine ? '' : overZero(chart, values[label] ?? 0, unit)
    isMoved ||= moved !== ''
    return moved !== '' || (isPlain && isBold) ? `<c:dLbl>${idx}${moved}${inside(isBold)}</c:dLbl>` : ''
  })
  return `<c:dLbls>${own.join('')}${inside(!isPlain)}${isMoved ? NO_LEADERS : ''}</c:dLbls>`
}

const pointsXml = (chart: Chart, index: number, isLine: boolean): string => {
  const { series, colorOf } = chart
  const common = seriesInk(series.series.length, index)
  return series.labels
    .map((_, label) => {
      const ink = valueInk(series, index, label)
      if (ink === common || series.series[index]?.values[label] == null) return ''
      const shape = isLine ? markerXml(chart, ink) : `<c:invertIfNegative val="0"/>`
      const own = isLine ? '' : filled(colorOf(ink))
      return `<c:dPt><c:idx val="${label}"/>${shape}<c:bubble3D val="0"/>${own}</c:dPt>`
    })
    .join('')
}

const markerXml = ({ colorOf, lineWidth }: Chart, ink: Ink): string => {
  const size = Math.max(3, Math.min(14, Math.round(lineWidth * 2.4)))
  return `<c:marker><c:symbol val="circle"/><c:size val="${size}"/><c:spPr>${fill(colorOf(ink))}${NO_LINE}</c:spPr></c:marker>`
}

const headXml = ({ series }: Chart, index: number, order = index): string =>
  `<c:idx val="${order}"/><c:order val="${order}"/>${seriesName(series, index)}`

const barSeries = (chart: Chart, index: number): string => {
  const { series, colorOf } = chart
  const ink = seriesInk(series.series.length, index)
  return `<c:ser>${headXml(chart, index)}${filled(colorOf(ink))}<c:invertIfNegative val="0"/>${pointsXml(chart, index, false)}${labelsXml(chart, index)}${categories(series)}${values(series, index)}</c:ser>`
}

const lineSeries = (chart: Chart, index: number): string => {
  const { series, colorOf, lineWidth } = chart
  const ink = seriesInk(series.series.length, index)
  const shape = `<c:spPr>${line(colorOf(ink), lineWidth)}</c:spPr>`
  return `<c:ser>${headXml(chart, index)}${shape}${markerXml(chart, ink)}${pointsXml(chart, index, true)}${labelsXml(chart, index)}${categories(series)}${values(series, index)}<c:smooth val="0"/></c:ser>`
}

const areaSeries = (chart: Chart, index: number): string => {
  const { series, colorOf } = chart
  const order = series.series.length + index
  return `<c:ser>${headXml(chart, index, order)}${filled(colorOf('soft'))}${HIDDEN}${categories(series)}${values(series, index)}</c:ser>`
}

const each = (chart: Chart, one: (chart: Chart, index: number) => string): string =>
  chart.series.series.map((_, index) => one(chart, index)).join('')

const AXES = '<c:axId val="111111111"/><c:axId val="222222222"/>'

const isLying = ({ look }: Chart): boolean => look.as === 'bars'

/** As on the screen: bars take this share of a label's room, and leave these gaps between them. */
const barGaps = ({ series, look }: Chart): string => {
  const count = look.as === 'stacked' ? 1 : series.series.length
  const room = look.as === 'bars' ? 0.62 : count === 1 ? 0.56 : 0.72
  const air = look.as === 'bars' ? 0.1 : count === 1 ? 0 : 0.12
  const bar = (room / count) * (1 - air)
  const gap = Math.round(((1 - room + (room / count) * air) / bar) * 100)
  const overlap = look.as === 'stacked' ? 100 : -Math.round((air / (1 - air)) * 100)
  return `<c:gapWidth val="${Math.min(500, gap)}"/><c:overlap val="${overlap}"/>`
}

const barsXml = (chart: Chart): string => {
  const { as } = chart.look
  return `<c:barChart><c:barDir val="${as === 'bars' ? 'bar' : 'col'}"/><c:grouping val="${as === 'stacked' ? 'stacked' : 'clustered'}"/><c:varyColors val="0"/>${each(chart, barSeries)}${barGaps(chart)}${AXES}</c:barChart>`
}

const linesXml = (chart: Chart): string => {
  const ground =
    chart.look.as === 'area'
      ? `<c:areaChart><c:grouping val="standard"/><c:varyColors val="0"/>${each(chart, areaSeries)}${AXES}</c:areaChart>`
      : ''
  return `${ground}<c:lineChart><c:grouping val="standard"/><c:varyColors val="0"/>${each(chart, lineSeries)}<c:marker val="1"/>${AXES}</c:lineChart>`
}

const ticksOf = ({ series, look }: Chart): number[] => {
  const totals = series.labels.map((_, label) =>
    series.series.reduce((sum, one) => sum + Math.max(0, one.values[label] ?? 0), 0),
  )
  const all = series.series.flatMap((one) => one.values.filter((value) => value !== null))
  return scaleOf(look.as === 'stacked' ? totals : all)
}

const axesXml = (chart: Chart): string => {
  const { look, colorOf } = chart
  const ticks = ticksOf(chart)
  const [least = 0, second = 1] = ticks
  const max = ticks.at(-1) ?? 1
  const lying = isLying(chart)
  const thin = (ink: Ink, points: number) => `<c:spPr>${line(colorOf(ink), points)}</c:spPr>`
  const grid = look.scale ? `<c:majorGridlines>${thin('line', 0.75)}</c:majorGridlines>` : ''
  const scaled = look.scale && !lying
  return [
    `<c:catAx><c:axId val="111111111"/><c:scaling><c:orientation val="${lying ? 'maxMin' : 'minMax'}"/></c:scaling><c:delete val="0"/>`,
    `<c:axPos val="${lying ? 'l' : 'b'}"/><c:numFmt formatCode="General" sourceLinked="0"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="low"/>`,
    `${thin('faint', 1)}${textXml(chart, 'ink')}<c:crossAx val="222222222"/><c:crosses val="autoZero"/><c:auto val="0"/><c:lblAlgn val="ctr"/><c:lblOffset val="60"/><c:noMultiLvlLbl val="1"/></c:catAx>`,
    `<c:valAx><c:axId val="222222222"/><c:scaling><c:orientation val="minMax"/><c:max val="${max}"/><c:min val="${least}"/></c:scaling><c:delete val="0"/>`,
    `<c:axPos val="${lying ? 'b' : 'l'}"/>${grid}${format(numberFormat(ticks, ''))}<c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="${scaled ? 'nextTo' : 'none'}"/>`,
    `<c:spPr>${NO_LINE}</c:spPr>${textXml(chart, 'muted')}<c:crossAx val="111111111"/><c:crosses val="autoZero"/><c:crossBetween val="between"/><c:majorUnit val="${second - least || 1}"/></c:valAx>`,
  ].join('')
}

/** The text colour on a slice. */
const inkOn = (ink: Ink): ChartInk => {
  if (ink === 'theme') return 'on'
  if (ink === 'chart-accent') return 'accent-on'
  if (ink === 'faint') return 'faint-on'
  if (ink === 'chart-dark') return 'chart-dark-on'
  return ink === 'muted' || ink === 'ink' ? 'paper' : 'ink'
}

/** Thin slices have no label; their values are only in the legend. */
const sliceLabels = (chart: Chart): string => {
  const { series, look } = chart
  if (!look.figures) return HIDDEN
  const all = series.labels.map((_, label) => Math.max(0, series.series[0]?.values[label] ?? 0))
  const whole = all.reduce((sum, value) => sum + value, 0) || 1
  const place = look.as === 'pie' ? '<c:dLblPos val="ctr"/>' : ''
  const own = all.map((value, label) => {
    const idx = `<c:idx val="${label}"/>`
    if (value / whole < leastSlice(look.as)) return `<c:dLbl>${idx}<c:delete val="1"/></c:dLbl>`
    const ink = inkOn(sliceInk(series, label))
    return `<c:dLbl>${idx}${format('0%')}${NO_SHAPE}${textXml(chart, ink, true)}${place}${PERCENT}</c:dLbl>`
  })
  return `<c:dLbls>${own.join('')}${format('0%')}${NO_SHAPE}${textXml(chart, 'on', true)}${place}${PERCENT}<c:showLeaderLines val="0"/></c:dLbls>`
}

const pieXml = (chart: Chart): string => {
  const { series, look, colorOf } = chart
  const slices = series.labels.map(
    (_, label) =>
      `<c:dPt><c:idx val="${label}"/><c:bubble3D val="0"/><c:spPr>${fill(colorOf(sliceInk(series, label)))}${line(colorOf('paper'), 1)}</c:spPr></c:dPt>`,
  )
  const one = `<c:ser>${headXml(chart, 0)}${slices.join('')}${sliceLabels(chart)}${categories(series)}${values(series, 0)}</c:ser>`
  const ring = look.as === 'donut'
  const tag = ring ? 'c:doughnutChart' : 'c:pieChart'
  return `<${tag}><c:varyColors val="1"/>${one}<c:firstSliceAng val="0"/>${ring ? '<c:holeSize val="55"/>' : ''}</${tag}>`
}

const isRound = ({ look }: Chart): boolean => look.as === 'pie' || look.as === 'donut'

/**
 * The series of an area chart are there twice, for the areas and for their lines; the legend leaves out the second.
 */
const legendXml = (chart: Chart): string => {
  const { series, look, legend } = chart
  const hasFigure = look.legend === 'above' && (series.series.length > 1 || isRound(chart))
  if (!hasFigure) return ''
  const twice =
    look.as === 'area'
      ? series.series.map(
          (_, index) => `<c:legendEntry><c:idx val="${index}"/><c:delete val="1"/></c:legendEntry>`,
        )
      : []
  return `<c:legend><c:legendPos val="t"/>${twice.join('')}${layoutXml(legend, false)}<c:overlay val="0"/>${textXml(chart, 'muted')}</c:legend>`
}

/** A chart part with figures, colours and labels as on the screen; its workbook is relation 1. */
export const chartXml = (series: Series, look: ChartLook, context: ChartContext): string => {
  const chart: Chart = { ...context, series, look }
  const inner = isRound(chart)
    ? pieXml(chart)
    : (look.as === 'line' || look.as === 'area' ? linesXml(chart) : barsXml(chart)) + axesXml(chart)
  return [
    `${HEAD}<c:chartSpace xmlns:c="${CHART}" xmlns:a="${MAIN}" xmlns:r="${RELATIONS}"><c:date1904 val="0"/><c:lang val="${context.language === 'zh' ? 'zh-CN' : 'en-US'}"/><c:roundedCorners val="0"/>`,
    `<c:chart><c:autoTitleDeleted val="1"/><c:plotArea>${layoutXml(chart.plot, true)}${inner}${NO_SHAPE}</c:plotArea>`,
    `${legendXml(chart)}<c:plotVisOnly val="1"/><c:dispBlanksAs val="gap"/></c:chart>`,
    `${NO_SHAPE}${textXml(chart, 'ink')}<c:externalData r:id="rId1"><c:autoUpdate val="0"/></c:externalData></c:chartSpace>`,
  ].join('')
}
