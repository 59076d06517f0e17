import type { Look } from '#packages/layout/box.ts'
import type { IconName } from '#packages/layout/icons.ts'
import {
  figure,
  grid,
  icon,
  items,
  own,
  type Part,
  qr,
  row,
  rule,
  stack,
  tags,
  text,
  timeline,
  word,
} from '#packages/layout/parts.ts'
import { withVariants } from '../define.ts'
import { CARD_COLUMNS, DATE_COLUMN, dated, edges, entryPieces } from '../families/entry.ts'
import { headWith, wide } from '../families/wide.ts'
import { kind } from './kind.ts'

const { heading, sub, note, when, body } = entryPieces({
  heading: 'name',
  sub: 'post',
  note: 'heading',
  period: 'period',
  body: 'bullets',
})

/** The project's address with its sign; gone with the link. */
const address = (look: Look = {}) =>
  row(
    { gap: 1.25, align: 'center' },
    icon('link', 0.9, 'theme'),
    text('link', { size: 0.9, color: 'theme', ...look }),
  )

/** One line of a list of facts; gone with the text. */
const fact = <F extends string>(sign: IconName, part: Part<F>) =>
  row(
    { gap: 1.75, align: 'start' },
    stack({ pad: [0.9, 0, 0, 0], shrink: 0 }, icon(sign, 0.95, 'theme')),
    part,
  )

/** Numbers are stored in documents: never renumber. */
export const projectExperience = withVariants(kind, {
  1: {
    zh: '名称·角色·时间一行',
    en: 'Name, role, dates in a row',
    layout: items(
      { gap: 4 },
      stack(
        { gap: 1 },
        row(
          { gap: [0, 3], wrap: true, keepNext: true },
          wide('9em', { grow: 2 }, heading()),
          wide('7em', {}, sub({ color: 'theme' })),
          stack({ width: DATE_COLUMN }, when({ align: 'right' })),
        ),
        row({ gap: [0, 4], wrap: true, keepNext: true }, note(), address()),
        body(),
      ),
    ),
  },
  2: {
    zh: '技术标签',
    en: 'Tags under the name',
    layout: items(
      { gap: 4.5 },
      stack(
        { gap: 1.5 },
        stack(
          { gap: 0.25, keep: true, keepNext: true },
          row({ gap: [0, 2.5], wrap: true }, heading({ size: 1.14 }), sub({ color: 'muted' })),
          row({ gap: [0, 4], wrap: true }, when(), address()),
        ),
        tags(
          'heading',
          { size: 0.9, color: 'dark' },
          { fill: 'soft', pad: [0.25, 2], radius: 3 },
          { keepNext: true },
        ),
        body(),
      ),
    ),
  },
  3: {
    zh: '背景·职责·成果',
    en: 'Task, action, result',
    layout: items(
      { gap: 4.5 },
      stack(
        { gap: 1.5 },
        stack(
          {
            gap: 0.25,
            keep: true,
            keepNext: true,
            border: { sides: ['bottom'], color: 'line' },
            pad: [0, 0, 1, 0],
          },
          headWith(heading({ size: 1.1 }), when()),
          row({ gap: [0, 4], wrap: true }, sub(), note(), address()),
        ),
        body({
          gap: 1,
          labels: [
            { zh: '背景', en: 'Task' },
            { zh: '职责', en: 'Action' },
            { zh: '成果', en: 'Result' },
          ],
        }),
      ),
    ),
  },
  4: {
    zh: '成果数字',
    en: 'Result figure',
    layout: items(
      { gap: 4.5 },
      row(
        { gap: [2, 4], wrap: true, align: 'start' },
        stack(
          { gap: 0.5, text: 'right', width: DATE_COLUMN, shrink: 0, keep: true },
          figure('bullets', { size: 2.1, bold: true, color: 'theme', face: 'serif', leading: 1.15 }),
          when({ size: 0.9 }),
        ),
        wide(
          '12em',
          { gap: 0.75, border: { sides: ['left'], color: 'line' }, pad: [0.5, 0, 0.5, 4] },
          row({ gap: [0, 2.5], wrap: true, keepNext: true }, heading({ size: 1.1 }), sub()),
          row({ gap: [0, 4], wrap: true, keepNext: true }, note(), address()),
          body({ bullet: 'none' }),
        ),
      ),
    ),
  },
  5: {
    zh: '双列卡片',
    en: 'Cards in two columns',
    layout: items(
      { columns: CARD_COLUMNS, gap: 3.5, lastSpans: true },
      stack(
        {
          slot: 'card',
          gap: 1.25,
          border: { color: 'line' },
          radius: 5,
          pad: [2.5, 3.25, 3, 3.25],
          height: '100%',
          keep: true,
        },
        stack(
          { gap: 0.25, keepNext: true },
          when({ size: 0.9 }),
          heading({ size: 1.08 }),
          sub({ color: 'theme', size: 0.94 }),
          note({ size: 0.9 }),
        ),
        rule({ color: 'line' }),
        body({ size: 0.94, gap: 0.5 }),
        address(),
      ),
    ),
  },
  6: {
    zh: '链接与二维码',
    en: 'Link and QR code',
    layout: items(
      { gap: 5 },
      row(
        { gap: [2, 5], wrap: true, align: 'start' },
        wide(
          '13em',
          { gap: 0.75 },
          stack(
            { gap: 0.75, keep: true, keepNext: true },
            heading({ size: 1.12 }),
            row({ gap: [0, 3], wrap: true }, sub({ bold: true, color: 'theme' }), when()),
            address(),
            note(),
          ),
          body(),
        ),
        stack(
          { gap: 1, shrink: 0, keep: true, text: 'center' },
          stack(
            { border: { color: 'line' }, pad: 1.5, fill: 'paper', tone: 'paper', radius: 3 },
            qr('link', '5em'),
          ),
          word('扫码查看', 'Scan to open', { size: 0.86, color: 'muted' }),
        ),
      ),
    ),
  },
  7: {
    zh: '时间轴',
    en: 'Timeline',
    layout: items(
      {},
      timeline(
        'ring',
        { width: 1, color: 'theme' },
        { gap: 0.5 },
        dated(
          { keepNext: true },
          row({ gap: [0, 3], wrap: true }, heading(), sub({ color: 'theme' })),
          when(),
        ),
        row({ gap: [0, 4], wrap: true, keepNext: true }, note(), address()),
        body(),
      ),
    ),
  },
  8: {
    zh: '编号',
    en: 'Numbered',
    layout: items(
      { gap: 4.5 },
      stack(
        { gap: 1.25 },
        row(
          { gap: [0, 2.5], wrap: true, align: 'center', keepNext: true },
          row(
            { gap: 2.5, align: 'center', grow: 1, minWidth: 'min(100%, 12em)' },
            stack(
              { fill: 'theme', pad: [0, 1.5], radius: 2, shrink: 0, slot: 'badge' },
              own('index', { bold: true, size: 0.94, color: 'on' }),
            ),
            heading({ size: 1.1 }),
            rule({ color: 'line' }, { minWidth: '1em' }),
          ),
          when(),
        ),
        row(
          { gap: [0, 4], wrap: true, keepNext: true },
          sub({ bold: true, color: 'theme' }),
          note(),
          address(),
        ),
        body({ bullet: 'square' }),
      ),
    ),
  },
  9: {
    zh: '浅色表头',
    en: 'Tinted head',
    layout: items(
      { gap: 4 },
      stack(
        { gap: 1.75 },
        stack(
          {
            fill: 'soft',
            border: { sides: ['left'], width: 4, color: 'theme' },
            pad: [1.5, 3.5],
            keepNext: true,
            keep: true,
          },
          headWith(heading({ color: 'dark', size: 1.08 }), when()),
          row({ gap: [0, 3], wrap: true }, sub({ bold: true, color: 'dark', size: 0.94 }), note()),
        ),
        stack({ gap: 1, pad: [0, 3.5, 0, 4.5] }, body(), address()),
      ),
    ),
  },
  10: {
    zh: '紧凑·时间列',
    en: 'Compact, date column',
    layout: items(
      { gap: 2 },
      grid(
        [DATE_COLUMN, '1fr'],
        { gap: [0, 3], fold: true },
        when(),
        stack(
          { gap: 0.25 },
          edges(
            { keepNext: true, fold: true },
            row({ gap: [0, 2.5], wrap: true }, heading({ size: 1 }), sub({ size: 0.94, color: 'muted' })),
            note({ size: 0.9, align: 'right' }),
          ),
          body({ size: 0.94, gap: 0.25, bullet: 'dash' }),
          address(),
        ),
      ),
    ),
  },
  11: {
    zh: '左三分之一事实',
    en: 'Facts left, story right',
    layout: items(
      { gap: 3.5, between: rule({ color: 'line' }) },
      row(
        { gap: [1.5, 5], wrap: true, align: 'start' },
        wide(
          '10em',
          { gap: 1, keep: true },
          heading({ size: 1.12, color: 'theme' }),
          stack(
            { gap: 0.25 },
            fact('calendar', when()),
            fact('user', sub({ size: 0.94 })),
            fact('target', note()),
            fact('link', text('link', { size: 0.9, color: 'theme' })),
          ),
        ),
        wide('13em', { grow: 2 }, body({ gap: 1.25, bullet: 'none' })),
      ),
    ),
  },
})
