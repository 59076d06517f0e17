import { given, grid, heading, type Part, rich, stack, text } from '#packages/layout/parts.ts'
import { withVariants } from '../define.ts'
import { bar, column, sidePicture, slide } from '../slides/frame.ts'
import { kind } from './kind.ts'

const lead: Part<'lead'> = rich('lead', { size: 1.05, color: 'muted', leading: 1.6 })

const plain: Part<'number' | 'lead'> = slide(
  { justify: 'center', gap: 3.5 },
  text('number', { size: 5.4, bold: true, color: 'accent', leading: 1.05 }),
  heading({ size: 2.8, bold: true, color: 'dark', leading: 1.24 }),
  lead,
)

/** Numbers are stored in documents: never renumber. */
export const slideSection = withVariants(kind, {
  1: {
    zh: '主题底大序号',
    en: 'Large number on the theme colour',
    ground: 'theme',
    bare: true,
    layout: plain,
  },
  2: {
    zh: '左半色块',
    en: 'Coloured half',
    bare: true,
    layout: grid(
      ['36%', '1fr'],
      { gap: [0, 14] },
      column(
        {
          fill: 'theme',
          bleed: ['top', 'left', 'bottom'],
          justify: 'center',
          align: 'center',
          pad: 4,
          // Clipped content never breaks: it extends over the upper edge of the flow.
          clip: true,
        },
        text('number', { size: 7.5, bold: true, color: 'on', leading: 1.05, nowrap: true }),
      ),
      column(
        { justify: 'center', gap: 4 },
        heading({ size: 2.7, bold: true, color: 'dark', leading: 1.26 }),
        bar('3.4em', '5px'),
        lead,
      ),
    ),
  },
  3: {
    zh: '居中细线',
    en: 'Centred between lines',
    bare: true,
    layout: slide(
      { justify: 'center', align: 'center', text: 'center', gap: 5 },
      text('number', { size: 1.7, bold: true, color: 'theme', leading: 1.2 }),
      stack(
        { border: { sides: ['top', 'bottom'], color: 'theme' }, pad: [5.5, 14] },
        heading({ size: 2.7, bold: true, color: 'dark', leading: 1.28, align: 'center' }),
      ),
      rich('lead', { size: 1.02, color: 'muted', leading: 1.6, align: 'center' }),
    ),
  },
  4: {
    zh: '浅底巨大序号',
    en: 'Huge number on the tint',
    ground: 'soft',
    bare: true,
    layout: grid(
      ['1fr', 'auto'],
      { gap: [0, 10] },
      column(
        { justify: 'end', gap: 3, pad: [0, 0, 2, 0] },
        bar('3.4em', '6px'),
        heading({ size: 2.9, bold: true, color: 'dark', leading: 1.24 }),
        lead,
      ),
      column(
        { justify: 'end' },
        text('number', { size: 17, bold: true, color: 'theme', leading: 0.94, nowrap: true }),
      ),
    ),
  },
  5: {
    zh: '左文右图',
    en: 'Picture at the right',
    bare: true,
    layout: given(
      'picture',
      grid(
        ['1fr', '46%'],
        { gap: [0, 10] },
        column(
          { justify: 'center', gap: 3.5 },
          text('number', { size: 3.6, bold: true, color: 'theme', leading: 1.1 }),
          heading({ size: 2.4, bold: true, color: 'dark', leading: 1.26 }),
          bar('3em', '5px'),
          lead,
        ),
        sidePicture('picture', 'right'),
      ),
      plain,
    ),
  },
})
