import { grid, rich, row, rule, stack, text, word } from '#packages/layout/parts.ts'
import { withVariants } from '../define.ts'
import { kind } from './kind.ts'

const DASH = word('——', '—', { size: 0.92, color: 'muted' })

/** Numbers are stored in documents: never renumber. */
export const docQuote = withVariants(kind, {
  1: {
    zh: '左侧色边',
    en: 'Colour edge',
    layout: stack(
      { border: { sides: ['left'], width: 3, color: 'theme' }, pad: [1, 0, 1, 4], gap: 1 },
      rich('content', { size: 1.05 }),
      text('source', { size: 0.92, color: 'muted' }),
    ),
  },
  2: {
    zh: '大引号',
    en: 'Large quotation mark',
    layout: grid(
      ['3.2em', '1fr'],
      { gap: [0, 1] },
      word('“', '“', { size: 3.6, bold: true, face: 'serif', color: 'theme', leading: 1 }),
      stack(
        { gap: 1.5, pad: [1.5, 0, 0, 0] },
        rich('content', { size: 1.15, leading: 1.75 }),
        row({ gap: 1 }, DASH, text('source', { size: 0.92, color: 'muted' })),
      ),
    ),
  },
  3: {
    zh: '居中衬线',
    en: 'Centred serif',
    layout: grid(
      ['1fr', '12fr', '1fr'],
      {},
      stack({}),
      stack(
        { text: 'center', gap: 2.5 },
        rule({ color: 'faint' }),
        rich('content', { size: 1.2, face: 'serif', leading: 1.8 }),
        text('source', { size: 0.92, color: 'muted' }),
        rule({ color: 'faint' }),
      ),
      stack({}),
    ),
  },
  4: {
    zh: '浅色框',
    en: 'Tinted box',
    layout: stack(
      { fill: 'soft', pad: [4, 6], gap: 1.5 },
      rich('content', { color: 'dark', size: 1.05, leading: 1.8 }),
      row({ justify: 'end', gap: 1 }, DASH, text('source', { size: 0.92, color: 'muted' })),
    ),
  },
})
