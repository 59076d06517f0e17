import { grid, items, label, rich, rule, stack, text, timeline } from '#packages/layout/parts.ts'
import { withVariants } from '../define.ts'
import { kind } from './kind.ts'

const COLUMNS = ['9em', '12em', '1fr']

/** Numbers are stored in documents: never renumber. */
export const docTimeline = withVariants(kind, {
  1: {
    zh: '左侧时间',
    en: 'Time at the left',
    layout: items(
      { gap: 1.6, between: rule({ color: 'line' }) },
      grid(
        ['8.5em', '1fr'],
        { gap: [0, 3], keep: true, fold: true },
        text('date', { bold: true, color: 'theme' }),
        stack({ gap: 0.25 }, text('name', { bold: true }), rich('text')),
      ),
    ),
  },
  2: {
    zh: '竖线圆点',
    en: 'Line and dots',
    layout: items(
      {},
      timeline(
        'dot',
        { width: 1, color: 'theme' },
        { gap: 0.25, pad: [0, 0, 3, 4] },
        text('date', { size: 0.92, bold: true, color: 'theme' }),
        text('name', { bold: true }),
        rich('text'),
      ),
    ),
  },
  3: {
    zh: '表格行',
    en: 'Table rows',
    layout: stack(
      {},
      grid(
        COLUMNS,
        { fill: 'theme', pad: [1.6, 2.2], gap: [0, 3], size: 0.95, keepNext: true },
        label('date', { bold: true, color: 'on' }),
        label('name', { bold: true, color: 'on' }),
        label('text', { bold: true, color: 'on' }),
      ),
      items(
        {},
        grid(
          COLUMNS,
          {
            pad: [1.6, 2.2],
            gap: [0, 3],
            border: { sides: ['bottom'], color: 'line' },
            keep: true,
            size: 0.95,
          },
          text('date'),
          text('name', { bold: true }),
          rich('text'),
        ),
      ),
    ),
  },
})
