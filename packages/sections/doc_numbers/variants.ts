import type { Look } from '#packages/layout/box.ts'
import { items, type Part, row, rule, stack, text } from '#packages/layout/parts.ts'
import { withVariants } from '../define.ts'
import { kind } from './kind.ts'

const COLUMNS = ['repeat(auto-fit, minmax(8em, 1fr))']

const figure = (look: Look): Part<'figure' | 'unit'> =>
  row(
    { gap: 1 },
    text('figure', { bold: true, color: 'theme', leading: 1.3, ...look }),
    text('unit', { bold: true, color: 'theme', ...(look.face ? { face: look.face } : {}) }),
  )

const words: Part<'name' | 'note'> = stack(
  {},
  text('name', { size: 0.92 }),
  text('note', { size: 0.86, color: 'muted' }),
)

/** Numbers are stored in documents: never renumber. */
export const docNumbers = withVariants(kind, {
  1: {
    zh: '浅色卡片',
    en: 'Tinted cards',
    layout: items(
      { columns: COLUMNS, gap: 0.75 },
      stack(
        { fill: 'soft', pad: [3, 4], gap: 0.25, height: '100%', keep: true },
        figure({ size: 1.75 }),
        words,
      ),
    ),
  },
  2: {
    zh: '竖线分隔',
    en: 'Between upright lines',
    layout: items(
      { columns: COLUMNS, gap: [3, 4] },
      stack(
        {
          border: { sides: ['left'], color: 'theme' },
          pad: [0.5, 0, 0.5, 3.5],
          gap: 0.25,
          height: '100%',
          keep: true,
        },
        figure({ size: 1.8, face: 'serif' }),
        words,
      ),
    ),
  },
  3: {
    zh: '上下线大数字',
    en: 'Large, between lines',
    layout: stack(
      { keep: true },
      rule({ width: 1.5, color: 'dark' }),
      items(
        { columns: COLUMNS, gap: [3, 4], pad: [2.5, 0] },
        stack({ gap: 0.25, keep: true }, figure({ size: 2.3 }), words),
      ),
      rule({ color: 'faint' }),
    ),
  },
})
