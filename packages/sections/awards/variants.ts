import type { Look } from '#packages/layout/box.ts'
import {
  dates,
  grid,
  groups,
  icon,
  items,
  label,
  own,
  row,
  rule,
  shape,
  stack,
  text,
  timeline,
  word,
} from '#packages/layout/parts.ts'
import { withVariants } from '../define.ts'
import { CARD_COLUMNS, DATE_COLUMN, edges } from '../families/entry.ts'
import { headWith } from '../families/wide.ts'
import { kind } from './kind.ts'

const name = (look: Look = {}) => text('awardsName', { bold: true, role: 'h3', ...look })
const grade = (look: Look = {}) => text('awardsGrade', { color: 'theme', ...look })
const about = (look: Look = {}) => text('awardsAbstract', { color: 'muted', size: 0.94, ...look })
const when = (look: Look & { as?: 'year' } = {}) => dates('date', { size: 0.94, ...look })

/** `2025.01`, `Jan 2025`. */
const MONTH_COLUMN = '4.9em'
const TABLE = [MONTH_COLUMN, '2fr', '1.2fr', '1.8fr'] as const

const SPACE = word(' ', ' ')

/** Numbers are stored in documents: never renumber. */
export const awards = withVariants(kind, {
  1: {
    zh: '时间靠右',
    en: 'Date right',
    layout: items(
      { gap: 1.5 },
      headWith(row({ gap: [0, 3], wrap: true }, name(), grade(), about()), when(), { keep: true }),
    ),
  },
  2: {
    zh: '时间列',
    en: 'Date column',
    layout: items(
      { gap: 2 },
      grid(
        [DATE_COLUMN, '1fr'],
        { gap: [0, 3], keep: true, align: 'baseline', fold: true },
        when(),
        stack({}, edges({ fold: true }, name(), grade({ align: 'right' })), about()),
      ),
    ),
  },
  3: {
    zh: '奖章图标',
    en: 'Medal icon',
    layout: items(
      { gap: 3 },
      row(
        { gap: 3, keep: true, align: 'center' },
        row(
          {
            fill: 'soft',
            radius: 'full',
            width: '2.7em',
            height: '2.7em',
            align: 'center',
            justify: 'center',
            shrink: 0,
          },
          icon('medal', 1.35, 'theme'),
        ),
        stack(
          { grow: 1 },
          name({ size: 1.04 }),
          row({ gap: [0, 3], wrap: true }, when(), grade({ size: 0.94 }), about()),
        ),
      ),
    ),
  },
  4: {
    zh: '等级徽标',
    en: 'Grade badge',
    layout: items(
      { gap: 2 },
      grid(
        ['min(8em, 38%)', '1fr'],
        { gap: [0, 3], keep: true, align: 'center' },
        stack(
          { fill: 'theme', radius: 3, pad: [0.25, 1.5], text: 'center', slot: 'badge' },
          text('awardsGrade', { size: 0.9, bold: true, color: 'on' }),
        ),
        headWith(row({ gap: [0, 3], wrap: true }, name(), about()), when()),
      ),
    ),
  },
  5: {
    zh: '双列',
    en: 'Two columns',
    layout: items(
      { columns: CARD_COLUMNS, gap: [1.75, 7] },
      stack(
        { keep: true, height: '100%', border: { sides: ['bottom'], color: 'line' }, pad: [0, 0, 1.25, 0] },
        headWith(name(), when()),
        row({ gap: [0, 2.5], wrap: true }, grade({ size: 0.94 }), about()),
      ),
    ),
  },
  6: {
    zh: '时间轴',
    en: 'Timeline',
    layout: items(
      {},
      timeline(
        'dot',
        { width: 1, color: 'theme' },
        { pad: [0, 0, 2, 4] },
        grid(
          [MONTH_COLUMN, '1fr'],
          { gap: [0, 2], keep: true, align: 'baseline' },
          when({ bold: true, color: 'theme' }),
          row({ gap: [0, 2.5], wrap: true }, name(), grade({ color: 'ink' }), about()),
        ),
      ),
    ),
  },
  7: {
    zh: '表格',
    en: 'Table',
    layout: stack(
      {},
      grid(
        TABLE,
        { gap: [0, 3], pad: [0.75, 2], fill: 'soft', keepNext: true, fold: true },
        label('date', { bold: true, color: 'dark', size: 0.94 }),
        label('awardsName', { bold: true, color: 'dark', size: 0.94 }),
        label('awardsGrade', { bold: true, color: 'dark', size: 0.94 }),
        label('awardsAbstract', { bold: true, color: 'dark', size: 0.94 }),
      ),
      items(
        {},
        grid(
          TABLE,
          {
            gap: [0, 3],
            pad: [1, 2],
            border: { sides: ['bottom'], color: 'line' },
            keep: true,
            fold: true,
            align: 'baseline',
          },
          when(),
          name({ bold: false }),
          grade({ color: 'ink' }),
          about(),
        ),
      ),
    ),
  },
  8: {
    zh: '桂冠卡片',
    en: 'Laurel cards',
    layout: items(
      { even: '12.5em', gap: 3 },
      stack(
        {
          slot: 'card',
          gap: 0.75,
          border: { color: 'line' },
          radius: 5,
          pad: [2.5, 2],
          text: 'center',
          height: '100%',
          keep: true,
        },
        row(
          { align: 'center', justify: 'center', gap: 1 },
          shape('laurelLeft', '1.6em', '2.64em', { fill: 'theme' }),
          grade({ bold: true, size: 0.94, leading: 1.3 }),
          shape('laurelRight', '1.6em', '2.64em', { fill: 'theme' }),
        ),
        name({ size: 1.04 }),
        stack({}, about({ size: 0.9 }), when({ size: 0.9 })),
      ),
    ),
  },
  9: {
    zh: '编号',
    en: 'Numbered',
    layout: items(
      { gap: 2, between: rule({ color: 'line' }) },
      grid(
        ['3em', '1fr'],
        { gap: [0, 2], keep: true },
        own('index', { size: 1.7, bold: true, color: 'theme', face: 'serif', leading: 1.2 }),
        headWith(stack({}, name({ size: 1.04 }), about()), stack({ text: 'right' }, grade(), when())),
      ),
    ),
  },
  10: {
    zh: '紧凑连排',
    en: 'Compact, run on',
    layout: items(
      { as: 'row', run: true, between: word('；', '; ') },
      row(
        { run: true },
        name(),
        row({ run: true }, SPACE, grade()),
        row({ run: true }, SPACE, when({ as: 'year' })),
        row({ run: true }, word('（', ' ('), about(), word('）', ')')),
      ),
    ),
  },
  11: {
    zh: '按年分组',
    en: 'Grouped by year',
    layout: groups(
      'year',
      {
        columns: ['5em', '1fr'],
        gap: 2,
        border: { sides: ['bottom'], color: 'line' },
        pad: [0, 0, 1.5, 0],
        align: 'baseline',
      },
      own('group', { size: 1.3, bold: true, color: 'theme', face: 'serif', leading: 1.2 }),
      items({ gap: 1 }, headWith(row({ gap: [0, 3], wrap: true }, name(), about()), grade(), { keep: true })),
    ),
  },
  12: {
    zh: '侧栏',
    en: 'Sidebar',
    regions: ['side'],
    layout: items(
      { gap: 2.5 },
      row(
        { gap: 2, align: 'start', keep: true },
        row({ pad: [0.5, 0, 0, 0], shrink: 0 }, icon('award', 1.15, 'theme')),
        stack(
          { grow: 1 },
          name({ leading: 1.4 }),
          row({ gap: [0, 2], wrap: true }, grade({ size: 0.94 }), when({ size: 0.9 })),
          about({ size: 0.9 }),
        ),
      ),
    ),
  },
})
