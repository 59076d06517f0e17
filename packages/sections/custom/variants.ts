import {
  dates,
  facts,
  given,
  grid,
  items,
  own,
  rich,
  row,
  stack,
  text,
  word,
} from '#packages/layout/parts.ts'
import { withVariants } from '../define.ts'
import { DATE_COLUMN } from '../families/entry.ts'
import { kind } from './kind.ts'

const heading = text('heading', { bold: true, size: 1.04, role: 'h3' })
const when = dates('period', { size: 0.94 })
const body = rich('text')

/** Three to a line on a page, two or one where there is less room. */
const PAIR_COLUMNS = ['repeat(auto-fit, minmax(min(100%, max(28%, 9em)), 1fr))'] as const

/** Numbers are stored in documents: never renumber. */
export const custom = withVariants(kind, {
  1: {
    zh: '标题与正文',
    en: 'Titled text',
    layout: items(
      { gap: 3 },
      stack(
        { gap: 0.75 },
        row({ gap: [0, 2.5], wrap: true, keepNext: true }, heading, when),
        body,
        facts(
          { gap: 0.75 },
          row(
            { run: true },
            row({ run: true }, own('label', { bold: true }), word('：', ': ', { bold: true })),
            own('value'),
          ),
        ),
      ),
    ),
  },
  2: {
    zh: '时间·标题·内容',
    en: 'Date, heading, text',
    layout: items(
      { gap: 3 },
      stack(
        { gap: 1 },
        // An entry without a date is a heading over those that follow.
        given(
          'period',
          grid(
            [DATE_COLUMN, '1fr'],
            { gap: [0, 3], fold: true },
            when,
            stack({ gap: 0.5 }, stack({ keepNext: true }, heading), body),
          ),
          stack({ gap: 0.5 }, stack({ keepNext: true }, heading), body),
        ),
        facts(
          { gap: 1 },
          grid(
            [DATE_COLUMN, '1fr'],
            { gap: [0, 3], fold: true },
            own('label', { color: 'muted' }),
            own('value'),
          ),
        ),
      ),
    ),
  },
  3: {
    zh: '字段分栏',
    en: 'Pairs in columns',
    layout: items(
      { gap: 3 },
      stack(
        { gap: 2 },
        given(
          'heading',
          grid(['13em', '1fr'], { gap: [0, 5], fold: true }, stack({ keepNext: true }, heading, when), body),
          stack({ gap: 0.5 }, when, body),
        ),
        facts(
          { columns: PAIR_COLUMNS, gap: [1.5, 5] },
          stack(
            { keep: true, slot: 'cell' },
            own('label', { color: 'theme', bold: true, size: 0.94 }),
            own('value'),
          ),
        ),
      ),
    ),
  },
})
