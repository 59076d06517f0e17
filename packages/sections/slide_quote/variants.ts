import { given, grid, heading, type Part, rich, shape, stack, text } from '#packages/layout/parts.ts'
import { withVariants } from '../define.ts'
import { bar, column, sidePicture, slide } from '../slides/frame.ts'
import { lines, pillar } from '../slides/vertical.ts'
import { kind } from './kind.ts'

type Field = 'kicker' | 'content' | 'source' | 'picture'

/** A slide that is all quotation has its heading small above it. */
const above: Part<Field> = stack(
  { gap: 0.6 },
  text('kicker', { size: 0.78, bold: true, color: 'theme', leading: 1.4 }),
  heading({ size: 1.1, bold: true, color: 'dark', leading: 1.35 }),
)

const words = (size: number, align: 'left' | 'center' = 'left'): Part<Field> =>
  rich('content', { size, face: 'serif', bold: true, color: 'dark', leading: 1.55, gap: 1.6, align })

const plain: Part<Field> = slide(
  { gap: 4 },
  above,
  column(
    { grow: 1, justify: 'center', gap: 4 },
    shape('quote', '3.4em', '2.6em', { fill: 'theme' }),
    words(2.05),
    text('source', { size: 0.98, color: 'muted' }),
  ),
)

/** Numbers are stored in documents: never renumber. */
export const slideQuote = withVariants(kind, {
  1: { zh: '大引号', en: 'Large quotation mark', ground: 'soft', layout: plain },
  2: {
    zh: '主题底居中',
    en: 'Centred on the theme colour',
    ground: 'theme',
    bare: true,
    layout: slide(
      { gap: 4, text: 'center' },
      stack(
        { gap: 0.6 },
        text('kicker', { size: 0.78, bold: true, align: 'center' }),
        heading({ size: 1.1, bold: true, align: 'center', leading: 1.35 }),
      ),
      column(
        { grow: 1, justify: 'center', align: 'center', gap: 5 },
        stack({ width: '86%' }, words(2, 'center')),
        bar('3.4em', '3px'),
        text('source', { size: 0.98, align: 'center' }),
      ),
    ),
  },
  3: {
    zh: '左图右引',
    en: 'Picture at the left',
    foot: [46, 100],
    layout: given(
      'picture',
      grid(
        ['41%', '5%', '1fr'],
        {},
        sidePicture('picture', 'left'),
        stack({}),
        column(
          { gap: 4 },
          above,
          column(
            { grow: 1, justify: 'center', gap: 3.5 },
            shape('quote', '2.8em', '2.1em', { fill: 'theme' }),
            words(1.6),
            text('source', { size: 0.95, color: 'muted' }),
          ),
        ),
      ),
      plain,
    ),
  },
  4: {
    zh: '竖排',
    en: 'Upright',
    bare: true,
    layout: grid(
      ['1fr', 'auto', '1fr'],
      { gap: [0, 6] },
      stack({}),
      pillar(
        { border: { width: 1, color: 'theme' } },
        stack(
          { pad: [5, 3.4, 4, 3.4] },
          rich('content', { size: 1.9, face: 'serif', bold: true, color: 'dark', leading: 1.75, gap: 0 }),
        ),
        lines({ text: 'right' }, text('source', { size: 0.95, color: 'muted', leading: 1.9 })),
      ),
      pillar(
        {},
        stack({ pad: [1, 1, 1, 0] }, heading({ size: 1.5, bold: true, color: 'theme', leading: 1.3 })),
        stack({ pad: [1, 1.5] }, text('kicker', { size: 0.86, bold: true, color: 'muted' })),
      ),
    ),
  },
})
