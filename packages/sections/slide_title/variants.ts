import {
  given,
  grid,
  heading,
  layer,
  type Part,
  row,
  shape,
  spread,
  stack,
  text,
} from '#packages/layout/parts.ts'
import { withVariants } from '../define.ts'
import { bar, column, footPicture, sidePicture, slide } from '../slides/frame.ts'
import { landscape, lines, pillar, seal } from '../slides/vertical.ts'
import { kind } from './kind.ts'

type Field = 'kicker' | 'subtitle' | 'speaker' | 'org' | 'date' | 'figure' | 'unit' | 'picture'

const kickerLine = text('kicker', { size: 0.95, bold: true, color: 'theme', leading: 1.4 })

/** The speaker, organisation and date on one line at the bottom. */
const signature: Part<Field> = spread(
  { border: { sides: ['top'], color: 'line' }, pad: [2.6, 0, 0, 0], gap: 6, align: 'baseline' },
  row({ gap: 5, align: 'baseline', wrap: true }, text('speaker', { bold: true }), text('org')),
  text('date', { color: 'muted', nowrap: true }),
)

const plain: Part<Field> = slide(
  { gap: 4 },
  kickerLine,
  column(
    { grow: 1, justify: 'center', gap: 4.5 },
    heading({ size: 3.5, bold: true, color: 'dark', leading: 1.2 }),
    bar('3.4em', '6px'),
    text('subtitle', { size: 1.24, color: 'muted', leading: 1.5 }),
  ),
  signature,
)

/** The three of them one under the other. */
const signed: Part<Field> = stack(
  { gap: 0.6 },
  row(
    { gap: 4, align: 'baseline', wrap: true },
    text('speaker', { bold: true, size: 1.02 }),
    text('org', { size: 0.95 }),
  ),
  text('date', { color: 'muted', size: 0.86 }),
)

/** Numbers are stored in documents: never renumber. */
export const slideTitle = withVariants(kind, {
  1: { zh: '左对齐大标题', en: 'Large title at the left', bare: true, layout: plain },
  2: {
    zh: '居中',
    en: 'Centred',
    bare: true,
    layout: slide(
      { gap: 4, text: 'center' },
      text('kicker', { size: 0.95, bold: true, color: 'theme', align: 'center', leading: 1.4 }),
      column(
        { grow: 1, justify: 'center', align: 'center', gap: 4.5 },
        heading({ size: 3.3, bold: true, color: 'dark', leading: 1.24, align: 'center' }),
        bar('4.4em', '4px'),
        text('subtitle', { size: 1.2, color: 'muted', leading: 1.5 }),
      ),
      row(
        { gap: 5, justify: 'center', wrap: true, align: 'baseline' },
        text('speaker', { bold: true }),
        text('org'),
        text('date', { color: 'muted' }),
      ),
    ),
  },
  3: {
    zh: '整页主题色特大字',
    en: 'Huge words on the theme colour',
    ground: 'theme',
    bare: true,
    layout: slide(
      { gap: 3.5 },
      given(
        'picture',
        stack({ gap: 2.5 }, kickerLine, heading({ size: 7, widest: 100, bold: true, leading: 1.14 })),
        column(
          { grow: 1, justify: 'center', gap: 4 },
          kickerLine,
          heading({ size: 11.5, widest: 100, bold: true, leading: 1.14 }),
        ),
      ),
      text('subtitle', { size: 1.5, bold: true, leading: 1.4 }),
      row(
        { gap: [0.5, 5], wrap: true, align: 'baseline' },
        text('speaker', { bold: true }),
        text('org'),
        text('date'),
      ),
      given('picture', footPicture('picture')),
    ),
  },
  4: {
    zh: '左文右图',
    en: 'Picture at the right',
    bare: true,
    layout: given(
      'picture',
      grid(
        ['1fr', '40%'],
        { gap: [0, 10] },
        column(
          { gap: 5 },
          kickerLine,
          column(
            { grow: 1, justify: 'center', gap: 3.5 },
            heading({ size: 2.7, bold: true, color: 'dark', leading: 1.26 }),
            text('subtitle', { size: 1.1, color: 'muted', leading: 1.5 }),
          ),
          stack({ border: { sides: ['top'], color: 'line' }, pad: [2.6, 0, 0, 0] }, signed),
        ),
        sidePicture('picture', 'right'),
      ),
      plain,
    ),
  },
  5: {
    zh: '上文下图',
    en: 'Picture below',
    bare: true,
    layout: given(
      'picture',
      slide(
        { gap: 5 },
        grid(
          ['1fr', 'auto'],
          { gap: [0, 8], align: 'end' },
          stack(
            { gap: 2 },
            kickerLine,
            heading({ size: 2.9, bold: true, color: 'dark', leading: 1.22 }),
            text('subtitle', { size: 1.1, color: 'muted', leading: 1.5 }),
          ),
          stack(
            { gap: 0.4, text: 'right' },
            text('speaker', { bold: true }),
            text('org', { size: 0.9 }),
            text('date', { color: 'muted', size: 0.84 }),
          ),
        ),
        footPicture('picture'),
      ),
      plain,
    ),
  },
  6: {
    zh: '竖排国风',
    en: 'Upright, in the Chinese manner',
    bare: true,
    layout: grid(
      ['1fr', 'auto'],
      { gap: [0, 7] },
      given('picture', sidePicture('picture', 'left'), landscape),
      pillar(
        { border: { width: 1, color: 'theme' } },
        row(
          { pad: [4.5, 4, 4, 4], justify: 'between', align: 'center' },
          heading({ size: 2.9, bold: true, color: 'dark', leading: 1.3 }),
          seal('speaker'),
        ),
        lines({}, text('kicker', { size: 0.95, bold: true, color: 'theme' })),
        lines({}, text('subtitle', { size: 1.05, leading: 1.9 })),
        lines(
          { text: 'right' },
          text('speaker', { bold: true, size: 0.95, leading: 1.9 }),
          text('org', { size: 0.86, leading: 1.9 }),
          text('date', { size: 0.8, color: 'muted', leading: 1.9 }),
        ),
      ),
    ),
  },
  7: {
    zh: '大标题与右下数字',
    en: 'Large title and one figure',
    bare: true,
    layout: slide(
      { gap: 4 },
      kickerLine,
      heading({ size: 3.4, bold: true, color: 'dark', leading: 1.22 }),
      text('subtitle', { size: 1.1, color: 'muted', leading: 1.5 }),
      spread(
        { align: 'end', gap: 8 },
        signed,
        stack(
          { text: 'right', gap: 0.4 },
          text('unit', { size: 0.84, color: 'muted' }),
          text('figure', { size: 2.9, bold: true, color: 'accent', leading: 1.1, nowrap: true }),
        ),
      ),
      layer(
        { grow: 1, minHeight: '5em', bleed: ['bottom'], align: 'stretch' },
        shape('ascent', '100%', '100%', { fill: 'theme' }),
      ),
    ),
  },
  8: {
    zh: '线框居中',
    en: 'Framed',
    bare: true,
    layout: column(
      { border: { width: 2, color: 'theme' }, pad: 1.6 },
      column(
        {
          grow: 1,
          border: { width: 1, color: 'theme' },
          pad: [6, 8],
          gap: 4.5,
          justify: 'center',
          align: 'center',
          text: 'center',
        },
        text('kicker', { size: 0.95, bold: true, color: 'theme', leading: 1.4 }),
        heading({ size: 3, bold: true, color: 'dark', leading: 1.28, align: 'center' }),
        text('subtitle', { size: 1.12, color: 'muted', leading: 1.5 }),
        bar('4em', '2px'),
        row(
          { gap: [0.5, 5], justify: 'center', wrap: true, align: 'baseline' },
          text('speaker', { bold: true }),
          text('org'),
          text('date', { color: 'muted' }),
        ),
      ),
    ),
  },
})
