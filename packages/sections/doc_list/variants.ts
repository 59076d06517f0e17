import {
  given,
  grid,
  items,
  label,
  own,
  type Part,
  rich,
  row,
  rule,
  stack,
  text,
  word,
} from '#packages/layout/parts.ts'
import { withVariants } from '../define.ts'
import { kind } from './kind.ts'

/** The person in charge and the date, after the name. */
const facts: Part<'who' | 'date' | 'state'> = row(
  { gap: [0, 3], wrap: true },
  text('who', { size: 0.92, color: 'muted' }),
  text('date', { size: 0.92, color: 'muted' }),
  text('state', { size: 0.92, color: 'theme' }),
)

/** The texts of an item: its name with its facts next to it, its text below. */
const words = (bold: boolean): Part<'name' | 'who' | 'date' | 'state' | 'text'> =>
  stack(
    { gap: 0.25 },
    row({ gap: [0, 4], wrap: true }, text('name', bold ? { bold } : {}), facts),
    rich('text'),
  )

const TASKS = ['1.8em', '1fr', '6em', '6.5em', '5em']

/** Numbers are stored in documents: never renumber. */
export const docList = withVariants(kind, {
  1: {
    zh: '编号事项',
    en: 'Numbered',
    layout: items(
      { gap: 0.5 },
      grid(
        ['1.6em', '1fr'],
        { gap: [0, 2], fill: 'soft', pad: [2.2, 4], keep: true },
        own('count', { bold: true, color: 'accent' }),
        words(true),
      ),
    ),
  },
  2: {
    zh: '圆点',
    en: 'Dots',
    layout: items(
      { gap: 1 },
      grid(['1em', '1fr'], {}, word('•', '•', { color: 'theme', bold: true }), words(false)),
    ),
  },
  3: {
    zh: '条款',
    en: 'Clauses',
    layout: items(
      { gap: 1 },
      grid(
        ['3.1em', '1fr'],
        {},
        own('numeral', { as: { zh: '（#）', en: '(#)' }, nowrap: true }),
        words(true),
      ),
    ),
  },
  4: {
    zh: '勾选清单',
    en: 'Checklist',
    layout: items(
      { gap: 1.5, between: rule({ color: 'line' }) },
      grid(
        ['1.5em', '1fr', '6em', '6.5em'],
        { gap: [0, 2], keep: true },
        given('state', word('☑', '☑', { color: 'theme' }), word('☐', '☐', { color: 'muted' })),
        stack(
          { gap: 0.25 },
          row({ gap: [0, 3], wrap: true }, text('name'), text('state', { size: 0.86, color: 'theme' })),
          rich('text', { size: 0.92, color: 'muted' }),
        ),
        text('who', { color: 'muted' }),
        text('date', { color: 'muted', align: 'right' }),
      ),
    ),
  },
  5: {
    zh: '事项表',
    en: 'Task table',
    layout: stack(
      {},
      grid(
        TASKS,
        { gap: [0, 2], pad: [1.2, 0], keepNext: true },
        stack({}),
        label('name', { size: 0.92, color: 'muted' }),
        label('who', { size: 0.92, color: 'muted' }),
        label('date', { size: 0.92, color: 'muted' }),
        label('state', { size: 0.92, color: 'muted', align: 'right' }),
      ),
      items(
        { border: { sides: ['top'], color: 'ink' } },
        grid(
          TASKS,
          { gap: [0, 2], pad: [1.6, 0], border: { sides: ['bottom'], color: 'line' }, keep: true },
          own('count', { color: 'muted' }),
          stack({ gap: 0.25 }, text('name'), rich('text', { size: 0.92, color: 'muted' })),
          text('who'),
          text('date'),
          text('state', { align: 'right' }),
        ),
      ),
    ),
  },
  6: {
    zh: '两栏大编号',
    en: 'Two columns, large numbers',
    layout: items(
      { columns: ['1fr', '1fr'], gap: [4, 8], fold: true },
      grid(
        ['2.6em', '1fr'],
        { gap: [0, 1], keep: true },
        own('index', { size: 1.7, bold: true, face: 'serif', color: 'theme', leading: 1.2 }),
        words(true),
      ),
    ),
  },
  7: {
    zh: '问答',
    en: 'Questions',
    layout: items(
      { gap: 3.5 },
      stack(
        { gap: 0.75, keep: true },
        grid(
          ['2em', '1fr'],
          {},
          word('问', 'Q', { bold: true, color: 'theme' }),
          stack({}, text('name', { bold: true }), facts),
        ),
        grid(['2em', '1fr'], {}, word('答', 'A', { bold: true, color: 'muted' }), rich('text')),
      ),
    ),
  },
})
