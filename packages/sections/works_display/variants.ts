import type { Look } from '#packages/layout/box.ts'
import {
  grid,
  icon,
  items,
  label,
  qr,
  row,
  rule,
  shape,
  spread,
  stack,
  text,
  timeline,
} from '#packages/layout/parts.ts'
import type { ShapeName } from '#packages/layout/shapes.ts'
import { withVariants } from '../define.ts'
import { CARD_COLUMNS } from '../families/entry.ts'
import { led, wide } from '../families/wide.ts'
import { kind } from './kind.ts'
import { numberTile, viewTile } from './tile.ts'

const name = (look: Look = {}) => text('worksName', { bold: true, size: 1.04, role: 'h3', ...look })
const about = (look: Look = {}) => text('worksIntroduce', { ...look })
const address = (look: Look = {}) => text('worksLink', { size: 0.9, color: 'theme', ...look })
const signed = (look: Look = {}) =>
  row({ gap: 1.25, align: 'center' }, icon('link', 0.9, 'theme'), address(look))

const TABLE = ['1.1fr', '1.5fr', '1.7fr'] as const
const HEAD: Look = { bold: true, color: 'dark', size: 0.94 }

/** A wide picture with its words under it. */
const captioned = (view: ShapeName) =>
  stack(
    { gap: 1.75, keep: true },
    viewTile(view, '13em', '10em'),
    stack({}, spread({ wrap: true, gap: [0, 4] }, name(), address()), about({ color: 'muted' })),
  )

/** Numbers are stored in documents: never renumber. */
export const worksDisplay = withVariants(kind, {
  1: {
    zh: '链接列表',
    en: 'List with links',
    layout: items(
      { gap: 2.5 },
      grid(
        ['1.2em', '1fr'],
        { keep: true, align: 'baseline' },
        shape('diamond', '0.55em', '0.55em', { fill: 'theme' }),
        stack({ gap: 0.25 }, spread({ wrap: true, gap: [0, 4] }, name(), address()), about()),
      ),
    ),
  },
  2: {
    zh: '双列图卡',
    en: 'Picture cards',
    layout: items(
      { columns: CARD_COLUMNS, gap: 4, lastSpans: true },
      stack(
        { border: { color: 'line' }, radius: 5, keep: true, height: '100%', slot: 'card' },
        numberTile('9.5em', 2, [4, 4, 0, 0]),
        stack({ gap: 0.5, pad: [2.25, 3, 2.5, 3] }, name(), about({ size: 0.94 }), signed()),
      ),
    ),
  },
  3: {
    zh: '左图右文',
    en: 'Picture left',
    layout: items(
      { gap: 4 },
      row(
        { gap: [1.5, 4.5], wrap: true, keep: true, align: 'center' },
        stack({ width: '10.5em', shrink: 0 }, numberTile('6.6em', 1.6)),
        wide('12em', { gap: 0.75 }, name({ size: 1.12 }), about(), signed()),
      ),
    ),
  },
  4: {
    zh: '三列画廊',
    en: 'Three-up gallery',
    layout: items(
      { even: '8em', gap: 4 },
      stack(
        { gap: 1.5, keep: true },
        numberTile('8em', 1.8),
        stack({ gap: 0.25 }, name(), about({ size: 0.94, color: 'muted' }), address()),
      ),
    ),
  },
  5: {
    zh: '二维码',
    en: 'QR codes',
    layout: items(
      { gap: 3, between: rule({ color: 'line' }) },
      row(
        { gap: [1.5, 5], wrap: true, align: 'center', keep: true },
        wide('12em', { gap: 0.5 }, name({ size: 1.1 }), about(), signed()),
        stack(
          { border: { color: 'line' }, pad: 1.5, fill: 'paper', tone: 'paper', radius: 3, shrink: 0 },
          qr('worksLink', '4.6em'),
        ),
      ),
    ),
  },
  6: {
    zh: '编号轴',
    en: 'Timeline',
    layout: items(
      {},
      timeline(
        'number',
        { width: 1, color: 'theme' },
        { gap: 0.25, pad: [0, 0, 3, 4.5] },
        row({ gap: [0, 3], wrap: true, keepNext: true }, name()),
        about(),
        signed(),
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
        {
          gap: [0, 3],
          pad: [0.75, 0],
          border: { sides: ['top', 'bottom'], color: 'theme' },
          keepNext: true,
          fold: true,
        },
        label('worksName', HEAD),
        label('worksIntroduce', HEAD),
        label('worksLink', HEAD),
      ),
      items(
        {},
        grid(
          TABLE,
          {
            gap: [0, 3],
            pad: [1.25, 0],
            border: { sides: ['bottom'], color: 'line' },
            keep: true,
            fold: true,
            align: 'baseline',
          },
          name({ size: 1 }),
          about({ size: 0.94 }),
          address(),
        ),
      ),
    ),
  },
  8: {
    zh: '一大多小',
    en: 'Big first, small rest',
    layout: stack(
      { gap: 4.5 },
      items(
        { first: 1 },
        grid(
          ['repeat(auto-fill, minmax(min(100%, 15em), 1fr))'],
          { gap: [2, 5], keep: true, align: 'end' },
          viewTile('range', '13em', '9em'),
          stack({ gap: 1 }, name({ size: 1.4, leading: 1.3, face: 'serif' }), about(), signed()),
        ),
      ),
      items(
        { from: 1, columns: CARD_COLUMNS, gap: [3, 5], lastSpans: true },
        grid(
          ['4.6em', '1fr'],
          { gap: [0, 3], keep: true },
          numberTile('4.6em', 1.2),
          stack({}, name({ size: 1 }), about({ size: 0.9, color: 'muted' }), address()),
        ),
      ),
    ),
  },
  9: {
    zh: '通栏图·下方说明',
    en: 'Full-width picture, caption under',
    // Until there are pictures, neighbours do not show the same view.
    layout: stack(
      { gap: 5 },
      items({ first: 1 }, captioned('range')),
      items({ from: 1, first: 1 }, captioned('swell')),
      items({ from: 2, gap: 5 }, captioned('dunes')),
    ),
  },
  10: {
    zh: '紧凑链接',
    en: 'Compact links',
    // The names and where they lead; an introduction has no room here.
    layout: items({ gap: 0.75 }, led('min(60%, 18em)', { keep: true }, name({ size: 1 }), address())),
  },
})
