import { type ChartLook, chart, type Part, stack, text } from '#packages/layout/parts.ts'
import { withVariants } from '../define.ts'
import { kind } from './kind.ts'

const captioned = (look: ChartLook): Part<'lead' | 'chart' | 'note'> =>
  stack(
    { gap: 1.5, keep: true },
    text('lead', { bold: true }),
    chart('chart', look),
    text('note', { size: 0.86, color: 'muted' }),
  )

const UPRIGHT = { ratio: 2.8, figures: true, scale: true, legend: 'above', size: 0.86 } as const
const ROUND = { ratio: 1, figures: true, legend: 'beside', size: 0.9 } as const

/** Numbers are stored in documents: never renumber. */
export const docChart = withVariants(kind, {
  1: { zh: '柱状图', en: 'Columns', layout: captioned({ as: 'columns', ...UPRIGHT }) },
  2: { zh: '折线图', en: 'Line', layout: captioned({ as: 'line', ...UPRIGHT }) },
  3: { zh: '饼图', en: 'Pie', layout: captioned({ as: 'pie', ...ROUND }) },
  4: { zh: '条形图', en: 'Bars', layout: captioned({ as: 'bars', ...UPRIGHT }) },
  5: { zh: '堆叠柱', en: 'Stacked columns', layout: captioned({ as: 'stacked', ...UPRIGHT }) },
  6: { zh: '环形图', en: 'Doughnut', layout: captioned({ as: 'donut', ...ROUND }) },
})
