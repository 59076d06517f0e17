import { own, row, stack, text } from '#packages/layout/parts.ts'
import { withVariants } from '../define.ts'
import { kind } from './kind.ts'

/** Numbers are stored in documents: never renumber. */
export const docHeading = withVariants(kind, {
  1: {
    zh: '章标题',
    en: 'Chapter',
    chapter: true,
    layout: stack(
      { gap: 0.5, keepNext: true, pad: [3, 0, 0.5, 0] },
      text('name', { role: 'h2', size: 1.55, bold: true, color: 'dark', leading: 1.4 }),
      text('note', { color: 'muted' }),
    ),
  },
  2: {
    zh: '左侧色条',
    en: 'Colour bar',
    layout: stack(
      { border: { sides: ['left'], width: 4, color: 'theme' }, pad: [0, 0, 0, 2.5], keepNext: true },
      text('name', { role: 'h2', size: 1.18, bold: true, leading: 1.5 }),
      text('note', { size: 0.92, color: 'muted' }),
    ),
  },
  3: {
    zh: '居中衬线',
    en: 'Centred serif',
    chapter: true,
    layout: stack(
      { text: 'center', gap: 0.5, keepNext: true, pad: [3, 0, 1, 0] },
      text('name', { role: 'h2', size: 1.5, bold: true, face: 'serif', leading: 1.4 }),
      text('note', { size: 0.95, color: 'muted' }),
    ),
  },
  4: {
    zh: '编号方块',
    en: 'Numbered block',
    chapter: true,
    layout: row(
      { gap: 3, align: 'center', keepNext: true, pad: [2, 0, 0.5, 0] },
      row(
        {
          fill: 'theme',
          width: '2.5em',
          height: '2.5em',
          align: 'center',
          justify: 'center',
          shrink: 0,
        },
        own('index', { size: 1.2, bold: true, color: 'on', leading: 1.2, role: 'none' }),
      ),
      stack(
        { grow: 1 },
        text('name', { role: 'h2', size: 1.4, bold: true, color: 'dark', leading: 1.4 }),
        text('note', { size: 0.92, color: 'muted' }),
      ),
    ),
  },
})
