import {
  grid,
  items,
  label,
  layer,
  monogram,
  row,
  rule,
  shape,
  stack,
  text,
  timeline,
} from '#packages/layout/parts.ts'
import { withVariants } from '../define.ts'
import { CARD_COLUMNS, DATE_COLUMN, dated, edgedCard, edges } from '../families/entry.ts'
import { barLine, barred } from '../families/fact-line.ts'
import { kind } from './kind.ts'
import { courses, degree, details, major, school, when } from './pieces.ts'

const TABLE = [DATE_COLUMN, '1.2fr', '1.2fr', '7em'] as const

const columnHead = <F extends string>(field: F) => label(field, { bold: true, color: 'dark', size: 0.94 })

/** Numbers are stored in documents: never renumber. */
export const eduBackground = withVariants(kind, {
  1: {
    zh: '时间靠右',
    en: 'Dates right',
    layout: items(
      { gap: 3.5 },
      stack(
        { gap: 0.75 },
        dated({ keepNext: true }, school(), when()),
        barLine((line) => row(line, barred(major({ color: 'theme', bold: true })), barred(degree()))),
        courses(),
        details(),
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
          edges(
            { keepNext: true },
            row({ gap: [0, 3], wrap: true }, school(), major()),
            degree({ color: 'theme', bold: true, align: 'right' }),
          ),
          courses({ color: 'muted' }),
          details(),
        ),
      ),
    ),
  },
  3: {
    zh: '大字校名',
    en: 'School set large',
    layout: items(
      { gap: 4.5 },
      stack(
        { gap: 0.75 },
        stack({ keepNext: true }, school({ size: 1.36, leading: 1.3 })),
        barLine(
          (line) =>
            row(line, barred(when({ color: 'theme', bold: true })), barred(major()), barred(degree())),
          { size: 0.94 },
        ),
        stack({ gap: 0.75, margin: [1, 0, 0, 0] }, courses(), details({ bullet: 'dash' })),
      ),
    ),
  },
  4: {
    zh: '时间轴·圆点',
    en: 'Timeline, dots',
    layout: items(
      {},
      timeline(
        'dot',
        { width: 1, color: 'theme' },
        { gap: 0.75 },
        dated(
          { keepNext: true },
          row({ gap: [0, 3], wrap: true }, school(), degree({ color: 'theme' })),
          when(),
        ),
        major({ color: 'muted', size: 0.94 }),
        courses(),
        details(),
      ),
    ),
  },
  5: {
    zh: '时间轴·圆环虚线',
    en: 'Timeline, rings',
    layout: items(
      {},
      grid(
        [DATE_COLUMN, '1fr'],
        { fold: true, gap: [0, 1] },
        // Keeps its distance from the next entry also where the right side is a single line.
        stack({ pad: [0, 0, 3, 0] }, when(), degree({ color: 'theme', bold: true, size: 0.94 })),
        timeline(
          'ring',
          { width: 1, style: 'dashed', color: 'theme' },
          { gap: 0.75 },
          row({ gap: [0, 3], wrap: true, keepNext: true }, school(), major()),
          courses({ color: 'muted' }),
          details({ bullet: 'ring' }),
        ),
      ),
    ),
  },
  6: {
    zh: '双栏卡片',
    en: 'Cards in two columns',
    layout: items(
      { columns: CARD_COLUMNS, gap: 4, lastSpans: true },
      edgedCard(
        school(),
        row({ gap: [0, 3], wrap: true }, major({ color: 'theme' }), degree()),
        when(),
        text('majorCourse', { size: 0.94 }),
        details({ size: 0.94, bullet: 'ring' }),
      ),
    ),
  },
  7: {
    zh: '三栏一行',
    en: 'Three columns',
    layout: items(
      { gap: 3 },
      stack(
        { gap: 0.75 },
        grid(
          ['1fr', '1.1fr', DATE_COLUMN],
          { fold: true, gap: [0, 4], align: 'baseline', keepNext: true },
          school(),
          row({ gap: [0, 3], wrap: true }, major(), degree({ color: 'theme' })),
          when({ align: 'right' }),
        ),
        courses({ color: 'muted' }),
        details(),
      ),
    ),
  },
  8: {
    zh: '学位徽章',
    en: 'Degree badge first',
    layout: items(
      { gap: 4 },
      grid(
        ['6.6em', '1fr'],
        { fold: true, gap: [0, 4] },
        stack(
          {},
          stack(
            { fill: 'theme', radius: 3, pad: [0.5, 1.5], text: 'center', slot: 'badge' },
            degree({ bold: true, size: 0.94, leading: 1.4, color: 'on' }),
          ),
        ),
        stack(
          { gap: 0.75 },
          dated({ keepNext: true }, row({ gap: [0, 3], wrap: true }, school(), major()), when()),
          courses({ color: 'muted' }),
          details(),
        ),
      ),
    ),
  },
  9: {
    zh: '校徽首字',
    en: 'School crest',
    layout: items(
      { gap: 4.5 },
      grid(
        ['3.1em', '1fr'],
        { gap: [0, 4] },
        stack(
          {},
          layer(
            { justify: 'center', width: '3.1em' },
            shape('crest', '3.1em', '3.56em', { fill: 'theme' }),
            monogram(
              'schoolName',
              { face: 'serif', bold: true, size: 1.4, color: 'on' },
              { pad: [0, 0, 0.75, 0] },
            ),
          ),
        ),
        stack(
          { gap: 1 },
          stack(
            { keep: true, keepNext: true },
            school({ size: 1.15 }),
            dated(
              {},
              barLine((line) => row(line, barred(major()), barred(degree()))),
              when(),
            ),
          ),
          stack(
            { gap: 0.75, border: { sides: ['top'], color: 'line' }, pad: [1, 0, 0, 0] },
            courses(),
            details(),
          ),
        ),
      ),
    ),
  },
  10: {
    zh: '侧栏紧凑',
    en: 'Sidebar, compact',
    regions: ['side'],
    layout: items(
      { gap: 4 },
      stack(
        { gap: 0.5 },
        when({ size: 0.9 }),
        stack({ keepNext: true }, school({ leading: 1.4 })),
        row({ gap: [0, 3], wrap: true, size: 0.94 }, major(), degree()),
        stack(
          { gap: 0.5, margin: [0.75, 0, 0, 0] },
          text('majorCourse', { size: 0.9, color: 'muted' }),
          details({ size: 0.9, gap: 0.5 }),
        ),
      ),
    ),
  },
  11: {
    zh: '表格',
    en: 'Table',
    layout: stack(
      {},
      grid(
        TABLE,
        { fold: true, gap: [0, 3], fill: 'soft', pad: [1, 2.5], keepNext: true },
        columnHead('period'),
        columnHead('schoolName'),
        columnHead('specialized'),
        columnHead('degree'),
      ),
      items(
        {},
        stack(
          { gap: 0.5, border: { sides: ['bottom'], color: 'line' }, pad: [1.25, 2.5] },
          grid(
            TABLE,
            { fold: true, gap: [0, 3], align: 'baseline', keepNext: true },
            when(),
            school({ size: 1 }),
            major(),
            degree(),
          ),
          grid(
            [DATE_COLUMN, '1fr'],
            { fold: true, gap: [0, 3] },
            stack({}),
            stack({ gap: 0.5 }, courses({ color: 'muted', size: 0.94 }), details({ size: 0.94 })),
          ),
        ),
      ),
    ),
  },
  12: {
    zh: '居中·细线分隔',
    en: 'Centred, hairlines',
    layout: items(
      { gap: 3, between: row({ pad: [0, 36] }, rule({ color: 'theme' })) },
      stack(
        { gap: 0.5, text: 'center', pad: [0, 10] },
        stack({ keepNext: true }, school({ size: 1.2, face: 'serif', leading: 1.4 })),
        row({ gap: [0, 5], wrap: true, justify: 'center' }, major(), degree(), when()),
        text('majorCourse', { color: 'muted', size: 0.94 }),
        details({ bullet: 'none', gap: 0.25, align: 'center' }),
      ),
    ),
  },
})
