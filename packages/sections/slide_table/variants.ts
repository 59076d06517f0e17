import { given, grid, type Part, rich, stack, type TableLook, table, text } from '#packages/layout/parts.ts'
import { withVariants } from '../define.ts'
import { column, head, sideHead, sidePicture, slide } from '../slides/frame.ts'
import { kind } from './kind.ts'

type Field = 'kicker' | 'lead' | 'table' | 'content' | 'picture' | 'note'

const note: Part<Field> = text('note', { size: 0.72, color: 'muted', leading: 1.4 })
const reading: Part<Field> = rich('content', { size: 0.94, leading: 1.65, gap: 1.6 })

/** The table over the whole width, what it says under it. */
const wide = (look: Omit<TableLook, 'roomy'>): Part<Field> =>
  slide(
    {},
    head,
    column({ grow: 1, justify: 'center', gap: 1.6 }, table('table', { ...look, roomy: true }), note),
    reading,
  )

/** Numbers are stored in documents: never renumber. */
export const slideTable = withVariants(kind, {
  1: { zh: '通栏', en: 'Wide', layout: wide({ head: 'line', lines: 'rows', names: true }) },
  2: { zh: '深色表头', en: 'Dark head', layout: wide({ head: 'fill', lines: 'rows', names: true }) },
  3: {
    zh: '左表右图',
    en: 'Picture at the right',
    foot: [0, 55],
    layout: given(
      'picture',
      grid(
        ['1fr', '5%', '40%'],
        {},
        column(
          { gap: 4 },
          sideHead,
          column(
            { grow: 1, justify: 'center', gap: 1.4 },
            table('table', { head: 'line', lines: 'rows', roomy: true, pad: [1, 1.2] }),
            note,
          ),
          reading,
        ),
        stack({}),
        sidePicture('picture', 'right'),
      ),
      wide({ head: 'line', lines: 'rows' }),
    ),
  },
  4: {
    zh: '左表右解读',
    en: 'Reading at the right',
    layout: given(
      'content',
      slide(
        {},
        head,
        column(
          { grow: 1, justify: 'center', gap: 1.6 },
          grid(
            ['1.9fr', '1fr'],
            { gap: [0, 8] },
            table('table', { head: 'tint', lines: 'rows', roomy: true }),
            column(
              {
                fill: 'soft',
                border: { sides: ['top'], width: 4, color: 'theme' },
                pad: [4, 4.5],
                justify: 'center',
              },
              rich('content', { size: 1.02, leading: 1.7, gap: 1.6 }),
            ),
          ),
          note,
        ),
      ),
      wide({ head: 'tint', lines: 'rows' }),
    ),
  },
  5: {
    zh: '斑马',
    en: 'Stripes',
    layout: wide({ head: 'line', lines: 'none', stripes: true, ends: true, names: true }),
  },
})
