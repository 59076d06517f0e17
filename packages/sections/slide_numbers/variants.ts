import { grid, items, type Part, rich, row, stack, text } from '#packages/layout/parts.ts'
import { withVariants } from '../define.ts'
import { column, head, highlight, measure, slide } from '../slides/frame.ts'
import { kind } from './kind.ts'

type Entry = 'figure' | 'unit' | 'name' | 'text'

/** How large, and in how many columns, so many are drawn. */
const LARGER = [1.6, 1.4, 1.16, 1]
const ROWS = [1, 2, 3, 4, 3, 3, 4, 4, 3]

const name: Part<Entry> = text('name', { size: 1.16, bold: true, leading: 1.4 })
const words: Part<Entry> = rich('text', { size: 0.92, color: 'muted', leading: 1.55, gap: 0.6 })

/** Numbers are stored in documents: never renumber. */
export const slideNumbers = withVariants(kind, {
  1: {
    zh: '大数字一行',
    en: 'Large figures',
    layout: slide(
      {},
      head,
      column(
        { grow: 1, justify: 'center' },
        items(
          { across: ROWS, larger: LARGER, gap: [6, 8] },
          column(
            { gap: 1.8, border: { sides: ['top'], width: 3, color: 'theme' }, pad: [3.5, 0, 0, 0] },
            measure(3.3),
            name,
            words,
          ),
        ),
      ),
      highlight,
    ),
  },
  2: {
    zh: '数字卡片',
    en: 'Cards',
    layout: slide(
      {},
      head,
      items(
        { across: ROWS, larger: LARGER, gap: [4, 4], grow: 1 },
        column(
          { fill: 'soft', pad: [5, 5], gap: 3, justify: 'between', radius: 8 },
          measure(2.7),
          stack({ gap: 0.8 }, name, words),
        ),
      ),
      highlight,
    ),
  },
  3: {
    zh: '一大三小',
    en: 'One large, the others small',
    layout: slide(
      {},
      head,
      row(
        { gap: 9, grow: 1, align: 'stretch' },
        items(
          { first: 1, column: true, grow: 1.25 },
          column(
            {
              fill: 'theme',
              tone: 'on',
              border: { color: 'line' },
              pad: [6, 6.5],
              gap: 2.2,
              justify: 'center',
            },
            measure(5.6, 'theme', 36),
            text('name', { size: 1.3, bold: true, leading: 1.4 }),
            rich('text', { size: 0.95, leading: 1.6, gap: 0.8 }),
          ),
        ),
        items(
          { from: 1, column: true, grow: 1, border: { sides: ['top'], width: 2, color: 'theme' } },
          grid(
            ['1fr', '1fr'],
            { gap: [0, 4], align: 'center', border: { sides: ['bottom'], color: 'line' }, pad: [1.6, 0] },
            measure(2.2, 'theme', 17),
            stack({ gap: 0.4 }, text('name', { bold: true, leading: 1.4 }), words),
          ),
        ),
      ),
      highlight,
    ),
  },
  4: {
    zh: '深底强调',
    en: 'On the dark ground',
    ground: 'dark',
    layout: slide(
      {},
      head,
      items(
        { across: [1, 2, 3, 2, 3, 3, 4, 4, 3], larger: [1.6, 1.4, 1.16, 0.9, 1], gap: [5, 8], grow: 1 },
        column(
          {
            gap: 1.4,
            justify: 'center',
            border: { sides: ['top'], width: 3, color: 'accent' },
            pad: [2.5, 0],
          },
          measure(3.2, 'accent'),
          name,
          words,
        ),
      ),
      highlight,
    ),
  },
  5: {
    zh: '数字与说明两列',
    en: 'Figures and what they say',
    layout: slide(
      { gap: 4.5 },
      head,
      items(
        { across: [1, 1, 1, 2, 2, 2, 2, 2], larger: [1.4, 1.3, 1.2, 1], gap: [0, 10], grow: 1 },
        grid(
          ['38%', '1fr'],
          { gap: [0, 4], align: 'center', border: { sides: ['top'], width: 2, color: 'theme' }, pad: [2, 0] },
          measure(2.3, 'theme', 32),
          stack({ gap: 0.5 }, name, words),
        ),
      ),
      highlight,
    ),
  },
})
