import { grid, items, type Part, picture, rich, stack, text } from '#packages/layout/parts.ts'
import { withVariants } from '../define.ts'
import { kind } from './kind.ts'

const captioned = (height: string): Part<'picture' | 'name' | 'text'> =>
  stack(
    { gap: 1, keep: true },
    picture('picture', '100%', height, { or: 'blank' }),
    text('name', { size: 0.92, color: 'muted', align: 'center' }),
    rich('text', { size: 0.92 }),
  )

/** Numbers are stored in documents: never renumber. */
export const docPicture = withVariants(kind, {
  1: { zh: '通栏', en: 'Wide', layout: items({ gap: 4 }, captioned('22em')) },
  2: {
    zh: '两列',
    en: 'Two columns',
    layout: items({ columns: ['1fr', '1fr'], gap: [4, 4], fold: true }, captioned('14em')),
  },
  3: {
    zh: '三列',
    en: 'Three columns',
    layout: items({ columns: ['1fr', '1fr', '1fr'], gap: [4, 3], fold: true }, captioned('10em')),
  },
  4: {
    zh: '左图右文',
    en: 'Picture at the left',
    layout: items(
      { gap: 5 },
      grid(
        ['15em', '1fr'],
        { gap: [2, 5], fold: true, keep: true },
        picture('picture', '100%', '11em', { or: 'blank' }),
        stack({ gap: 1 }, text('name', { size: 1.1, bold: true, color: 'dark' }), rich('text', { gap: 1 })),
      ),
    ),
  },
})
