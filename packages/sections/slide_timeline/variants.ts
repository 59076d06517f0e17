import { grid, items, own, type Part, rich, row, shape, stack, text } from '#packages/layout/parts.ts'
import { withVariants } from '../define.ts'
import { column, head, slide } from '../slides/frame.ts'
import { kind } from './kind.ts'

type Entry = 'date' | 'name' | 'text'

/** In how many columns so many stand. */
const ROWS = [1, 2, 3, 4, 5, 3, 4, 4]
const LARGER = [1.3, 1.24, 1.14, 1.06, 1]

const date: Part<Entry> = text('date', { bold: true, color: 'theme', leading: 1.4 })
const name: Part<Entry> = text('name', { size: 1.1, bold: true, color: 'dark', leading: 1.4 })
const words: Part<Entry> = rich('text', { size: 0.88, color: 'muted', leading: 1.55, gap: 0.6 })

/** The axis next to an entry: a piece of line, the mark at its head, the rest of the line. */
const axis: Part<never> = column(
  { align: 'center' },
  stack({ fill: 'line', width: '3px', height: '0.7em' }),
  shape('disc', '0.8em', '0.8em', { fill: 'theme' }),
  stack({ fill: 'line', width: '3px', grow: 1 }),
)

/** The same with its mark in the middle of the entry. */
const middleAxis: Part<never> = column(
  { align: 'center' },
  stack({ fill: 'line', width: '3px', grow: 1 }),
  shape('disc', '0.9em', '0.9em', { fill: 'theme' }),
  stack({ fill: 'line', width: '3px', grow: 1 }),
)

/** Time and matter on one line. */
const titled = (justify: 'start' | 'end'): Part<Entry> =>
  row({ gap: [0, 2.5], align: 'baseline', wrap: true, justify }, date, name)

/** Numbers are stored in documents: never renumber. */
export const slideTimeline = withVariants(kind, {
  1: {
    zh: '竖轴',
    en: 'Upright axis',
    layout: slide(
      {},
      head,
      items(
        { column: true, larger: LARGER, grow: 1 },
        grid(
          ['19%', '1.4em', '1fr'],
          { gap: [0, 3.5] },
          stack({ text: 'right', pad: [0.6, 0, 0, 0] }, date),
          axis,
          stack({ gap: 0.4, pad: [0.4, 0, 2.6, 0] }, name, words),
        ),
      ),
    ),
  },
  2: {
    zh: '横轴',
    en: 'Level axis',
    layout: slide(
      {},
      head,
      column(
        { grow: 1, justify: 'center' },
        items(
          { across: ROWS, larger: LARGER, gap: [7, 0] },
          column(
            { gap: 2 },
            stack(
              { pad: [0, 3, 0, 0] },
              text('date', { size: 1.3, bold: true, color: 'theme', leading: 1.3 }),
            ),
            row(
              { align: 'center' },
              shape('disc', '1.1em', '1.1em', { fill: 'theme' }),
              stack({ fill: 'theme', grow: 1, height: '3px' }),
            ),
            stack(
              { gap: 1, pad: [1, 4, 0, 0] },
              text('name', { size: 1.2, bold: true, color: 'dark', leading: 1.4 }),
              rich('text', { size: 0.94, color: 'muted', leading: 1.6, gap: 0.6 }),
            ),
          ),
        ),
      ),
    ),
  },
  3: {
    zh: '步骤箭头',
    en: 'Arrows',
    layout: slide(
      {},
      head,
      items(
        { across: ROWS, larger: LARGER, gap: [4, 1.5], grow: 1 },
        column(
          { gap: 0 },
          row(
            { align: 'stretch' },
            row(
              { fill: 'theme', grow: 1, pad: [2.4, 1, 2.4, 3.6], align: 'center', gap: 2 },
              own('count', { size: 1.3, bold: true, color: 'on', leading: 1.2 }),
              text('name', { bold: true, color: 'on', leading: 1.25 }),
            ),
            shape('point', '1.2em', '100%', { fill: 'theme', box: { margin: [0, 0, 0, -0.2] } }),
          ),
          column(
            { fill: 'soft', grow: 1, pad: [3, 3.6], gap: 1, margin: [1.5, 5, 0, 0] },
            date,
            rich('text', { size: 0.9, leading: 1.6, gap: 0.8 }),
          ),
        ),
      ),
    ),
  },
  4: {
    zh: '阶段表',
    en: 'Table of phases',
    layout: slide(
      { gap: 4.5 },
      head,
      items(
        { column: true, larger: LARGER, grow: 1, gap: 1.2 },
        grid(
          ['16%', '22%', '1fr'],
          { gap: [0, 4], align: 'stretch', border: { sides: ['bottom'], color: 'line' } },
          column(
            { fill: 'theme', justify: 'center', pad: [1.4, 2.4] },
            text('date', { size: 0.95, bold: true, color: 'on', leading: 1.35 }),
          ),
          column({ justify: 'center', pad: [1.4, 0] }, name),
          column({ justify: 'center', pad: [1.4, 0] }, rich('text', { size: 0.92, leading: 1.55, gap: 0.4 })),
        ),
      ),
    ),
  },
  5: {
    zh: '左右交错',
    en: 'Left and right in turn',
    layout: slide(
      {},
      head,
      items(
        {
          column: true,
          larger: LARGER,
          grow: 1,
          other: grid(
            ['1fr', '1.6em', '1fr'],
            { gap: [0, 3.5], align: 'stretch' },
            stack({}),
            middleAxis,
            column({ justify: 'center', gap: 0.3, pad: [0.8, 0] }, titled('start'), words),
          ),
        },
        grid(
          ['1fr', '1.6em', '1fr'],
          { gap: [0, 3.5], align: 'stretch' },
          column({ justify: 'center', gap: 0.3, text: 'right', pad: [0.8, 0] }, titled('end'), words),
          middleAxis,
          stack({}),
        ),
      ),
    ),
  },
})
