import {
  facts,
  given,
  grid,
  heading,
  layer,
  own,
  type Part,
  rich,
  row,
  stack,
  text,
} from '#packages/layout/parts.ts'
import { withVariants } from '../define.ts'
import { column, fills, head, highlight, kicker, sideHead, sidePicture, slide } from '../slides/frame.ts'
import { kind } from './kind.ts'

type Field = 'kicker' | 'lead' | 'content' | 'picture' | 'caption' | 'quote'

const caption: Part<'caption'> = text('caption', { size: 0.74, color: 'muted', leading: 1.45 })
const prose: Part<'content'> = rich('content', { size: 1.08, gap: 2.8, leading: 1.7 })

/** Text alone fills the width; the sentence to remember is at the bottom. */
const textOnly: Part<Field> = slide(
  {},
  head,
  column({ grow: 1, justify: 'center' }, prose),
  highlight,
  caption,
)

const withPicture = (side: 'left' | 'right'): Part<Field> => {
  const words: Part<Field> = column(
    { gap: 4.5 },
    sideHead,
    column({ grow: 1, justify: 'center' }, rich('content', { gap: 2.4, leading: 1.65, size: 0.96 })),
    highlight,
    caption,
  )
  const shown = sidePicture<Field>('picture', side)
  return given(
    'picture',
    side === 'right'
      ? grid(['1fr', '5%', '44%'], {}, words, stack({}), shown)
      : grid(['44%', '5%', '1fr'], {}, shown, stack({}), words),
    textOnly,
  )
}

/** Numbers are stored in documents: never renumber. */
export const slideText = withVariants(kind, {
  1: {
    zh: '正文',
    en: 'Text',
    layout: given(
      'picture',
      slide(
        {},
        head,
        grid(
          ['1fr', '36%'],
          { gap: [0, 9], grow: 1 },
          column({ justify: 'center' }, prose),
          column({ gap: 1.2 }, column({ grow: 1 }, fills('picture', { grow: 1 })), caption),
        ),
        highlight,
      ),
      textOnly,
    ),
  },
  2: { zh: '左文右图', en: 'Picture at the right', foot: [0, 51], layout: withPicture('right') },
  3: { zh: '左图右文', en: 'Picture at the left', foot: [49, 100], layout: withPicture('left') },
  4: {
    zh: '两栏正文',
    en: 'Text in two columns',
    layout: slide(
      {},
      head,
      column(
        { grow: 1, border: { sides: ['top'], width: 2, color: 'theme' }, pad: [4.5, 0, 0, 0] },
        rich('content', { columns: 2, gap: 3.5, leading: 1.75, size: 1.06 }),
      ),
      highlight,
    ),
  },
  5: {
    zh: '特大标题与正文',
    en: 'Huge heading',
    layout: slide(
      { gap: 3.5 },
      kicker,
      heading({ size: 5.6, widest: 96, bold: true, color: 'dark', leading: 1.14 }),
      row(
        {
          gap: 10,
          grow: 1,
          align: 'stretch',
          border: { sides: ['top'], width: 3, color: 'ink' },
          pad: [4, 0, 0, 0],
        },
        column(
          { gap: 3.5, grow: 1 },
          rich('lead', { size: 1.26, bold: true, leading: 1.5, gap: 1 }),
          row(
            {},
            stack(
              { fill: 'theme', pad: [0.9, 2.2] },
              text('quote', { size: 0.95, bold: true, color: 'on', leading: 1.5 }),
            ),
          ),
        ),
        stack({ grow: 1 }, rich('content', { gap: 2.2, leading: 1.7 })),
      ),
    ),
  },
  6: {
    zh: '逐条卡片',
    en: 'A card for each point',
    layout: slide(
      {},
      head,
      facts(
        { across: [1, 2, 3, 2, 3, 3, 4, 4], larger: [1.3, 1.2, 1.06, 1.06, 1], gap: [4, 4], grow: 1 },
        column(
          { fill: 'soft', pad: [4, 4], gap: 1.6 },
          own('index', { size: 1.4, bold: true, color: 'theme', leading: 1.2 }),
          own('label', { size: 1.2, bold: true, color: 'dark', leading: 1.4 }),
          own('value', { leading: 1.62 }),
        ),
      ),
      highlight,
    ),
  },
  7: {
    zh: '大图与说明条',
    en: 'Large picture with a note',
    bare: true,
    layout: given(
      'picture',
      layer(
        { align: 'end' },
        fills('picture', {
          width: 'calc(100% + var(--hj-bleed-left) + var(--hj-bleed-right))',
          minHeight: 'calc(100% + var(--hj-bleed-top) + var(--hj-bleed-bottom))',
          bleed: ['top', 'right', 'bottom', 'left'],
        }),
        row(
          {},
          stack(
            {
              fill: 'paper',
              pad: [4, 5],
              gap: 1.6,
              width: '56%',
              border: { sides: ['left'], width: 6, color: 'theme' },
            },
            sideHead,
            rich('content', { size: 0.9, leading: 1.6, gap: 1 }),
            text('quote', { size: 0.9, bold: true, color: 'theme' }),
            caption,
          ),
        ),
      ),
      textOnly,
    ),
  },
})
