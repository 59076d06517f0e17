import type { Look } from '#packages/layout/box.ts'
import {
  dates,
  grid,
  icon,
  items,
  label,
  rich,
  row,
  rule,
  stack,
  text,
  timeline,
} from '#packages/layout/parts.ts'
import { withVariants } from '../define.ts'
import { CARD_COLUMNS, DATE_COLUMN, dated, edges } from '../families/entry.ts'
import { barLine, barred } from '../families/fact-line.ts'
import { kind } from './kind.ts'

type DatesLook = NonNullable<Parameters<typeof dates>[1]>

const group = (look: Look = {}) =>
  text('campusBriefly', { bold: true, size: 1.04, role: 'h3', ...look } as const)
const post = (look: Look = {}) => text('campusDuty', look)
const when = (look: DatesLook = {}) => dates('period', { size: 0.94, ...look })
const story = (options: Parameters<typeof rich>[1] = {}) => rich('campusContent', options)
const columnHead = <F extends string>(field: F) => label(field, { bold: true, color: 'on', size: 0.94 })

const TABLE = [DATE_COLUMN, '8.5em', '7em', '1fr'] as const

/** Numbers are stored in documents: never renumber. */
export const campusExperience = withVariants(kind, {
  1: {
    zh: '时间靠右',
    en: 'Dates right',
    layout: items(
      { gap: 3.5 },
      stack(
        { gap: 1 },
        dated(
          { keepNext: true },
          row({ gap: [0, 3], wrap: true }, group(), post({ color: 'theme' })),
          when(),
        ),
        story(),
      ),
    ),
  },
  2: {
    zh: '时间列',
    en: 'Date column',
    layout: items(
      { gap: 3.5 },
      grid(
        [DATE_COLUMN, '1fr'],
        { fold: true, gap: [0, 3], align: 'baseline' },
        when(),
        stack(
          { gap: 0.75 },
          edges({ keepNext: true }, group(), post({ color: 'theme', bold: true, align: 'right' })),
          story({ bullet: 'square' }),
        ),
      ),
    ),
  },
  3: {
    zh: '时间轴',
    en: 'Timeline',
    layout: items(
      {},
      timeline(
        'ring',
        { width: 1, color: 'theme' },
        { gap: 0.75 },
        stack({ keepNext: true }, when({ color: 'theme', bold: true })),
        barLine((line) => row(line, barred(group()), barred(post())), { keepNext: true }),
        story(),
      ),
    ),
  },
  4: {
    zh: '职务徽章',
    en: 'Badge per post',
    layout: items(
      { gap: 4 },
      stack(
        { gap: 1 },
        row(
          { gap: [0.5, 3], align: 'center', wrap: true, keepNext: true },
          stack(
            { fill: 'theme', radius: 3, pad: [0.25, 2.5], slot: 'badge' },
            post({ bold: true, size: 0.94, color: 'on' }),
          ),
          rule({ color: 'line' }),
          when(),
        ),
        stack({ keepNext: true }, group({ size: 1.1 })),
        story(),
      ),
    ),
  },
  5: {
    zh: '卡片',
    en: 'Cards',
    layout: items(
      { gap: 3 },
      grid(
        ['11em', '1fr'],
        { fold: true, border: { color: 'line' }, radius: 5, clone: true, slot: 'card' },
        stack(
          { fill: 'soft', pad: [2.5, 3], gap: 0.5, radius: [5, 0, 0, 5] },
          group({ color: 'dark', leading: 1.4 }),
          post(),
          when({ size: 0.9 }),
        ),
        stack({ pad: [2.5, 3.5] }, story()),
      ),
    ),
  },
  6: {
    zh: '一行一条',
    en: 'One line each',
    layout: items(
      { gap: 1.25, between: rule({ color: 'line', style: 'dotted' }) },
      grid(
        ['6.8em', '1fr'],
        { fold: true, gap: [0, 3], align: 'baseline', keep: true },
        when({ as: 'years' }),
        row(
          { gap: [0.25, 2.5], wrap: true },
          group({ size: 1 }),
          post({ color: 'theme' }),
          story({ bullet: 'none', size: 0.94, gap: 0.25, color: 'muted' }),
        ),
      ),
    ),
  },
  7: {
    zh: '图标列表',
    en: 'Icon list',
    layout: items(
      { gap: 4 },
      grid(
        ['2.4em', '1fr'],
        { gap: [0, 3.5] },
        stack(
          {},
          row(
            {
              width: '2.4em',
              height: '2.4em',
              radius: 'full',
              border: { color: 'theme', width: 1.5 },
              align: 'center',
              justify: 'center',
            },
            icon('users', 1.25, 'theme'),
          ),
        ),
        stack(
          { gap: 0.75 },
          stack({ keepNext: true }, group({ size: 1.1, leading: 1.35 })),
          row(
            { gap: [0, 4], wrap: true, keepNext: true },
            row({ gap: 1.5 }, icon('id', 0.95, 'theme'), post({ size: 0.94 })),
            row({ gap: 1.5 }, icon('calendar', 0.95, 'theme'), when()),
          ),
          story({ bullet: 'ring' }),
        ),
      ),
    ),
  },
  8: {
    zh: '双栏',
    en: 'Two columns',
    layout: items(
      { columns: CARD_COLUMNS, gap: [4, 7], lastSpans: true },
      stack(
        { gap: 1.25 },
        stack(
          { keep: true, keepNext: true, border: { sides: ['bottom'], color: 'theme' }, pad: [0, 0, 1, 0] },
          when({ size: 0.9 }),
          group(),
          post({ color: 'theme' }),
        ),
        story({ bullet: 'dash' }),
      ),
    ),
  },
  9: {
    zh: '色边',
    en: 'Colour edge',
    layout: items(
      { gap: 3.5 },
      stack(
        {
          gap: 0.75,
          fill: 'soft',
          border: { sides: ['left'], width: 4, color: 'theme' },
          pad: [2, 3.5, 2.5, 3.5],
          clone: true,
        },
        stack(
          { keep: true, keepNext: true },
          dated({}, post({ bold: true, size: 0.94, color: 'theme' }), when()),
          group({ size: 1.1 }),
        ),
        story({ bullet: 'none' }),
      ),
    ),
  },
  10: {
    zh: '表格',
    en: 'Table',
    layout: stack(
      {},
      grid(
        TABLE,
        { fold: true, gap: [0, 3], pad: [0.75, 2], fill: 'theme', keepNext: true },
        columnHead('period'),
        columnHead('campusBriefly'),
        columnHead('campusDuty'),
        columnHead('campusContent'),
      ),
      items(
        {},
        grid(
          TABLE,
          {
            fold: true,
            gap: [0, 3],
            align: 'baseline',
            pad: [1.25, 2],
            border: { sides: ['bottom'], color: 'line' },
            keep: true,
          },
          when(),
          group({ size: 1 }),
          post(),
          story({ bullet: 'none', size: 0.94, gap: 0.5 }),
        ),
      ),
    ),
  },
  11: {
    zh: '侧栏',
    en: 'Sidebar',
    regions: ['side'],
    layout: items(
      { gap: 3.5 },
      stack(
        { gap: 0.75, border: { sides: ['left'], width: 1, color: 'faint' }, pad: [0, 0, 0, 2.5] },
        stack(
          { keep: true, keepNext: true },
          group({ size: 1, leading: 1.4 }),
          post({ size: 0.94, color: 'theme' }),
          when({ size: 0.9 }),
        ),
        story({ size: 0.9, gap: 0.5 }),
      ),
    ),
  },
})
