import { grid, groups, items, label, own, radar, row, stack } from '#packages/layout/parts.ts'
import { withVariants } from '../define.ts'
import { kind } from './kind.ts'
import { metered } from './metered.ts'
import { bullet, level, NAME_COLUMN, name, note, TWO_COLUMNS, tag } from './pieces.ts'

const TABLE = [NAME_COLUMN, 'minmax(4.4em, 15%)', '1fr'] as const

/** Numbers are stored in documents: never renumber. */
export const skillSpecialties = withVariants(kind, {
  1: {
    zh: '单列圆点',
    en: 'Bullets, one column',
    layout: items(
      { gap: 0.75 },
      row(
        { gap: 2, align: 'start' },
        bullet('disc'),
        row({ gap: [0, 2.5], wrap: true, grow: 1 }, name(), note({ size: 1 })),
      ),
    ),
  },
  2: {
    zh: '双列圆点',
    en: 'Bullets, two columns',
    layout: items(
      { columns: TWO_COLUMNS, gap: [1.75, 6] },
      row({ gap: 2, align: 'start', keep: true }, bullet('ring'), stack({ grow: 1 }, name(), note())),
    ),
  },
  3: {
    zh: '粗体名称',
    en: 'Bullets with bold names',
    layout: items(
      { gap: 0.75 },
      grid(
        [NAME_COLUMN, '1fr'],
        { gap: [0, 3], keep: true, fold: true },
        row({ gap: 2, align: 'start' }, bullet('square'), name({ bold: true })),
        note({ size: 1, color: 'ink' }),
      ),
    ),
  },
  4: {
    zh: '线框标签',
    en: 'Outlined tags',
    layout: items(
      { as: 'row', wrap: true, gap: [2, 2] },
      tag({ border: { color: 'theme' }, radius: 'full', pad: [0.25, 3.25] }, name({ color: 'theme' })),
    ),
  },
  5: {
    zh: '按程度填色',
    en: 'Tags filled by level',
    layout: stack(
      { gap: 2 },
      items(
        { as: 'row', wrap: true, gap: [2, 2], levels: [5] },
        tag(
          { fill: 'theme', border: { color: 'theme' } },
          name({ bold: true, color: 'on' }),
          level({ size: 0.86, color: 'on' }),
        ),
      ),
      items(
        { as: 'row', wrap: true, gap: [2, 2], levels: [3, 4] },
        tag({ fill: 'soft', border: { color: 'line' } }, name({ color: 'dark' }), level({ size: 0.86 })),
      ),
      items(
        { as: 'row', wrap: true, gap: [2, 2], levels: [0, 1, 2] },
        tag({ border: { color: 'line', style: 'dashed' } }, name(), level({ size: 0.86 })),
      ),
    ),
  },
  ...metered,
  12: {
    zh: '按程度分组',
    en: 'Grouped by level',
    layout: groups(
      'level',
      { columns: ['5em', '1fr'], gap: 3, fold: true },
      own('group', { bold: true, color: 'theme', role: 'none' }),
      items({ columns: TWO_COLUMNS, gap: [1.5, 6] }, stack({ keep: true }, name({ bold: true }), note())),
    ),
  },
  13: {
    zh: '三栏表格',
    en: 'Table',
    layout: stack(
      { border: { sides: ['bottom'], color: 'theme', width: 1.5 } },
      grid(
        TABLE,
        {
          gap: [0, 3],
          pad: [1, 2],
          fill: 'soft',
          border: { sides: ['top'], color: 'theme', width: 1.5 },
          keepNext: true,
          fold: true,
        },
        label('skillName', { bold: true, size: 0.94, color: 'dark' }),
        label('proficiency', { bold: true, size: 0.94, color: 'dark' }),
        label('introduce', { bold: true, size: 0.94, color: 'dark' }),
      ),
      items(
        {},
        grid(
          TABLE,
          { gap: [0, 3], pad: [0.9, 2], border: { sides: ['top'], color: 'line' }, keep: true, fold: true },
          name({ bold: true }),
          level(),
          note({ color: 'ink' }),
        ),
      ),
    ),
  },
  16: {
    zh: '雷达图',
    en: 'Radar',
    layout: radar('skillName', 'proficiency', '12em'),
  },
})
