import {
  grid,
  heading,
  items,
  own,
  type Part,
  rich,
  row,
  shape,
  stack,
  text,
} from '#packages/layout/parts.ts'
import { withVariants } from '../define.ts'
import { column, head, kicker, slide } from '../slides/frame.ts'
import { pillar } from '../slides/vertical.ts'
import { kind } from './kind.ts'

type Entry = 'name' | 'text' | 'figure' | 'unit'

/** A chapter on a line of its own: its number, what it is about, the figure that it comes to. */
const line: Part<Entry> = grid(
  ['2.6em', '1fr', 'auto'],
  { gap: [0, 4], align: 'center', border: { sides: ['top'], color: 'line' }, pad: [1.6, 0] },
  own('index', { size: 1.3, bold: true, color: 'theme', leading: 1.2 }),
  stack(
    { gap: 0.3 },
    text('name', { size: 1.16, bold: true, leading: 1.35 }),
    text('text', { size: 0.86, color: 'muted', leading: 1.45 }),
  ),
  stack(
    { text: 'right' },
    text('figure', { size: 1.3, bold: true, leading: 1.25, nowrap: true }),
    text('unit', { size: 0.76, color: 'muted', leading: 1.4 }),
  ),
)

const lines: Part<Entry> = items(
  {
    column: true,
    larger: [1.3, 1.24, 1.16, 1.08, 1],
    grow: 1,
    border: { sides: ['top'], width: 2, color: 'theme' },
  },
  line,
)

/** A big word over a strong line. */
const word: Part<Entry> = column(
  { border: { sides: ['top'], width: 3, color: 'ink' }, pad: [1.8, 0, 0, 0], gap: 0.4 },
  own('count', { bold: true, color: 'accent', leading: 1.3 }),
  text('name', { size: 3.6, widest: 96, bold: true, leading: 1.2 }),
  text('text', { size: 0.86, color: 'muted', leading: 1.5 }),
  row(
    { gap: [0, 1.5], wrap: true, align: 'baseline', margin: [0.6, 0, 0, 0] },
    text('figure', { bold: true, color: 'accent', nowrap: true }),
    text('unit', { size: 0.8, color: 'muted' }),
  ),
)

/** A stop on the line. */
const stop: Part<Entry> = column(
  { gap: 2.4 },
  row(
    { align: 'center' },
    shape('ring', '1.5em', '1.5em', { fill: 'theme' }),
    stack({ fill: 'theme', grow: 1, height: '5px', margin: [0, -0.2, 0, -0.2] }),
  ),
  stack(
    { gap: 0.6, pad: [0, 4, 0, 0] },
    own('count', { size: 2.4, bold: true, color: 'theme', leading: 1.1 }),
    text('name', { size: 1.28, bold: true, leading: 1.4 }),
    text('text', { size: 0.92, color: 'muted', leading: 1.55 }),
    row(
      { gap: [0, 1.5], wrap: true, align: 'baseline', margin: [0.6, 0, 0, 0] },
      text('figure', { bold: true, color: 'accent', nowrap: true }),
      text('unit', { size: 0.78, color: 'muted' }),
    ),
  ),
)

/** Numbers are stored in documents: never renumber. */
export const slideAgenda = withVariants(kind, {
  1: { zh: '编号列表', en: 'Numbered list', layout: slide({ gap: 4.5 }, head, lines) },
  2: {
    zh: '两列大字',
    en: 'Two columns',
    layout: slide(
      {},
      head,
      items(
        { across: [1, 2, 2, 2, 2, 2, 2, 2], larger: [1.3, 1.24, 1.1, 1.1, 1], gap: [0, 12], grow: 1 },
        grid(
          ['3.4em', '1fr'],
          {
            gap: [0, 3],
            align: 'center',
            border: { sides: ['top'], width: 2, color: 'theme' },
            pad: [2, 0],
          },
          own('index', { size: 2.3, bold: true, color: 'theme', leading: 1.1 }),
          stack(
            { gap: 0.4 },
            text('name', { size: 1.34, bold: true, leading: 1.35 }),
            text('text', { size: 0.86, color: 'muted', leading: 1.5 }),
            row(
              { gap: [0, 1.5], wrap: true, align: 'baseline' },
              text('figure', { bold: true, color: 'accent', nowrap: true }),
              text('unit', { size: 0.78, color: 'muted' }),
            ),
          ),
        ),
      ),
    ),
  },
  3: {
    zh: '左标题右列表',
    en: 'Heading left, list right',
    ground: 'soft',
    layout: grid(
      ['26%', '1fr'],
      { gap: [0, 12] },
      stack(
        { gap: 2 },
        kicker,
        heading({ size: 2.3, bold: true, color: 'dark', leading: 1.24 }),
        rich('lead', { size: 0.9, color: 'muted', leading: 1.65 }),
      ),
      column({}, lines),
    ),
  },
  4: {
    zh: '大字六格',
    en: 'Big words in six cells',
    ground: 'dark',
    layout: slide(
      { gap: 5 },
      stack(
        { gap: 0.8 },
        kicker,
        heading({ size: 1.2, bold: true, color: 'dark', leading: 1.3 }),
        rich('lead', { size: 0.86, color: 'muted' }),
      ),
      items(
        { across: [1, 2, 3, 2, 3, 3, 4, 4], larger: [1.4, 1.3, 1.1, 1.16, 1], gap: [5, 7], grow: 1 },
        word,
      ),
    ),
  },
  5: {
    zh: '竖排多栏',
    en: 'Upright columns',
    bare: true,
    layout: grid(
      ['1fr', 'auto'],
      { gap: [0, 8] },
      items(
        {
          column: true,
          vertical: true,
          height: 'var(--hj-high)',
          border: { width: 1, color: 'theme' },
        },
        row(
          { gap: 5, align: 'center', border: { sides: ['left'], color: 'line' }, pad: [6, 2] },
          stack(
            { shrink: 0, maxHeight: 'calc(var(--hj-high) * 0.6)' },
            text('name', { size: 2.3, bold: true, color: 'dark', leading: 1.3 }),
          ),
          stack(
            {},
            row(
              { gap: 2 },
              text('figure', { size: 0.95, bold: true, color: 'theme', leading: 1.9 }),
              text('unit', { size: 0.86, color: 'theme', leading: 1.9 }),
            ),
            text('text', { size: 0.95, leading: 1.9 }),
          ),
        ),
      ),
      pillar(
        {},
        row(
          { justify: 'between', pad: [2, 1.4, 2, 0] },
          heading({ size: 2.3, bold: true, color: 'dark', leading: 1.3 }),
          text('kicker', { size: 0.86, bold: true, color: 'theme' }),
        ),
        stack({ pad: [2, 2, 0, 1] }, rich('lead', { size: 0.86, color: 'muted', leading: 1.9 })),
      ),
    ),
  },
  6: {
    zh: '横向步骤',
    en: 'Stops on a line',
    layout: slide(
      {},
      head,
      column(
        { grow: 1, justify: 'center' },
        items({ across: [1, 2, 3, 4, 5, 3, 4, 4], larger: [1.3, 1.24, 1.14, 1.06, 1], gap: [7, 0] }, stop),
      ),
    ),
  },
})
