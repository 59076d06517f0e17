import {
  facts,
  given,
  grid,
  heading,
  items,
  own,
  type Part,
  rich,
  row,
  spread,
  stack,
  text,
  word,
} from '#packages/layout/parts.ts'
import { withVariants } from '../define.ts'
import { bar, column, footPicture, sidePicture, slide } from '../slides/frame.ts'
import { landscape, lines, pillar, seal } from '../slides/vertical.ts'
import { kind } from './kind.ts'

type Field = 'kicker' | 'lead' | 'speaker' | 'fields' | 'picture' | 'name' | 'text' | 'who' | 'date'

const kicker: Part<Field> = text('kicker', { size: 0.86, bold: true, color: 'theme', leading: 1.4 })
const lead: Part<Field> = rich('lead', { size: 1.05, leading: 1.6, gap: 0.8 })

/** Tasks with the person in charge and the date. */
const actions = (size: number): Part<Field> =>
  items(
    { column: true, grow: 1, border: { sides: ['top'], color: 'line' } },
    grid(
      ['1fr', '3fr', '5.4em', '5em'],
      { gap: [0, 4], align: 'center', border: { sides: ['bottom'], color: 'line' }, pad: [1.8, 0] },
      text('name', { bold: true, size: size * 1.2, color: 'accent', leading: 1.35 }),
      text('text', { size, leading: 1.5 }),
      text('who', { size: 0.86, color: 'muted', leading: 1.4 }),
      text('date', { size: 0.86, color: 'muted', align: 'right', leading: 1.4 }),
    ),
  )

/** Small actions under a large word. */
const briefly = (justify: 'start' | 'center'): Part<Field> =>
  items(
    { across: [1, 2, 3, 4, 3, 3], gap: [3, 7] },
    column(
      { border: { sides: ['top'], width: 2, color: 'line' }, pad: [1.8, 0, 0, 0], gap: 0.5 },
      text('name', { bold: true, leading: 1.4 }),
      text('text', { size: 0.86, color: 'muted', leading: 1.5 }),
      row({ gap: 2, justify }, text('who', { size: 0.8 }), text('date', { size: 0.8, color: 'muted' })),
    ),
  )

const brief = briefly('start')

const contact: Part<Field> = row(
  { gap: [0.6, 5], wrap: true, align: 'baseline' },
  text('speaker', { bold: true }),
  facts({ as: 'row', gap: [0.6, 5], wrap: true, align: 'baseline' }, own('value', { size: 0.92 })),
)

const bold: Part<Field> = rich('lead', { size: 1.2, bold: true, leading: 1.5 })

/** Between the pieces of one line of text. */
const gap: Part<Field> = word('\u3000', ' ')

/** Numbers are stored in documents: never renumber. */
export const slideThanks = withVariants(kind, {
  1: {
    zh: '致谢与行动',
    en: 'Thanks and next steps',
    ground: 'dark',
    bare: true,
    layout: slide(
      { gap: 5 },
      stack({ gap: 1.4 }, kicker, heading({ size: 2.6, bold: true, color: 'dark', leading: 1.24 })),
      actions(1),
      spread({ gap: 6, align: 'baseline' }, lead, contact),
    ),
  },
  2: {
    zh: '居中致谢',
    en: 'Centred',
    bare: true,
    layout: slide(
      { gap: 5, text: 'center' },
      text('kicker', { size: 0.86, bold: true, color: 'theme', align: 'center' }),
      column(
        { grow: 1, justify: 'center', align: 'center', gap: 4.5 },
        heading({ size: 3.6, bold: true, color: 'dark', leading: 1.22, align: 'center' }),
        bar('4.4em', '4px'),
        rich('lead', { size: 1.1, color: 'muted', leading: 1.6, align: 'center' }),
      ),
      briefly('center'),
      row(
        { justify: 'center', gap: [0.6, 5], wrap: true, align: 'baseline' },
        text('speaker', { bold: true }),
        facts(
          { as: 'row', gap: [0.6, 5], wrap: true, justify: 'center', align: 'baseline' },
          own('value', { size: 0.92, color: 'muted' }),
        ),
      ),
    ),
  },
  3: {
    zh: '左大字右联系方式',
    en: 'Large words left, contact right',
    bare: true,
    layout: row(
      { align: 'stretch', gap: 12 },
      column(
        { gap: 4, grow: 1.3 },
        kicker,
        column(
          { grow: 1, justify: 'center', gap: 4 },
          heading({ size: 3.4, bold: true, color: 'dark', leading: 1.2 }),
          bar('3.4em', '6px'),
          rich('lead', { size: 1.05, color: 'muted', leading: 1.6 }),
        ),
        brief,
        given('picture', contact),
      ),
      given(
        'picture',
        grid(['1fr'], { grow: 1 }, sidePicture('picture', 'right')),
        column(
          {
            justify: 'center',
            grow: 1,
            border: { sides: ['left'], color: 'line' },
            pad: [0, 0, 0, 8],
            gap: 3,
          },
          text('speaker', { size: 1.3, bold: true, leading: 1.4 }),
          facts(
            { gap: 2 },
            stack(
              { gap: 0.2 },
              own('label', { size: 0.76, color: 'muted', leading: 1.4 }),
              own('value', { size: 1.02, leading: 1.45 }),
            ),
          ),
        ),
      ),
    ),
  },
  4: {
    zh: '竖排国风',
    en: 'Upright, in the Chinese manner',
    bare: true,
    layout: grid(
      ['1fr', 'auto'],
      { gap: [0, 7] },
      given('picture', sidePicture('picture', 'left'), landscape),
      pillar(
        {},
        row(
          {
            pad: [1, 2, 1, 4],
            justify: 'between',
            align: 'center',
            border: { sides: ['left'], color: 'theme' },
          },
          heading({ size: 3, bold: true, color: 'dark', leading: 1.3 }),
          seal('speaker'),
        ),
        stack(
          { pad: [2, 3, 2, 1] },
          text('kicker', { size: 1.05, bold: true, color: 'theme', leading: 2 }),
          rich('lead', { size: 0.98, leading: 2, gap: 0 }),
          items(
            {},
            row(
              { run: true },
              text('name', { size: 0.98, bold: true, leading: 2 }),
              gap,
              text('text', { size: 0.98, leading: 2 }),
              gap,
              text('who', { size: 0.86, color: 'muted', leading: 2 }),
              gap,
              text('date', { size: 0.86, color: 'muted', leading: 2 }),
            ),
          ),
        ),
        lines(
          { border: { width: 0 }, text: 'right', pad: [2, 2, 2, 0] },
          text('speaker', { size: 0.86, bold: true, leading: 1.9 }),
          facts({}, own('value', { size: 0.8, color: 'muted', leading: 1.9 })),
        ),
      ),
    ),
  },
  5: {
    zh: '整页主题色特大字',
    en: 'Huge words on the theme colour',
    ground: 'theme',
    bare: true,
    layout: slide(
      { gap: 4 },
      kicker,
      given(
        'picture',
        stack({ gap: 2.5 }, heading({ size: 6, widest: 100, bold: true, leading: 1.16 }), bold),
        column(
          { grow: 1, justify: 'center', gap: 4 },
          heading({ size: 9, widest: 100, bold: true, leading: 1.16 }),
          bold,
        ),
      ),
      brief,
      contact,
      given('picture', footPicture('picture')),
    ),
  },
})
