import type { Look } from '#packages/layout/box.ts'
import { type Part, stack, type TableLook, table, text } from '#packages/layout/parts.ts'
import { withVariants } from '../define.ts'
import { kind } from './kind.ts'

const captioned = (lead: Look, look: TableLook): Part<'lead' | 'table' | 'note'> =>
  stack(
    { gap: 1.5 },
    stack({ keepNext: true }, text('lead', lead)),
    table('table', { size: 0.95, ...look }),
    text('note', { size: 0.86, color: 'muted' }),
  )

/** Numbers are stored in documents: never renumber. */
export const docTable = withVariants(kind, {
  1: {
    zh: '三线表',
    en: 'Three lines',
    layout: captioned({ bold: true, align: 'center' }, { head: 'line', lines: 'none', ends: true }),
  },
  2: {
    zh: '深色表头',
    en: 'Filled head',
    layout: captioned({ bold: true }, { head: 'fill', lines: 'rows' }),
  },
  3: { zh: '全框线', en: 'Grid', layout: captioned({ bold: true }, { head: 'tint', lines: 'grid' }) },
  4: {
    zh: '斑马纹',
    en: 'Stripes',
    layout: captioned({ bold: true }, { head: 'line', lines: 'none', stripes: true }),
  },
  5: {
    zh: '首列加粗横线',
    en: 'Bold first column',
    layout: captioned({ bold: true }, { head: 'tint', lines: 'rows', names: true, pad: [2.2, 2.2] }),
  },
})
