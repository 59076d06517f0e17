import type { Series } from '#packages/document/values.ts'
import type { Ink } from '#packages/layout/box.ts'
import { textColorOn } from '#packages/layout/color.ts'
import type { ChartLook } from '#packages/layout/parts.ts'
import type { ChartFigure } from '#packages/sections/chart-base.ts'
import { chartFigure } from '#packages/sections/chart-figure.ts'
import type { Node } from '#packages/sections/node.ts'
import { emOf } from '#packages/sections/text-width.ts'
import { type ChartContext, type ChartInk, POINT, type Share } from '../chart/chart-xml.ts'
import { type Block, cell, type Paragraph, type Piece, paragraph, type TextLook, table } from './block.ts'
import { drawn, rectangle } from './figures.ts'
import { sumOf } from './flat-rows.ts'
import { fontNames } from './fonts.ts'
import { inkOf, type LayoutContext, ownOf, within } from './layout-context.ts'
import { lineBlock } from './lines.ts'
import { hex } from './paint.ts'
import { spaced } from './wrap.ts'

type ChartNode = Extract<Node, { node: 'chart' }>

/** A chart of the file's own, as large as on the page. */
export interface ChartPiece {
  series: Series
  look: ChartLook
  width: number
  height: number
  context: Omit<ChartContext, 'language' | 'latin' | 'eastAsian'>
  says: string
}

/** As in chart-view.tsx, in em. */
const SIZE = 0.72
const MAX_LABEL_WIDTH = 11
const ABOVE = 1.6
const BELOW = { one: 1.9, two: 3.2 } as const
const VALUES_WIDTH = 4
const LEGEND_LINE = 1.4
const PIE_SHARE = 0.46
const PIE_GAP = 2.4

const isRound = ({ look }: ChartNode): boolean => look.as === 'pie' || look.as === 'donut'

const insetOf = ({ texts }: ChartFigure): number =>
  Math.max(
    0,
    ...texts.filter(({ at }) => at === 'left').map(({ text }) => Math.min(MAX_LABEL_WIDTH, emOf(text)) + 0.8),
  )

const wraps = ({ labels }: Series): boolean => Math.max(...labels.map(emOf)) * labels.length > 40

interface Frame {
  width: number
  height: number
  plot: Share
  legend?: Share
}

/** The positions of the plot and the legend in the chart's frame. */
const frameOf = (node: ChartNode, figure: ChartFigure, width: number, em: number): Frame => {
  const { look, series } = node
  if (isRound(node)) {
    const whole = { x: 0.01, y: 0.01, width: 0.98, height: 0.98 }
    return { width, height: width / look.ratio, plot: whole }
  }
  const isLying = look.as === 'bars'
  const left = insetOf(figure) * em
  const right = isLying && look.figures ? VALUES_WIDTH * em : 0
  const top = isLying ? 0 : ABOVE * em
  const bottom = isLying ? 0 : BELOW[wraps(series) ? 'two' : 'one'] * em
  const legend = look.legend === 'above' && figure.legend.length > 0 ? LEGEND_LINE * em : 0
  const drawn = (width - left - right) / look.ratio
  const height = legend + top + drawn + bottom
  const legendWidth = figure.legend.reduce((sum, { name }) => sum + (emOf(name) + 3.4) * em, 0)
  return {
    width,
    height,
    plot: {
      x: left / width,
      y: (legend + top) / height,
      width: (width - left - right) / width,
      height: drawn / height,
    },
    ...(legend > 0
      ? {
          legend: {
            x: Math.max(0, 1 - legendWidth / width),
            y: 0,
            width: Math.min(1, legendWidth / width),
            height: (legend * 1.15) / height,
          },
        }
      : {}),
  }
}

/** The background colour of each text colour. */
const GROUNDS = { 'accent-on': 'chart-accent', 'chart-dark-on': 'chart-dark', 'faint-on': 'faint' } as const
const isOnInk = (ink: ChartInk): ink is keyof typeof GROUNDS => ink in GROUNDS

const piece = (node: ChartNode, figure: ChartFigure, width: number, context: LayoutContext): Piece => {
  const em = context.text.size
  const { plot, legend, height } = frameOf(node, figure, width, em)
  const colorOf = (ink: ChartInk): string => {
    const color = isOnInk(ink) ? textColorOn(inkOf(context, GROUNDS[ink])) : inkOf(context, ink)
    return hex(color)
  }
  const drawn = plot.height * height
  return {
    piece: 'chart',
    look: context.text,
    chart: {
      series: node.series,
      look: node.look,
      width,
      height,
      context: {
        colorOf,
        plot,
        ...(legend ? { legend } : {}),
        frame: { width: width * POINT, height: height * POINT },
        textSize: Math.round(em * POINT * 100),
        lineWidth: Math.max(1, drawn * 0.011 * POINT),
      },
      says: node.series.series.map(({ name }) => name).join(', '),
    },
  }
}

const figureBlock = (made: Piece): Paragraph => paragraph({ pieces: [made], role: 'blank', line: 1 })

/** Names, values and shares next to a pie are a table, because Word's own legend shows only names. */
const legendBlocks = (figure: ChartFigure, context: LayoutContext): Block[] => {
  const em = context.text.size
  const bold: TextLook = { ...context.text, bold: true }
  // Letters of another face may be wider.
  const wide = (texts: readonly (string | undefined)[]) =>
    em * (Math.max(0, ...texts.map((text = '') => emOf(text))) * 1.25 + 0.6)
  const values = wide(figure.legend.map(({ value }) => value))
  const shares = wide(figure.legend.map(({ share, value }) => share ?? value))
  const hasShares = figure.legend.some(({ share }) => share !== undefined)
  const widths = [em * 1.4, 0, hasShares ? values : 4, Math.max(em * 3.2, shares)]
  widths[1] = Math.max(em * 3, context.width - sumOf(widths))
  const line = { width: 1, style: 'solid', color: inkOf(context, 'line') } as const
  const square = (ink: Ink): Piece => ({
    piece: 'drawing',
    look: context.text,
    drawing: drawn(em * 0.8, em * 0.8, [rectangle(0, 0, em * 0.8, em * 0.8, inkOf(context, ink))]),
  })
  const words = (text: string, look: TextLook, width: number, align: 'left' | 'right') =>
    lineBlock(text === '' ? [] : [{ piece: 'text', text, look }], within(context, width), { align })
  const rows = figure.legend.map(({ name, ink, value = '', share = '' }) => {
    // Where the share repeats the value, the value is in the last column.
    const [middle, last] = share === '' ? ['', value] : [value, share]
    const all = [
      lineBlock([square(ink)], context),
      words(name, context.text, widths[1] ?? 0, 'left'),
      words(middle, bold, widths[2] ?? 0, 'right'),
      words(last, bold, widths[3] ?? 0, 'right'),
    ]
    return {
      cells: all.map((blocks) =>
        cell({ blocks, pad: [em * 0.5, 0, em * 0.5, 0], edges: { bottom: line }, align: 'center' }),
      ),
      keep: true as const,
    }
  })
  return [table({ columns: widths, rows })]
}

/** A native Word chart, whose figures can be edited; the names next to a pie are text. */
export const chartBlocks = (node: ChartNode, outer: LayoutContext): Block[] => {
  const { width = outer.width } = ownOf(outer, node.slot)
  const size = outer.size * (node.look.size ?? SIZE)
  const context: LayoutContext = { ...outer, width, text: { ...outer.text, size, leading: LEGEND_LINE } }
  const figure = chartFigure(node.series, node.look)
  if (node.look.legend !== 'beside' || figure.legend.length === 0)
    return [figureBlock(piece(node, figure, width, context))]
  const pie = width * PIE_SHARE
  const gap = PIE_GAP * size
  const legend = legendBlocks(figure, within(context, width - pie - gap))
  return [
    table({
      columns: [pie + gap, width - pie - gap],
      rows: [
        {
          keep: true,
          cells: [
            cell({ blocks: [figureBlock(piece(node, figure, pie, context))], align: 'center' }),
            cell({ blocks: spaced(legend, 0), align: 'center' }),
          ],
        },
      ],
    }),
  ]
}

export const chartSetting = (
  { context }: ChartPiece,
  language: ChartContext['language'],
  face: TextLook['face'],
): ChartContext => {
  const { ascii, eastAsia } = fontNames(language, face)
  return { ...context, language, latin: ascii, eastAsian: eastAsia }
}
