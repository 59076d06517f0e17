import { grid, icon, items, row, rule, shape, stack, word } from '#packages/layout/parts.ts'
import { withVariants } from '../define.ts'
import {
  alternating,
  CARD_COLUMNS,
  DATE_COLUMN,
  dated,
  edgedCard,
  edges,
  entryPieces,
} from '../families/entry.ts'
import { barLine, barred } from '../families/fact-line.ts'
import { led } from '../families/wide.ts'
import { kind } from './kind.ts'

const { heading, sub, note, when, body } = entryPieces({
  heading: 'name',
  sub: 'post',
  note: 'heading',
  period: 'period',
  body: 'bullets',
} as const)

/** A third for who and when, two thirds for what was done. */
const facts = grid(
  ['11.5em', '1fr'],
  { fold: true, gap: [0, 4] },
  stack({ gap: 0.25 }, heading({ leading: 1.4 }), sub({ color: 'theme' }), note(), when()),
  body(),
)

/** Numbers are stored in documents: never renumber. */
export const internshipExperience = withVariants(kind, {
  1: {
    zh: '实习标签·时间靠右',
    en: 'Tag, dates right',
    layout: items(
      { gap: 3.5 },
      grid(
        ['3.4em', '1fr'],
        { fold: true, gap: [0, 3] },
        stack(
          { pad: [0.4, 0, 0, 0] },
          stack(
            { border: { color: 'theme' }, radius: 3, text: 'center' },
            word('实习', 'Intern', { size: 0.86, color: 'theme', leading: 1.45, nowrap: true }),
          ),
        ),
        stack(
          { gap: 0.75 },
          dated({ keepNext: true }, row({ gap: [0, 3], wrap: true }, heading(), sub()), when()),
          note(),
          body(),
        ),
      ),
    ),
  },
  2: {
    zh: '时间胶囊',
    en: 'Date pill left',
    layout: items(
      { gap: 4 },
      stack(
        { gap: 1.25 },
        grid(
          ['10.6em', '1fr'],
          { fold: true, gap: [0, 3], align: 'baseline', keepNext: true },
          stack({ fill: 'soft', radius: 'full', pad: [0.25, 1.5], text: 'center' }, when({ color: 'dark' })),
          row({ gap: [0, 3], wrap: true }, heading(), sub({ color: 'theme' }), note()),
        ),
        body(),
      ),
    ),
  },
  3: {
    zh: '阶梯线',
    en: 'Stepped line',
    layout: items(
      { gap: 2 },
      stack(
        {},
        stack(
          {
            gap: 0.25,
            keep: true,
            keepNext: true,
            border: { sides: ['left'], width: 2, color: 'theme' },
            pad: [0, 0, 0, 3],
          },
          dated({}, heading(), when()),
          barLine((line) => row(line, barred(sub({ color: 'theme' })), barred(note()))),
        ),
        stack(
          {},
          stack({
            width: '1.75em',
            height: '0.6em',
            border: { sides: ['left', 'bottom'], width: 2, color: 'theme' },
            keepNext: true,
          }),
          stack(
            {
              margin: [0, 0, 0, 6.5],
              border: { sides: ['left'], width: 2, color: 'theme' },
              pad: [0.5, 0, 0.5, 3],
            },
            body({ bullet: 'dash' }),
          ),
        ),
      ),
    ),
  },
  4: {
    zh: '公司标签行',
    en: 'Company chips',
    layout: items(
      { gap: 4 },
      stack(
        { gap: 1.5 },
        dated(
          { keepNext: true },
          row(
            { gap: [1, 2], wrap: true },
            stack(
              { fill: 'theme', radius: 4, pad: [0.25, 2.5], slot: 'tag' },
              heading({ size: 1, color: 'on' }),
            ),
            stack({ fill: 'soft', radius: 4, pad: [0.25, 2.5], slot: 'tag' }, sub({ color: 'dark' })),
            stack({ border: { color: 'line' }, radius: 4, pad: [0.25, 2.5], slot: 'tag' }, note()),
          ),
          when(),
        ),
        body(),
      ),
    ),
  },
  5: {
    zh: '双栏卡片',
    en: 'Cards in two columns',
    layout: items(
      { columns: CARD_COLUMNS, gap: 4, lastSpans: true },
      edgedCard(
        stack(
          { gap: 0.25 },
          heading(),
          sub({ color: 'theme' }),
          row({ gap: [0, 3], wrap: true }, when(), note()),
        ),
        body({ bullet: 'ring' }),
      ),
    ),
  },
  6: {
    zh: '点线引导',
    en: 'Dotted leaders',
    layout: items(
      { gap: 3.5 },
      stack(
        { gap: 0.5 },
        led('13em', { keepNext: true }, heading(), when({ color: 'ink' })),
        edges({ keepNext: true, fold: true }, sub({ color: 'theme' }), note({ align: 'right' })),
        body({ bullet: 'dash' }),
      ),
    ),
  },
  7: {
    zh: '图标方块',
    en: 'Icon square left',
    layout: items(
      { gap: 4.5 },
      stack(
        { gap: 1.5 },
        grid(
          ['2.9em', '1fr'],
          { gap: [0, 3], align: 'center', keep: true, keepNext: true },
          row(
            {
              width: '2.9em',
              height: '2.9em',
              fill: 'theme',
              radius: 6,
              align: 'center',
              justify: 'center',
            },
            icon('building', 1.5, 'on'),
          ),
          stack(
            {},
            dated({}, heading({ size: 1.1, leading: 1.4 }), when()),
            edges({ fold: true }, sub({ color: 'theme' }), note({ align: 'right' })),
          ),
        ),
        body({ bullet: 'square' }),
      ),
    ),
  },
  8: {
    zh: '时间悬挂',
    en: 'Hanging dates',
    layout: items(
      { gap: 4 },
      grid(
        ['6em', '1fr'],
        { fold: true, gap: [0, 3.5] },
        when({ as: 'stacked', align: 'right', color: 'theme', leading: 1.4 }),
        stack(
          { gap: 0.75, border: { sides: ['left'], color: 'line' }, pad: [0, 0, 0, 3.5] },
          row({ gap: [0, 3], wrap: true, keepNext: true }, heading(), sub({ color: 'theme' }), note()),
          body(),
        ),
      ),
    ),
  },
  9: {
    zh: '底色相间',
    en: 'Alternating tint',
    layout: alternating(
      stack({ fill: 'soft', pad: [2.5, 3], clone: true }, facts),
      stack({ pad: [2.5, 3] }, facts),
    ),
  },
  10: {
    zh: '紧凑',
    en: 'Compact',
    layout: items(
      { gap: 2.5 },
      stack(
        { gap: 0.5 },
        grid(
          [DATE_COLUMN, '1fr'],
          {
            fold: true,
            gap: [0, 2],
            align: 'baseline',
            keepNext: true,
            border: { sides: ['bottom'], color: 'line' },
            pad: [0, 0, 0.25, 0],
          },
          when(),
          row({ gap: [0, 2.5], wrap: true }, heading({ size: 1 }), sub(), note()),
        ),
        body({ size: 0.92, gap: 0.25, columns: 2 }),
      ),
    ),
  },
  11: {
    zh: '引言在前',
    en: 'Quoted summary first',
    layout: items(
      { gap: 4 },
      grid(
        ['2em', '1fr'],
        { gap: [0, 3], keep: true },
        stack({ pad: [1, 0, 0, 0] }, shape('quote', '1.9em', '1.42em', { fill: 'theme' })),
        stack(
          { gap: 1.5 },
          body({ bullet: 'none', lead: { face: 'serif', size: 1.14, bold: true, color: 'dark' } }),
          row(
            { gap: [0, 2], wrap: true, align: 'center' },
            stack({ width: '2em' }, rule({ color: 'theme' })),
            heading({ size: 1 }),
            sub({ size: 0.94 }),
            note(),
            when(),
          ),
        ),
      ),
    ),
  },
})
