import type { Look } from '#packages/layout/box.ts'
import { given, grid, items, type Part, row, spread, stack, text, word } from '#packages/layout/parts.ts'
import { withVariants } from '../define.ts'
import { kind } from './kind.ts'

/** A word before a line to sign on, or before the field's text. */
const lined = <F extends string>(zh: string, en: string, field: Part<F>): Part<F> =>
  grid(
    ['4em', '1fr'],
    { align: 'end' },
    word(zh, en, { color: 'muted' }),
    stack({ border: { sides: ['bottom'], color: 'muted' }, pad: [0, 0, 0.25, 1] }, field),
  )

/** A date, or room for one. */
const dated = (look: Look = {}): Part<'date'> =>
  given('date', text('date', look), word('　　年　　月　　日', '____ / ____ / ____', look))

/** Numbers are stored in documents: never renumber. */
export const docSign = withVariants(kind, {
  1: {
    zh: '右下落款',
    en: 'At the lower right',
    layout: items(
      { gap: 4, text: 'right' },
      stack(
        { gap: 0.75, keep: true },
        text('text'),
        text('role', { color: 'muted' }),
        text('name', { size: 1.15, bold: true, face: 'serif' }),
        text('date'),
      ),
    ),
  },
  2: {
    zh: '两方并列',
    en: 'Two parties',
    layout: items(
      { columns: ['1fr', '1fr'], gap: [6, 12], fold: true, margin: [2, 0, 0, 0] },
      stack(
        { gap: 3, keep: true },
        text('role', { bold: true }),
        lined('签字', 'Signed', text('name', { blank: true })),
        lined('日期', 'Date', dated()),
        text('text', { size: 0.92, color: 'muted' }),
      ),
    ),
  },
  3: {
    zh: '审批框',
    en: 'Approval boxes',
    layout: items(
      {
        columns: ['repeat(auto-fit, minmax(10em, 1fr))'],
        border: { sides: ['top', 'left'], color: 'faint' },
      },
      stack(
        {
          border: { sides: ['right', 'bottom'], color: 'faint' },
          pad: [2.5, 3],
          column: true,
          height: '100%',
          keep: true,
        },
        stack(
          { minHeight: '6.6em' },
          text('role', { bold: true, size: 0.95 }),
          text('text', { size: 0.95, blank: true }),
        ),
        spread(
          { wrap: true, gap: [0, 2] },
          row(
            { gap: 2, align: 'end' },
            word('签字', 'Signed', { size: 0.92, color: 'muted', nowrap: true }),
            text('name', { size: 0.92, blank: true }),
          ),
          dated({ size: 0.92, color: 'muted' }),
        ),
      ),
    ),
  },
  4: {
    zh: '一行签字栏',
    en: 'In one line',
    layout: items(
      { columns: ['repeat(auto-fit, minmax(9em, 1fr))'], gap: [2.5, 5], align: 'end', margin: [1, 0] },
      grid(
        ['5em', '1fr'],
        { gap: [0, 1], align: 'end' },
        stack({}, text('role', { bold: true }), text('text', { size: 0.86, color: 'muted' })),
        stack(
          { border: { sides: ['bottom'], color: 'muted' }, pad: [0, 0, 0.25, 1] },
          given(
            'date',
            row(
              { gap: 2, align: 'end' },
              text('name', { blank: true }),
              text('date', { size: 0.86, color: 'muted' }),
            ),
            text('name', { blank: true }),
          ),
        ),
      ),
    ),
  },
  5: {
    zh: '左右各一',
    en: 'One at each side',
    layout: items(
      { columns: ['1fr', '1fr'], gap: [5, 8], margin: [2, 0, 0, 0] },
      stack(
        { gap: 0.75, keep: true, text: 'center' },
        text('role', { color: 'muted' }),
        text('text'),
        text('name', { size: 1.15, bold: true, face: 'serif' }),
        text('date'),
      ),
    ),
  },
})
