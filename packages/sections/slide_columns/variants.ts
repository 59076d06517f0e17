import { grid, items, own, type Part, rich, row, stack, text } from '#packages/layout/parts.ts'
import { withVariants } from '../define.ts'
import { column, fills, head, highlight, measure, slide } from '../slides/frame.ts'
import { kind } from './kind.ts'

type Entry = 'figure' | 'unit' | 'name' | 'text' | 'picture' | 'note'

/** Few of them are drawn larger. */
const LARGER = [1.3, 1.2, 1, 1, 0.9]

/** In how many columns so many stand: five wide ones are too narrow for words. */
const ROWS = [1, 2, 3, 4, 3, 3, 4, 4, 3]

const name: Part<Entry> = text('name', { size: 1.16, bold: true, color: 'dark', leading: 1.38 })
const words: Part<Entry> = rich('text', { size: 0.96, leading: 1.64, gap: 1 })
const note: Part<Entry> = stack(
  { border: { sides: ['top'], color: 'line' }, pad: [1.4, 0, 0, 0] },
  text('note', { size: 0.76, color: 'muted', leading: 1.45 }),
)

/** The note is at the bottom and the rest at the top, or the text is separated from the figure. */
const entry = (justify: 'start' | 'between', figure: Part<Entry>): readonly Part<Entry>[] => [
  column({ grow: 1, gap: 1.6, justify }, figure, stack({ gap: 1.6 }, name, words)),
  note,
]

/** One of two that are compared. */
const side: readonly Part<Entry>[] = [
  text('name', { size: 1.4, bold: true, color: 'dark', leading: 1.35 }),
  measure(2.6),
  column({ grow: 1 }, rich('text', { leading: 1.65, gap: 1.4, size: 0.96 })),
  text('note', { size: 0.78, color: 'muted', leading: 1.45 }),
]

/** Numbers are stored in documents: never renumber. */
export const slideColumns = withVariants(kind, {
  1: {
    zh: '上线并列',
    en: 'Columns under lines',
    layout: slide(
      {},
      head,
      items(
        { across: ROWS, larger: LARGER, gap: [5, 7], grow: 1 },
        column(
          { gap: 2, border: { sides: ['top'], width: 3, color: 'theme' }, pad: [3.2, 0, 0, 0] },
          ...entry('start', measure(3)),
        ),
      ),
      highlight,
    ),
  },
  2: {
    zh: '浅色卡片',
    en: 'Tinted cards',
    layout: slide(
      {},
      head,
      items(
        { across: ROWS, larger: LARGER, gap: [4, 4], grow: 1 },
        column(
          { fill: 'soft', pad: [4.5, 4.5, 3.5, 4.5], gap: 2, radius: 8 },
          ...entry('between', measure(2.7)),
        ),
      ),
      highlight,
    ),
  },
  3: {
    zh: '编号卡片',
    en: 'Numbered cards',
    layout: slide(
      {},
      head,
      items(
        { across: ROWS, larger: LARGER, gap: [4, 4], grow: 1 },
        column(
          { border: { color: 'line' }, pad: [0, 4.5, 3.5, 4.5], gap: 2 },
          row(
            {},
            stack(
              { fill: 'theme', pad: [1.4, 1.8, 1.2, 1.8] },
              own('index', { size: 1.2, bold: true, color: 'on', leading: 1.2 }),
            ),
          ),
          ...entry('between', measure(2)),
        ),
      ),
      highlight,
    ),
  },
  4: {
    zh: '逐行大数字',
    en: 'Rows with large figures',
    layout: slide(
      { gap: 4.5 },
      head,
      items(
        {
          column: true,
          larger: [1.3, 1.2, 1.02, 1],
          grow: 1,
          border: { sides: ['top'], width: 2, color: 'theme' },
        },
        grid(
          ['26%', '22%', '1fr'],
          { gap: [0, 5], align: 'center', border: { sides: ['bottom'], color: 'line' }, pad: [1.6, 0] },
          measure(2.1, 'theme', 20),
          name,
          stack({ gap: 0.5 }, words, text('note', { size: 0.76, color: 'muted', leading: 1.4 })),
        ),
      ),
      highlight,
    ),
  },
  5: {
    zh: '图片卡片',
    en: 'Cards with pictures',
    layout: slide(
      {},
      head,
      items(
        { across: ROWS, larger: LARGER, gap: [4, 4.5], grow: 1 },
        column(
          { fill: 'soft' },
          column({ grow: 1, minHeight: '4em' }, fills('picture', { grow: 1 })),
          stack(
            { pad: [3, 3.6, 3, 3.6], gap: 1.2 },
            measure(1.7),
            name,
            rich('text', { size: 0.86, leading: 1.55, gap: 0.8 }),
            note,
          ),
        ),
      ),
      highlight,
    ),
  },
  6: {
    zh: '两栏对比',
    en: 'Two sides',
    layout: slide(
      {},
      head,
      items(
        {
          across: [1, 2, 3, 2, 3, 3],
          larger: [1.2, 1.14, 0.96, 0.92],
          gap: [4, 5],
          grow: 1,
          other: column(
            { fill: 'theme', tone: 'on', border: { color: 'line' }, pad: [5, 5.5], gap: 2.2 },
            ...side,
          ),
        },
        column({ fill: 'soft', border: { color: 'line' }, pad: [5, 5.5], gap: 2.2 }, ...side),
      ),
      highlight,
    ),
  },
  7: {
    zh: '四宫格',
    en: 'Four fields',
    layout: slide(
      {},
      head,
      items(
        {
          across: [1, 2, 3, 2, 3, 3, 4, 4],
          larger: LARGER,
          gap: [0, 0],
          grow: 1,
          border: { sides: ['top', 'left'], color: 'line' },
        },
        grid(
          ['auto', '1fr'],
          {
            gap: [0, 3.5],
            border: { sides: ['right', 'bottom'], color: 'line' },
            pad: [4, 4.5],
            align: 'start',
          },
          own('count', { size: 2.4, bold: true, color: 'theme', leading: 1.1 }),
          stack(
            { gap: 1.2 },
            name,
            measure(1.6, 'theme', 60),
            words,
            text('note', { size: 0.76, color: 'muted', leading: 1.45 }),
          ),
        ),
      ),
      highlight,
    ),
  },
})
