import type { Box } from '#packages/layout/box.ts'
import {
  given,
  grid,
  items,
  layer,
  type Part,
  picture,
  rich,
  row,
  stack,
  text,
} from '#packages/layout/parts.ts'
import { withVariants } from '../define.ts'
import { column, fills, head, sideHead, slide } from '../slides/frame.ts'
import { kind } from './kind.ts'

type Entry = 'picture' | 'name' | 'text'

const name: Part<Entry> = text('name', { bold: true, leading: 1.4 })
const words: Part<Entry> = rich('text', { size: 0.84, color: 'muted', leading: 1.5, gap: 0.5 })

/** A picture that takes the height which its caption leaves; a place for one where there is none yet. */
const shown: Part<Entry> = column(
  { gap: 1.6 },
  column(
    { grow: 1, minHeight: '4em' },
    picture('picture', '100%', '0', { grow: 1, minHeight: '0', or: 'blank' }),
  ),
  stack({ gap: 0.3 }, name, words),
)

/** Over the whole slide. */
const whole: Box = {
  minHeight: 'calc(var(--hj-high) + var(--hj-bleed-top) + var(--hj-bleed-bottom))',
  bleed: ['top', 'right', 'bottom', 'left'],
}

/** Numbers are stored in documents: never renumber. */
export const slidePictures = withVariants(kind, {
  1: {
    zh: '并列',
    en: 'Side by side',
    layout: slide({}, head, items({ across: [1, 2, 3, 4, 3, 3, 4, 4], gap: [4, 5], grow: 1 }, shown)),
  },
  2: {
    zh: '一大二小',
    en: 'One large, the others small',
    layout: slide(
      {},
      head,
      row(
        { gap: 5, grow: 1, align: 'stretch' },
        items({ first: 1, column: true, grow: 1.7 }, shown),
        items({ from: 1, across: [1, 1, 1, 2, 2, 2], gap: [3.5, 4], grow: 1 }, shown),
      ),
    ),
  },
  3: {
    zh: '四宫格',
    en: 'Four fields',
    layout: slide(
      { gap: 4.5 },
      head,
      items(
        { across: [1, 1, 1, 2, 2, 2, 2, 2], larger: [1.4, 1.3, 1.16, 1], gap: [3.5, 5], grow: 1 },
        given(
          'picture',
          grid(
            ['44%', '1fr'],
            { gap: [0, 4], align: 'stretch', fill: 'soft' },
            fills('picture'),
            column({ justify: 'center', gap: 0.6, pad: [2, 3, 2, 0] }, name, words),
          ),
          column({ justify: 'center', gap: 0.6, pad: [2, 4], fill: 'soft' }, name, words),
        ),
      ),
    ),
  },
  4: {
    zh: '整页单图与标题条',
    en: 'One picture over the slide',
    bare: true,
    layout: layer(
      { align: 'end' },
      items(
        { first: 1, column: true, height: '100%' },
        given(
          'picture',
          picture('picture', 'calc(100% + var(--hj-bleed-left) + var(--hj-bleed-right))', '0', {
            ...whole,
          }),
          stack({ fill: 'soft', ...whole }),
        ),
      ),
      row(
        {},
        stack(
          {
            fill: 'paper',
            pad: [3.6, 5],
            gap: 1.4,
            width: '58%',
            border: { sides: ['left'], width: 6, color: 'theme' },
          },
          sideHead,
          items({ gap: 1 }, stack({ gap: 0.3 }, name, words)),
        ),
      ),
    ),
  },
  5: {
    zh: '人物圆形头像',
    en: 'People',
    layout: slide(
      {},
      head,
      column(
        { grow: 1, justify: 'center' },
        items(
          { across: [1, 2, 3, 4, 5, 3, 4, 4], larger: [1.4, 1.3, 1.24, 1.16, 1], gap: [5, 5] },
          column(
            { align: 'center', text: 'center', gap: 1.2 },
            picture('picture', '7em', '7em', { radius: 'full', or: 'blank', margin: [0, 0, 0.8, 0] }),
            text('name', { size: 1.08, bold: true, leading: 1.4, align: 'center' }),
            rich('text', { size: 0.84, color: 'muted', leading: 1.5, gap: 0.4, align: 'center' }),
          ),
        ),
      ),
    ),
  },
})
