import type { Ink } from '#packages/layout/box.ts'
import {
  facts,
  given,
  grid,
  own,
  type Part,
  picture,
  row,
  rule,
  spread,
  stack,
  text,
} from '#packages/layout/parts.ts'
import { withVariants } from '../define.ts'
import { kind } from './kind.ts'

/** Official letters are headed in red, whatever the document's colours are. */
const RED: Ink = '#c4161c'

/** From one edge of the page to the other. */
const PAGE_WIDE = 'calc(100% + var(--hj-bleed-left) + var(--hj-bleed-right))'

/** Lines under a centred title that say where it comes from. */
const origin = row(
  { justify: 'center', gap: [0.5, 5], wrap: true },
  text('number', { size: 0.92, color: 'muted' }),
  text('date', { size: 0.92, color: 'muted' }),
)

const ruledPair = grid(
  ['4.5em', '1fr'],
  { gap: [0, 2], pad: [1.6, 0], fold: true },
  own('label', { color: 'muted' }),
  own('value'),
)

/** Facts between hairlines, two to a row, under a strong line. */
const ruledFacts = (color: Ink): Part<never> =>
  stack(
    { border: { sides: ['top'], width: 1.5, color }, text: 'left' },
    facts({ pairs: 15.4, gap: [0, 3], between: rule({ color: 'line' }) }, ruledPair),
    rule({ color: 'faint' }),
  )

/** A label before a line to write on. */
const lined = grid(
  ['6em', '1fr'],
  { gap: [0, 2], align: 'end' },
  own('label', { size: 1.1, align: 'right' }),
  stack(
    { border: { sides: ['bottom'], color: 'ink' }, pad: [0, 0, 0.5, 0] },
    own('value', { size: 1.1, align: 'center', blank: true }),
  ),
)

/** Numbers are stored in documents: never renumber. */
export const docTitle = withVariants(kind, {
  1: {
    zh: '居中衬线标题',
    en: 'Centred serif',
    layout: stack(
      { text: 'center', gap: 1.5, pad: [1, 0, 2, 0], keep: true },
      text('org', { color: 'muted' }),
      text('name', { role: 'h1', size: 2.3, bold: true, face: 'serif', leading: 1.35 }),
      text('subtitle', { size: 1.08, color: 'muted' }),
      origin,
      stack({ margin: [2.5, 0, 0, 0] }, ruledFacts('ink')),
    ),
  },
  2: {
    zh: '左对齐大标题',
    en: 'Large, at the left',
    layout: stack(
      { gap: 1, pad: [0, 0, 1, 0], keep: true },
      spread(
        {},
        text('org', { bold: true, color: 'theme' }),
        row(
          { gap: 4 },
          text('number', { size: 0.92, color: 'muted' }),
          text('date', { size: 0.92, color: 'muted' }),
        ),
      ),
      text('name', { role: 'h1', size: 2.4, bold: true, leading: 1.3 }),
      text('subtitle', { size: 1.15, color: 'muted' }),
      given(
        'fields',
        stack({ margin: [2.5, 0, 0, 0] }, ruledFacts('dark')),
        rule({ width: 2, color: 'theme' }, { margin: [2.5, 0, 0, 0] }),
      ),
    ),
  },
  3: {
    zh: '红头文件',
    en: 'Official letter',
    layout: stack(
      { text: 'center', pad: [2, 0, 1, 0], keep: true },
      text('org', { size: 2.9, bold: true, face: 'serif', color: RED, leading: 1.35, spacing: 0.06 }),
      stack(
        { gap: 3, margin: [4, 0, 0, 0] },
        spread({ justify: 'center', gap: 8 }, text('number'), text('date')),
        stack({ gap: 0.6 }, rule({ width: 3, color: RED }), rule({ width: 1, color: RED })),
      ),
      stack(
        { gap: 1, margin: [7, 0, 0, 0] },
        text('name', { role: 'h1', size: 1.75, bold: true, face: 'serif', leading: 1.45 }),
        text('subtitle', { size: 1.1 }),
      ),
      stack(
        { margin: [4, 0, 0, 0], text: 'left' },
        facts(
          { gap: 0.5 },
          grid(['5em', '1fr'], { gap: [0, 1] }, own('label', { bold: true }), own('value', { blank: true })),
        ),
      ),
    ),
  },
  4: {
    zh: '信头',
    en: 'Letterhead',
    layout: stack(
      {},
      stack(
        { border: { sides: ['bottom'], width: 1.5, color: 'theme' }, pad: [0, 0, 2.5, 0] },
        grid(
          ['1fr', '1fr'],
          { align: 'end', gap: [0, 6], fold: true },
          stack(
            {},
            text('org', { size: 1.6, bold: true, face: 'serif', color: 'theme', leading: 1.4 }),
            text('subtitle', { size: 0.9, color: 'muted' }),
          ),
          facts(
            { text: 'right' },
            row(
              { justify: 'end', gap: 2 },
              own('label', { size: 0.86, color: 'muted', leading: 1.6 }),
              own('value', { size: 0.86, leading: 1.6 }),
            ),
          ),
        ),
      ),
      spread(
        { margin: [2, 0, 0, 0] },
        text('number', { size: 0.92, color: 'muted' }),
        text('date', { size: 0.92, color: 'muted' }),
      ),
      stack(
        { margin: [5, 0, 1, 0] },
        text('name', { role: 'h1', size: 1.7, bold: true, align: 'center', leading: 1.4 }),
      ),
    ),
  },
  5: {
    zh: '票据头',
    en: 'Receipt',
    layout: stack(
      { gap: 2.5, pad: [0, 0, 1, 0] },
      grid(
        ['1fr', '16em', '1fr'],
        { gap: [0, 4], align: 'end', fold: true },
        stack({}, text('org', { size: 0.95 }), text('date', { size: 0.95 })),
        stack(
          {},
          text('name', {
            role: 'h1',
            size: 2.2,
            bold: true,
            face: 'serif',
            color: 'theme',
            align: 'center',
            leading: 1.4,
          }),
          rule({ width: 3, style: 'double', color: 'theme' }),
        ),
        stack(
          { text: 'right' },
          text('number', { size: 0.95, bold: true, color: 'theme' }),
          text('subtitle', { size: 0.95 }),
        ),
      ),
      facts(
        { columns: ['1fr', '1fr', '1fr'], gap: [1, 4] },
        row({ gap: 2 }, own('label', { size: 0.95, color: 'muted' }), own('value', { size: 0.95 })),
      ),
    ),
  },
  6: {
    zh: '整页封面',
    en: 'Cover page',
    page: true,
    layout: stack(
      { column: true },
      given(
        'picture',
        picture('picture', PAGE_WIDE, '540px', { bleed: ['top', 'left', 'right'] }),
        stack({ fill: 'theme', height: '180px', bleed: ['top', 'left', 'right'] }),
      ),
      stack({ grow: 1 }),
      stack(
        { gap: 1.5, margin: [6, 0, 0, 0] },
        text('org', { size: 1.1, bold: true, color: 'accent' }),
        text('name', { role: 'h1', size: 3.9, bold: true, color: 'dark', leading: 1.22 }),
        text('subtitle', { size: 1.25, color: 'muted' }),
      ),
      stack({ grow: 1 }),
      stack(
        { gap: 2, margin: [6, 0, 4, 0] },
        ruledFacts('theme'),
        spread(
          {},
          text('number', { size: 0.92, color: 'muted' }),
          text('date', { size: 0.92, color: 'muted' }),
        ),
      ),
    ),
  },
  7: {
    zh: '论文封面',
    en: 'Thesis cover',
    page: true,
    layout: stack(
      { column: true, text: 'center' },
      stack({ minHeight: '1.6em', text: 'right' }, text('number', { size: 0.95 })),
      stack({ grow: 2 }),
      stack(
        { gap: 3 },
        picture('picture', '88px', '88px', { margin: [0, 0, 0, 0] }),
        text('org', { size: 2.6, bold: true, face: 'serif', leading: 1.4, spacing: 0.08 }),
        text('subtitle', { size: 1.7, face: 'serif', leading: 1.5, spacing: 0.08 }),
      ),
      stack({ grow: 2 }),
      grid(
        ['1fr', '9fr', '1fr'],
        {},
        stack({}),
        stack(
          { border: { sides: ['top', 'bottom'], width: 1, color: 'ink' }, pad: [5, 2, 5, 2] },
          text('name', { role: 'h1', size: 1.9, bold: true, face: 'serif', leading: 1.5 }),
        ),
        stack({}),
      ),
      stack({ grow: 2 }),
      grid(['1fr', '24em', '1fr'], {}, stack({}), facts({ gap: 3 }, lined), stack({})),
      stack({ grow: 3 }),
      text('date', { size: 1.15, face: 'serif' }),
      stack({ grow: 1 }),
    ),
  },
  8: {
    zh: '色带标题',
    en: 'Colour band',
    layout: stack(
      { fill: 'theme', tone: 'on', pad: [6.5, 8], keep: true },
      grid(
        ['1fr', '12em'],
        { align: 'center', gap: [0, 4], fold: true },
        stack(
          { gap: 0.5 },
          text('name', { role: 'h1', size: 2.2, bold: true, leading: 1.35 }),
          text('subtitle', { color: 'muted' }),
          row({ gap: [0, 4], wrap: true }, text('org', { color: 'muted' }), text('date', { color: 'muted' })),
        ),
        text('number', { size: 2.6, bold: true, align: 'right', leading: 1.2 }),
      ),
      facts(
        { columns: ['1fr', '1fr'], gap: [0.5, 6], margin: [2.5, 0, 0, 0] },
        row({ gap: 2.5 }, own('label', { size: 0.95, color: 'muted' }), own('value', { size: 0.95 })),
      ),
    ),
  },
  9: {
    zh: '双线衬线标题',
    en: 'Serif between double lines',
    layout: stack(
      { text: 'center', keep: true },
      rule({ width: 3, style: 'double', color: 'theme' }),
      stack(
        { gap: 1, pad: [4, 0, 4, 0] },
        text('org', { size: 0.95, color: 'muted' }),
        text('name', { role: 'h1', size: 2.2, bold: true, face: 'serif', color: 'dark', leading: 1.4 }),
        text('subtitle', { face: 'serif', size: 1.1 }),
        origin,
      ),
      rule({ width: 3, style: 'double', color: 'theme' }),
      facts(
        { pairs: 14, gap: [0.5, 4], text: 'left', margin: [3, 0, 0, 0] },
        grid(['4.5em', '1fr'], { gap: [0, 2] }, own('label', { color: 'muted' }), own('value')),
      ),
    ),
  },
})
