import { facts, icon, label, own, type Part, row, rule, stack, text, word } from '#packages/layout/parts.ts'
import { withVariants } from '../define.ts'
import { barLine, barred } from '../families/fact-line.ts'
import { kind } from './kind.ts'

type IntentionField = keyof typeof kind.fields

/** Wide enough for 到岗时间 and for Availability. */
const LABEL = '5.8em'

const small = { size: 0.94, color: 'muted' } as const
const position = text<IntentionField>('intendedPositions', { bold: true })

/** A clause of the sentence: the words before a text, or nothing where there is no text. */
const clause = (zh: string, en: string, field: IntentionField, bold = false): Part<IntentionField> =>
  row({ run: true }, word(zh, en), text(field, bold ? { bold: true, color: 'theme' } : {}))

/** A label over its text, in a cell as wide as its share. */
const cell = (field: IntentionField, grow: number): Part<IntentionField> =>
  stack(
    { grow, pad: [0, 3], border: { sides: ['left'], color: 'line' } },
    label(field, { size: 0.88, color: 'muted' }),
    text(field, field === 'intendedPositions' ? { bold: true } : {}),
  )

/** A pair of cells in a form: a tinted label, and the text next to it. */
const formPair = (field: IntentionField): Part<IntentionField> =>
  row(
    { grow: 1, align: 'stretch', fold: true, border: { sides: ['left'], color: 'line' } },
    stack(
      {
        minWidth: '7.2em',
        shrink: 0,
        fill: 'soft',
        pad: [1, 2.5],
      },
      label(field, { size: 0.94, color: 'dark' }),
    ),
    stack({ grow: 1, pad: [1, 2.5] }, text(field)),
  )
const formRow = (...children: Part<IntentionField>[]): Part<IntentionField> =>
  row({ align: 'stretch', border: { sides: ['bottom'], color: 'line' }, keep: true, fold: true }, ...children)

const labelled = (field: IntentionField): Part<IntentionField> =>
  row(
    { gap: 2 },
    label(field, { ...small, nowrap: true }),
    text(field, field === 'intendedPositions' ? { bold: true } : {}),
  )

/** Numbers are stored in documents: never renumber. */
export const jobIntention = withVariants(kind, {
  1: {
    zh: '一行竖线',
    en: 'One line with bars',
    layout: barLine((line) =>
      row(
        line,
        barred(position),
        barred(text('intendedCity')),
        barred(text('expectSalary')),
        barred(text('jobStatus')),
        barred(text('jobSearchType')),
      ),
    ),
  },
  2: {
    zh: '双列',
    en: 'Two columns',
    layout: facts(
      { columns: ['1fr', '1fr'], gap: [0.8, 6], fold: true },
      row(
        { gap: 2, keep: true },
        stack({ width: LABEL, shrink: 0 }, own('label', small)),
        stack({ grow: 1 }, own('value')),
      ),
    ),
  },
  3: {
    zh: '图标块',
    en: 'Icon chips',
    layout: facts(
      { columns: ['1.4fr', '1fr', '1fr'], gap: [2.5, 4], fold: true },
      row(
        { gap: 2.5, align: 'center', keep: true },
        row(
          {
            width: '2.6em',
            height: '2.6em',
            shrink: 0,
            fill: 'soft',
            radius: 6,
            align: 'center',
            justify: 'center',
          },
          icon('own', 1.3, 'theme'),
        ),
        stack(
          { grow: 1 },
          own('label', { size: 0.88, color: 'muted', leading: 1.4 }),
          own('value', { leading: 1.4 }),
        ),
      ),
    ),
  },
  4: {
    zh: '一句话',
    en: 'One sentence',
    layout: row(
      { run: true },
      clause('应聘', 'Looking for work as ', 'intendedPositions', true),
      clause('，意向城市为', ' in ', 'intendedCity', true),
      clause('，期望薪资', ', salary ', 'expectSalary', true),
      clause('。', '. ', 'jobStatus'),
      clause('，', ', ', 'jobSearchType'),
      word('。', '.'),
    ),
  },
  5: {
    zh: '浅底四格',
    en: 'Tint card in four cells',
    layout: stack(
      { fill: 'soft', radius: 6, pad: [2.5, 1], clip: true, keep: true, slot: 'card' },
      row(
        { align: 'stretch', gap: [1.5, 0], margin: [0, 0, 0, -1.3], fold: true },
        cell('intendedPositions', 1.7),
        cell('intendedCity', 1),
        cell('expectSalary', 1),
        stack(
          { grow: 1.2, pad: [0, 3], border: { sides: ['left'], color: 'line' } },
          label('jobStatus', { size: 0.88, color: 'muted' }),
          text('jobStatus'),
          text('jobSearchType', small),
        ),
      ),
    ),
  },
  6: {
    zh: '侧栏竖排',
    en: 'Sidebar list',
    regions: ['side'],
    layout: facts(
      { gap: 1.5, between: rule() },
      stack({ keep: true }, own('label', { size: 0.88, color: 'muted', leading: 1.5 }), own('value')),
    ),
  },
  7: {
    zh: '描边胶囊',
    en: 'Outline pills',
    layout: facts(
      { as: 'row', wrap: true, gap: [2, 2.5] },
      stack(
        { border: { color: 'theme' }, radius: 15, pad: [0.6, 4], slot: 'tag' },
        own('value', { color: 'theme' }),
      ),
    ),
  },
  8: {
    zh: '岗位大字',
    en: 'Large position',
    layout: stack(
      { gap: 1.5, keep: true },
      text('intendedPositions', { size: 1.6, bold: true, color: 'theme', leading: 1.35 }),
      facts(
        { as: 'row', wrap: true, gap: [0.5, 7], except: ['intendedPositions'] },
        row({ gap: 2 }, own('label', { ...small, nowrap: true }), own('value', { size: 0.94 })),
      ),
    ),
  },
  9: {
    zh: '表格',
    en: 'Table',
    layout: stack(
      { border: { sides: ['top', 'right'], color: 'line' } },
      formRow(formPair('intendedPositions')),
      formRow(formPair('intendedCity'), formPair('expectSalary')),
      formRow(formPair('jobStatus'), formPair('jobSearchType')),
    ),
  },
  10: {
    zh: '色边两行',
    en: 'Colour edge, two rows',
    layout: stack(
      { gap: 1, border: { sides: ['left'], width: 3, color: 'theme' }, pad: [0.5, 0, 0.5, 4], keep: true },
      row({ wrap: true, gap: [0.5, 7] }, labelled('intendedPositions'), labelled('intendedCity')),
      row(
        { wrap: true, gap: [0.5, 7] },
        labelled('expectSalary'),
        labelled('jobStatus'),
        labelled('jobSearchType'),
      ),
    ),
  },
})
