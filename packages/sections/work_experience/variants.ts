import { dates, grid, groups, items, own, row, rule, stack, text } from '#packages/layout/parts.ts'
import { withVariants } from '../define.ts'
import { DATE_COLUMN, entryLayouts, entryPieces } from '../families/entry.ts'
import { barLine, barred } from '../families/fact-line.ts'
import { headWith } from '../families/wide.ts'
import { kind } from './kind.ts'

const slots = { heading: 'name', sub: 'post', note: 'heading', period: 'period', body: 'bullets' } as const
const { datesLeft, timelineDots } = entryLayouts(slots)
const { heading, sub, note, when, body } = entryPieces(slots)

/** Numbers are stored in documents: never renumber. */
export const workExperience = withVariants(kind, {
  1: {
    zh: '公司靠左·时间靠右',
    en: 'Company left, dates right',
    layout: items(
      { gap: 3.5 },
      stack(
        { gap: 1 },
        headWith(heading(), when(), { keepNext: true }),
        barLine((line) => row(line, barred(sub({ color: 'theme', bold: true })), barred(note())), {
          keepNext: true,
        }),
        body(),
      ),
    ),
  },
  2: { zh: '时间列', en: 'Date column', layout: items({ gap: 3.5 }, datesLeft) },
  3: { zh: '时间轴', en: 'Timeline', layout: items({}, timelineDots) },
  4: {
    zh: '职位在前',
    en: 'Position first',
    layout: items(
      { gap: 4 },
      stack(
        { gap: 0.5 },
        headWith(text('post', { bold: true, size: 1.14, role: 'h3' }), when(), { keepNext: true }),
        row(
          { gap: [0, 4], keepNext: true, wrap: true },
          text('name', { color: 'theme', bold: true }),
          note(),
        ),
        body({ bullet: 'dash' }),
      ),
    ),
  },
  5: {
    zh: '卡片·浅色表头',
    en: 'Cards with tinted heads',
    layout: items(
      { gap: 3.5 },
      stack(
        { border: { color: 'line' }, radius: 5, clone: true, slot: 'card' },
        headWith(row({ gap: [0, 3], wrap: true }, heading({ color: 'dark' }), sub()), when(), {
          fill: 'soft',
          pad: [1.25, 3.5],
          keepNext: true,
          align: 'center',
          radius: [5, 5, 0, 0],
        }),
        stack({ gap: 1, pad: [2, 3.5, 2.5, 3.5] }, note(), body()),
      ),
    ),
  },
  6: {
    zh: '双行表头·底线',
    en: 'Two-line head over a rule',
    layout: items(
      { gap: 4 },
      stack(
        { gap: 1.25 },
        stack(
          { keepNext: true, border: { sides: ['bottom'], color: 'theme' }, pad: [0, 0, 1, 0] },
          headWith(heading({ size: 1.1 }), sub({ bold: true })),
          headWith(note(), when()),
        ),
        body({ bullet: 'square' }),
      ),
    ),
  },
  7: {
    zh: '年份悬挂',
    en: 'Big year in the margin',
    layout: items(
      { gap: 4 },
      grid(
        ['5.2em', '1fr'],
        { gap: [0, 2], fold: true },
        dates('period', { as: 'year', size: 1.9, bold: true, color: 'theme', leading: 1.15, face: 'serif' }),
        stack(
          { gap: 0.75 },
          row({ gap: [0, 3], wrap: true, keepNext: true }, heading({ size: 1.1 }), sub()),
          barLine((line) => row(line, barred(when()), barred(note())), { keepNext: true }),
          body(),
        ),
      ),
    ),
  },
  8: {
    zh: '色边',
    en: 'Colour edge',
    layout: items(
      { gap: 3.5 },
      stack(
        { gap: 1, border: { sides: ['left'], width: 3, color: 'theme' }, pad: [0, 0, 0, 3.5] },
        row({ gap: [0, 4], wrap: true, keepNext: true }, heading(), sub()),
        barLine((line) => row(line, barred(when()), barred(note())), { keepNext: true }),
        body({ bullet: 'none' }),
      ),
    ),
  },
  9: {
    zh: '编号',
    en: 'Numbered',
    layout: items(
      { gap: 4 },
      grid(
        ['3em', '1fr'],
        { gap: [0, 2] },
        own('index', { size: 1.5, bold: true, color: 'theme', leading: 1.1, face: 'serif' }),
        stack(
          { gap: 0.75, border: { sides: ['top'], color: 'line' }, pad: [1, 0, 0, 0] },
          headWith(heading(), when(), { keepNext: true }),
          row({ gap: [0, 4], keepNext: true, wrap: true }, sub({ color: 'theme' }), note()),
          body(),
        ),
      ),
    ),
  },
  10: {
    zh: '紧凑一行',
    en: 'Compact, one-line heads',
    layout: items(
      { gap: 2 },
      stack(
        { gap: 0.25 },
        grid(
          ['1fr', '1.1fr', DATE_COLUMN],
          { gap: [0, 4], align: 'baseline', keepNext: true, fold: true },
          heading({ size: 1 }),
          row({ gap: [0, 2], wrap: true }, sub(), note()),
          when({ align: 'right' }),
        ),
        body({ size: 0.96, gap: 0.25 }),
      ),
    ),
  },
  11: {
    zh: '同司晋升',
    en: 'Several posts in one company',
    layout: groups(
      'name',
      { gap: 2 },
      row(
        { gap: 2, keepNext: true, align: 'center' },
        own('group', { bold: true, size: 1.14, role: 'h3' }),
        rule({ color: 'theme' }),
      ),
      items(
        { gap: 2.5 },
        grid(
          [DATE_COLUMN, '1fr'],
          { gap: [0, 3], fold: true },
          when(),
          stack(
            { gap: 0.75 },
            row({ gap: [0, 4], wrap: true, keepNext: true }, sub({ bold: true, color: 'theme' }), note()),
            body(),
          ),
        ),
      ),
    ),
  },
})
