import type { ChartLook } from '#packages/layout/parts.ts'
import { chart, items, type Part, rich, row, stack, text } from '#packages/layout/parts.ts'
import { withVariants } from '../define.ts'
import { column, head, measure, slide } from '../slides/frame.ts'
import { kind } from './kind.ts'

type Field = 'caption' | 'chart' | 'note' | 'content' | 'figure' | 'unit' | 'name'

const caption: Part<Field> = text('caption', { size: 0.78, color: 'muted', leading: 1.4 })
const note: Part<Field> = text('note', { size: 0.7, color: 'muted', leading: 1.4 })

/** The chart with what it shows above and where it comes from below. */
const drawn = (look: Drawn, ratio: number): Part<Field> =>
  column(
    { gap: 1.2, grow: 1 },
    caption,
    chart('chart', { size: 0.78, figures: true, ...look, ratio, grow: true }),
    note,
  )

/** The result of the chart: figures below lines, then the conclusion. Without either, the chart has all the space. */
const reading: Part<Field> = rich('content', { size: 0.92, leading: 1.62, gap: 1.4 })
const sideColumn: Part<Field> = column(
  { gap: 3, width: '29%', shrink: 0 },
  items(
    { column: true, grow: 1, border: { sides: ['top'], width: 3, color: 'theme' } },
    column(
      { justify: 'center', gap: 0.6, border: { sides: ['bottom'], color: 'line' }, pad: [1.8, 0] },
      measure(2.1, 'theme', 22),
      text('name', { size: 0.88, leading: 1.45 }),
    ),
  ),
  reading,
)

/** The figures side by side under a chart that takes the width, the reading at their right. */
const below: Part<Field> = row(
  { gap: 8, align: 'start' },
  items(
    { across: [1, 2, 3, 4, 5, 6], gap: [2, 7], grow: 1.6 },
    column(
      { gap: 0.4, border: { sides: ['top'], width: 2, color: 'theme' }, pad: [1.6, 0, 0, 0] },
      measure(1.6),
      text('name', { size: 0.84, leading: 1.4 }),
    ),
  ),
  stack(
    { grow: 1, border: { sides: ['top'], width: 2, color: 'line' }, pad: [1.6, 0, 0, 0] },
    rich('content', { size: 0.88, leading: 1.6, gap: 1 }),
  ),
)

type Drawn = Omit<ChartLook, 'ratio' | 'grow' | 'figures'>

const wide = (look: Drawn): Part<Field | 'kicker' | 'lead'> =>
  slide({ gap: 4 }, head, drawn(look, 2.9), below)

const sided = (look: Drawn, ratio = 2.2): Part<Field | 'kicker' | 'lead'> =>
  slide({ gap: 4.5 }, head, row({ gap: 9, grow: 1, align: 'stretch' }, drawn(look, ratio), sideColumn))

/** Numbers are stored in documents: never renumber. */
export const slideChart = withVariants(kind, {
  1: {
    zh: '柱图与数字',
    en: 'Columns with figures',
    layout: sided({ as: 'columns', scale: true, legend: 'above' }),
  },
  2: { zh: '折线', en: 'Line', layout: wide({ as: 'line', scale: true, legend: 'above' }) },
  3: {
    zh: '环图与图例',
    en: 'Donut with legend',
    layout: sided({ as: 'donut', legend: 'beside', size: 0.92 }, 1),
  },
  4: { zh: '条形', en: 'Bars', layout: sided({ as: 'bars', legend: 'above' }) },
  5: {
    zh: '饼图与解读',
    en: 'Pie with a reading',
    layout: slide(
      { gap: 4.5 },
      head,
      row(
        { gap: 8, grow: 1, align: 'stretch' },
        drawn({ as: 'pie', legend: 'beside', size: 0.88 }, 1),
        column(
          { fill: 'soft', pad: [4.5, 5], gap: 3, justify: 'center', width: '38%', shrink: 0 },
          rich('content', { leading: 1.68, gap: 1.8 }),
          items(
            { gap: 2 },
            stack(
              { gap: 0.2 },
              measure(1.9, 'theme', 24),
              text('name', { size: 0.84, color: 'muted', leading: 1.4 }),
            ),
          ),
        ),
      ),
    ),
  },
  6: {
    zh: '堆叠柱',
    en: 'Stacked columns',
    layout: sided({ as: 'stacked', scale: true, legend: 'above', size: 0.86 }),
  },
  7: {
    zh: '通栏柱图',
    en: 'Columns across the slide',
    layout: wide({ as: 'columns', scale: true, legend: 'above' }),
  },
  8: {
    zh: '面积折线与数字侧栏',
    en: 'Area with figures',
    layout: sided({ as: 'area', scale: true, legend: 'above' }),
  },
})
